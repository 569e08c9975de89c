import { stepsOf } from '@/games/jime/content/steps';
import type { ScriptedGame } from '../scriptedGame';
import { VisitedSteps } from '../stepVisits';
import type { Evening } from './evening';
import { beginEvening, stacked } from './evening';
import { OATH, alone, findsOf, itEndsHoweverItIsWalked, storyOf, withBar } from './oath';

const ROAD = withBar(alone('grain-road'), 400);
const STORY = storyOf(OATH, 'grain-road');
const drawnBy = (id: string): string[] =>
  (STORY.draws ?? []).filter((draw) => draw.id === id).flatMap(({ tokens }) => tokens);
const [LOADS, CROSSINGS, BANK, PRESSING] = [
  drawnBy('load'),
  drawnBy('crossing'),
  drawnBy('south-bank'),
  drawnBy('pressing'),
];
const FINDS = findsOf(STORY).filter((id) => ![...LOADS, ...CROSSINGS, ...PRESSING].includes(id));

/** With tokens that are sure to come. */
type Midday = Evening & { tokens?: readonly string[] };

const visits = new VisitedSteps(ROAD);
const midday = ({ tokens = [], ...rest }: Midday): ScriptedGame =>
  beginEvening(visits, rest, tokens.reduce(stacked, visits.content));

const seen = (told: ScriptedGame, ...pages: string[]): void => {
  for (const page of pages) expect(told.texts).toContain(`grain-road.${page}`);
};
const groups = ({ adventure }: ScriptedGame): string[] => adventure.groups.map(({ story }) => story);

/** How many heaps lie where: on the carts, at the dyke, on the moor, and how many are lost. */
const heaps = ({ adventure: { carried = {} } }: ScriptedGame): number[] =>
  ['at-carts', 'at-dyke', 'at-moor', 'lost'].map((thing) => carried[thing] ?? 0);

const loaded = (told: ScriptedGame): ScriptedGame => told.interactIfThere(...LOADS);
const over = (told: ScriptedGame): ScriptedGame => told.interactIfThere(...CROSSINGS);
const CARTS = 'grain-road.near.danger';
const DYKE = 'grain-road.far.danger';

/** So many heaps, each all the way. */
const carried = (told: ScriptedGame, count = 4): ScriptedGame => {
  for (let heap = 0; heap < count; heap += 1) over(loaded(told));
  return told;
};

/** Enemies come, and at the end of the rally phase they stand where `at` says. */
const spoiled = (told: ScriptedGame, ...at: string[]): ScriptedGame => {
  while (told.state.adventure && told.adventure.groups.length === 0) told.nextRound();
  const { takes } = told.temper;
  told.temper = { ...told.temper, takes: [...takes, ...at] };
  told.nextRound();
  told.temper = { ...told.temper, takes };
  return told;
};

const answer = (told: ScriptedGame, way: string): ScriptedGame => {
  told.temper = { ...told.temper, takes: [`grain-road.bragdush.${way}`] };
  return told.interact('bragdush');
};

describe('what the Orcs do now', () => {
  it.each(['north', 'watch'])('%s', (way) => {
    const told = answer(
      carried(midday({ flags: ['gram-rode', 'orcs-fed'], ended: { bragdush: 'way' } })),
      way,
    );
    expect(told.resolution).toBe(way);
    seen(told, 'since.promised', 'fed.heap', 'count.skurra', 'after.sower', 'after.ivy', `${way}.1`);
  });

  it('the dead have asked the heir', () => {
    const told = carried(midday({ remembered: { heir: 'aragorn' }, ended: { bragdush: 'no' } }));
    seen(answer(told, 'watch'), 'since.refused', 'watch.heir');
  });

  it('a child counts, if Skurra is dead; and what was sold', () => {
    const told = midday({ token: 'bid', takes: ['grain-road.bid.option-1'], flags: ['mother-dead'] });
    answer(carried(told.interact('bid')), 'north');
    seen(told, 'since.stranger', 'since.mother', 'count.child', 'count.sold');
  });
});

describe('heaps', () => {
  it('go from the carts to the dyke, and from the dyke to the moor, each counted once', () => {
    const told = midday({});
    expect(heaps(told)).toEqual([4, 0, 0, 0]);
    expect(heaps(over(told))).toEqual([4, 0, 0, 0]);
    expect(heaps(loaded(told))).toEqual([3, 1, 0, 0]);
    expect(heaps(over(told))).toEqual([3, 0, 1, 0]);
    expect(heaps(over(told))).toEqual([3, 0, 1, 0]);
    loaded(loaded(loaded(told)));
    expect(LOADS.some((token) => told.has(token))).toBe(false);
    expect(heaps(over(over(told)))).toEqual([0, 1, 3, 0]);
    expect(told.has('bragdush')).toBe(false);
    expect(heaps(over(told))).toEqual([0, 0, 4, 0]);
    expect(told.has('bragdush')).toBe(true);
    seen(told, 'far.two', 'far.three', 'far.four', 'near.more', 'over.done');
  });

  it.each(LOADS.map((load, index) => [load, CROSSINGS[index] ?? '']))('%s, and %s', (load, crossing) => {
    const told = carried(midday({ tokens: [load, crossing] }));
    seen(told, `${load}.pass`, `${crossing}.pass`, 'near.more', 'far.two');
    expect(heaps(told)).toEqual([0, 0, 4, 0]);
  });

  it.each(LOADS.map((load, index) => [load, CROSSINGS[index] ?? '']))(
    '%s, and %s: who fails is bruised, and at the dyke must try again',
    (load, crossing) => {
      const told = over(loaded(loaded(midday({ tokens: [load, crossing], passes: false }))));
      expect(heaps(told)).toEqual([2, 2, 0, 0]);
      told.temper = { ...told.temper, passes: true };
      over(told).temper = { ...told.temper, passes: false };
      expect(heaps(over(told))).toEqual([2, 1, 1, 0]);
      seen(told, `${load}.fail`, `${crossing}.fail`, 'near.strap', 'far.slip');
    },
  );

  it('one comes by itself from a farm that was fed', () =>
    expect(heaps(midday({ flags: ['orcs-fed'] }))).toEqual([3, 1, 0, 0]));

  it('are spoilt at the carts', () => {
    const told = spoiled(midday({}), CARTS);
    expect(heaps(told)).toEqual([3, 0, 0, 1]);
    answer(carried(told, 3), 'north');
    seen(told, 'heap.lost', 'count.short');
    expect(told.resolution).toBe('north');
  });

  it('are spoilt at the dyke', () => expect(heaps(spoiled(loaded(midday({})), DYKE))).toEqual([3, 0, 0, 1]));

  it('nothing is spoilt where nothing lies', () => {
    const told = carried(midday({}), 1);
    expect(heaps(spoiled(told, DYKE))).toEqual([3, 0, 1, 0]);
    expect(heaps(spoiled(loaded(loaded(loaded(told))), CARTS))).toEqual([0, 3, 1, 0]);
  });

  it.each([
    ['at the carts', 3, CARTS],
    ['at the dyke', 3, DYKE],
  ])('the fourth spoilt %s when three are over: nothing is left to carry', (where, count, danger) => {
    const told = carried(midday({}), count);
    if (danger === DYKE) loaded(told);
    spoiled(told, danger);
    expect(heaps(told)).toEqual([0, 0, 3, 1]);
    expect([...LOADS, ...CROSSINGS].some((token) => told.has(token))).toBe(false);
    expect(answer(told, 'watch').resolution).toBe('watch');
  });

  it('two are lost in one round, and so is the adventure', () =>
    expect(spoiled(loaded(midday({})), CARTS, DYKE).resolution).toBe('spilt'));
});

describe('Nell', () => {
  it.each([
    [['coll-heard'], 'hand'],
    [['coll-heard', 'nell-knotted'], 'knotted'],
    [[], 'plain'],
  ])('with %j', (flags: string[], page) => seen(carried(midday({ flags }), 1), `nell.${page}`));
});

describe('who comes between', () => {
  it('Gram pays, once', () => {
    const told = midday({ flags: ['gram-owes'] }).untilThreshold(5);
    expect(groups(told)).toEqual(
      expect.arrayContaining(['hungry', 'snuffers', 'hotheads', 'ashnak', 'bell']),
    );
    told.do({ type: 'storyAction', hero: told.someone, action: 'gram' }).read();
    expect(told.adventure.groups.every(({ exhausted }) => exhausted)).toBe(true);
    expect(told.state.campaign.flags['gram-owes'] ?? 0).toBe(0);
    for (const group of ['hungry', 'snuffers', 'ashnak']) seen(told.defeat(group), `${group}.beaten`);
    expect(told.state.campaign.heroes.flatMap(({ titles }) => titles)).toEqual(['stormcrow']);
  });

  it('a quiet bank, and a bell without a tongue', () => {
    const told = midday({})
      .interactIfThere(...BANK)
      .untilThreshold(4)
      .defeat('ashnak')
      .untilThreshold(5);
    seen(told, 'seed.coats', 'bell.gone');
    for (const group of ['hotheads', 'bell']) expect(groups(told)).not.toContain(group);
  });

  it('somebody falls', () => expect(midday({}).fall().untilOver().resolution).toBe('fallen'));

  it('the bar fills', () => expect(carried(midday({})).untilOver().resolution).toBe('night'));
});

describe.each([...FINDS, ...PRESSING])('%s', (token) => {
  it.each([true, false])('comes, and is dealt with (passed: %s)', (passes) => {
    const takes = [
      `grain-road.bid.option-${passes ? 1 : 2}`,
      `grain-road.boots.${passes ? 'wear' : 'carry'}`,
    ];
    const told = midday({ hero: token === 'mill' ? 'aragorn' : 'gimli', token, takes });
    if (!told.has(token)) told.untilThreshold(2);
    told.temper = { ...told.temper, passes };
    told.interact(token);
    told.temper = { ...told.temper, passes: true };
    expect(told.interactIfThere(token).has(token)).toBe(false);
  });
});

describe('who acts', () => {
  it.each([
    ['elena', 'drummer'],
    ['gimli', 'mill'],
    ['legolas', 'ring'],
    ['bilbo', 'bread'],
    ['bilbo', 'tally'],
    ['aragorn', 'sheet'],
    ['legolas', 'sling'],
    ['elena', 'grudge'],
  ])('%s has a way with the %s', (hero, token) => {
    const told = midday({ hero, token, remembered: { watcher: 'elena' } });
    if (!told.has(token)) told.untilThreshold(2);
    seen(told.interact(token), `${token}.own`);
  });
});

it('on hard it is later in the day', () => {
  const [normal, hard] = [midday({}), midday({ difficulty: 'hard' })];
  expect(hard.adventure.threat - normal.adventure.threat).toBe(6);
});

it('together the scripts visit every step', () => {
  expect(visits.missed('grain-road')).toEqual([]);
  expect(stepsOf(STORY).length).toBeGreaterThan(150);
});

/** Six pasts that lead here: the children were carried. */
const WAYS = [
  ['gram-rode', 'orcs-fed', 'gram-owes', 'coll-heard'],
  ['gram-rode', 'mother-dead', 'nell-knotted', 'roll-with-hallas'],
  ['gram-rode', 'nell-hurt', 'bartle-silent', 'shepherd-burns'],
  ['gram-rode', 'orcs-fed', 'mother-dead', 'turns-known'],
  ['gram-rode', 'gram-owes', 'page-torn', 'nell-knotted', 'coll-heard'],
  ['gram-rode'],
];
itEndsHoweverItIsWalked('grain-road', WAYS);
