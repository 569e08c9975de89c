import type { Effect } from '@/games/jime/content';
import { stepsOf } from '@/games/jime/content/steps';
import type { ScriptedGame } from '../scriptedGame';
import { VisitedSteps } from '../stepVisits';
import type { Evening } from './evening';
import { beginEvening, setUpWith, stacked } from './evening';
import { OATH, alone, findsOf, itEndsHoweverItIsWalked, storyOf, withBar } from './oath';

const GOLDWORTHY = withBar(alone('goldworthy'), 400);
const STORY = storyOf(OATH, 'goldworthy');
const drawnBy = (id: string): string[] =>
  (STORY.draws ?? []).filter((draw) => draw.id === id).flatMap(({ tokens }) => tokens);
const [WAYS_OUT, MEN, WATERS, CLOSING] = [
  drawnBy('way-out'),
  drawnBy('hired-man'),
  drawnBy('water'),
  drawnBy('night'),
];
const FINDS = findsOf(STORY).filter((id) => ![...WAYS_OUT, ...MEN, ...WATERS].includes(id));

/** The farm in each of its shapes. */
const SHAPES = [0, 1, 2].map((at) => [WAYS_OUT[at], MEN[at], WATERS[at]].map(String));

/** `knots`: how many the wick has, for a script that looks into every corner. */
type Night = Evening & { tokens?: readonly string[]; knots?: number };

const visits = new VisitedSteps(GOLDWORTHY);

const night = ({ tokens = [], knots = 300, ...rest }: Night): ScriptedGame => {
  const wick = setUpWith(visits.content, (effect) =>
    effect.do === 'carry' && effect.thing === 'knot' ? { ...effect, by: knots } : effect,
  );
  return beginEvening(visits, rest, tokens.reduce(stacked, wick));
};

const knotsOf = ({ adventure }: ScriptedGame): number => adventure.carried?.knot ?? 0;
const groups = ({ adventure }: ScriptedGame): string[] => adventure.groups.map(({ story }) => story);
const seen = (told: ScriptedGame, ...pages: string[]): void => {
  for (const page of pages) expect(told.texts).toContain(`goldworthy.${page}`);
};

/** The interaction of that number. */
const by = (told: ScriptedGame, token: string, interaction: number): ScriptedGame => {
  told.do({ type: 'look', token });
  while (told.prompt?.kind === 'message') told.do({ type: 'continue' });
  return told.do({ type: 'interact', hero: told.someone, interaction }).read();
};

/** Whichever shape has come. */
const the = (told: ScriptedGame, shapes: string[]): string => shapes.find((id) => told.has(id)) ?? '';

/** One of the household is fetched from the kitchen and seen through. */
const brought = (told: ScriptedGame, person: string): ScriptedGame =>
  told.interact(person).interact(the(told, WAYS_OUT));

const house = (told: ScriptedGame): ScriptedGame => {
  for (const person of ['pim', 'aunt', 'ivy']) if (told.has(person)) brought(told, person);
  return told;
};

const lifted = (told: ScriptedGame): ScriptedGame => by(house(told), the(told, MEN), 2);
const ended = (told: ScriptedGame): ScriptedGame => lifted(told).interact(the(told, WATERS));

describe.each(SHAPES)('by the %s, the %s and the %s', (...tokens) => {
  const [wayOut = '', man = '', water = ''] = tokens;

  it.each([
    ['out', 'out', ['jem-barn']],
    ['back', 'burning', []],
  ])('the household is brought out and the flame goes %s', (answer, resolution, flags) => {
    const told = night({ tokens, flags, takes: [`goldworthy.beck.${answer}`] });
    told.interact(wayOut).interact(water);
    seen(told, 'beck.cold');
    expect(ended(told).resolution).toBe(resolution);
    seen(told, 'ivy.first', 'aunt.out', 'ivy.out', 'man.lifted');
    expect(told.state.campaign.flags.farms ?? 0).toBe(answer === 'out' ? 1 : 0);
  });

  it.each([[['jem-barn']], [[]]])('the flame will not come at first (%j)', (flags: string[]) => {
    const told = house(night({ tokens, flags }));
    told.temper = { ...told.temper, passes: false };
    seen(by(told, man, 2), 'man.slipped');
    expect(told.texts.has('goldworthy.man.bucket')).toBe(flags.length > 0);
    expect(told.adventure.carried?.flame ?? 0).toBe(0);
  });

  it('two knots may be picked out, and no more', () => {
    const told = by(by(night({ tokens }), man, 0), man, 1);
    expect(knotsOf(told)).toBe(301);
    told.temper = { ...told.temper, passes: false };
    seen(by(told, man, 1), 'man.evening', 'man.burned');
    expect(() => by(told, man, 1)).toThrow('refused');
  });
});

describe('the wick', () => {
  it('burns a knot a round, and with the last of them goes her name', () => {
    const told = night({ knots: 3 });
    expect(knotsOf(told.nextRound())).toBe(2);
    expect(told.untilOver().resolution).toBe('nameless');
    seen(told, 'knot.burns', 'nameless.kitchen');
  });

  it('burns in the bucket too', () => {
    const told = lifted(night({ knots: 2 })).untilOver();
    expect(told.resolution).toBe('nameless');
    seen(told, 'nameless.lane');
  });

  it.each([true, false])('is told what she knew (passed: %s)', (passes) => {
    const told = by(night({ passes }), 'ivy', 0);
    expect(knotsOf(told)).toBe(passes ? 301 : 300);
    seen(told, `ivy.${passes ? 'pass' : 'fail'}`);
  });
});

describe('the keepers', () => {
  it('rise again', () => {
    const told = night({}).defeat('ring');
    expect(groups(told)).toEqual([]);
    expect(groups(told.nextRound())).toEqual(['ring']);
    seen(told, 'ring.falls', 'ring.rises');
  });

  it.each([true, false])('follow iron (passed: %s)', (passes) => {
    const told = night({ passes });
    told.do({ type: 'storyAction', hero: told.someone, action: 'iron' }).read();
    seen(told, `iron.${passes ? 'pass' : 'fail'}`);
    expect(told.adventure.groups.map(({ exhausted }) => exhausted)).toEqual([true]);
  });

  it.each(['pim', 'aunt', 'ivy'])('let %s be where they do not stand', (person) => {
    const told = night({});
    if (person === 'ivy') brought(brought(told, 'pim'), 'aunt');
    told.interact(person).nextRound();
    expect(told.texts.has(`goldworthy.${person}.struck`)).toBe(false);
    expect(told.has(person)).toBe(true);
  });

  it.each(['pim', 'aunt', 'ivy'])('take %s back', (person) => {
    const told = night({ takes: [`goldworthy.${person}.danger`] });
    if (person === 'ivy') brought(brought(told, 'pim'), 'aunt');
    expect(told.interact(person).untilOver().resolution).toBe('house');
    seen(told, `${person}.struck`);
  });
});

describe('what came before', () => {
  it.each([
    [['keepers-called', 'farms'], 'why.called'],
    [['herd-lost'], 'why.herd'],
    [[], 'why.else'],
  ])('%j', (flags, page) => seen(night({ flags }), page));

  it.each([2, 3])('%d farms are out of the line', (farms) => {
    const story = storyOf(visits.content, 'goldworthy');
    const setup: Effect[] = [{ do: 'count', flag: 'farms', scope: 'campaign', by: farms }, ...story.setup];
    const told = beginEvening(
      visits,
      {},
      { ...visits.content, adventures: { goldworthy: { ...story, setup } } },
    );
    expect(told.texts.has('goldworthy.farms.come')).toBe(farms === 3);
  });

  it('Hob is dead, and she had a son', () => {
    const told = ended(night({ ended: { toll: 'dark', farm: 'slept' } }));
    seen(told, 'pim.dog', 'ivy.slept', 'after.slept');
  });

  it('Hob brings up the rear, and the boots go along', () =>
    seen(ended(night({})), 'pim.hob', 'ivy.boots', 'after.robin'));

  it('no cow is heard in a byre that is empty', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const told = night({ seed, flags: ['herd-lost'] }).untilThreshold(3);
      expect(told.has('cows')).toBe(false);
      expect(CLOSING.filter((id) => told.has(id))).not.toEqual([]);
    }
  });

  it.each([['crook-planted'], ['robin-crook']])('the crook is elsewhere (%s)', (flag) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const told = night({ seed, flags: [flag] });
      expect(told.has('crook')).toBe(false);
      expect(FINDS.filter((id) => told.has(id))).toHaveLength(5);
    }
  });

  it('two heroes have no aunt to fetch', () =>
    expect(ended(night({ heroes: 2, takes: ['goldworthy.beck.out'] })).resolution).toBe('out'));

  it.each([
    [2, 0],
    [3, 8],
    [4, 9],
  ])('on hard it is later in the night for more than two (%d heroes)', (heroes, threat) => {
    const [normal, hard] = [night({ heroes }), night({ heroes, difficulty: 'hard' })];
    expect(hard.adventure.threat - normal.adventure.threat).toBe(threat);
  });
});

describe('the night goes on', () => {
  it('all of it, with the house full', () => {
    const told = night({ ended: { market: 'kept' } }).untilThreshold(5);
    seen(told, 'smith.goes', 'writ.none');
    told.defeat('goblins').defeat('orcs');
    seen(told, 'goblins.beaten', 'orcs.beaten');
  });

  it('with a smith who was told, Orcs who were fed, a ledger sold, and the house empty', () => {
    const told = house(night({ flags: ['told-hallas', 'orcs-fed'], ended: { market: 'sold' } }));
    told.untilThreshold(5).defeat('writ');
    seen(told, 'smith.stays', 'orchard.fed', 'writ.sold', 'late.out', 'writ.beaten');
  });

  it('with Orcs who are on their way home', () => {
    const told = night({ ended: { 'grain-road': 'north' } }).untilThreshold(3);
    seen(told, 'orchard.north');
    expect(told.texts).not.toContain('goldworthy.orchard.fed');
  });

  it.each([
    ['the bar fills', (told: ScriptedGame) => told.untilOver(), 'night'],
    ['somebody falls', (told: ScriptedGame) => told.fall().untilOver(), 'fallen'],
  ])('%s', (_, lose, resolution) => {
    const told = lose(night({}));
    expect(told.resolution).toBe(resolution);
    seen(told, `${resolution}.window`);
    seen(lose(house(night({}))), `${resolution}.lane`);
  });
});

describe.each(FINDS)('%s', (token) => {
  it.each([true, false])('comes, and is dealt with (passed: %s)', (passes) => {
    const takes = [`goldworthy.wick.option-${passes ? 1 : 2}`];
    const hero = token === 'harrow' ? 'aragorn' : 'gimli';
    const told = night({ hero, tokens: [token], passes, takes });
    const late = CLOSING.includes(token);
    if (late) told.untilThreshold(3);
    expect(told.interact(token).has(token)).toBe(late && !passes);
  });
});

describe('who acts', () => {
  it.each([
    ['bilbo', 'bull'],
    ['gimli', 'harrow'],
    ['aragorn', 'stranger'],
    ['elena', 'cradle'],
    ['legolas', 'ladder'],
    ['bilbo', 'kitchen-maid'],
    ['gimli', 'almanac'],
  ])('%s has a way with the %s', (hero, token) => {
    const told = night({ hero, tokens: [token], remembered: { tied: 'gimli' } });
    seen(told.interact(token), `${token}.own`);
  });
});

it('together the scripts visit every step', () => {
  expect(visits.missed('goldworthy')).toEqual([]);
  expect(stepsOf(STORY).length).toBeGreaterThan(150);
});

/** Six pasts that lead here. */
const WAYS = [
  ['keepers-called', 'told-hallas', 'orcs-fed', 'jem-barn'],
  ['herd-lost', 'hallas-knows', 'jem-turned'],
  ['keepers-called', 'roll-with-hallas', 'nell-knotted'],
  ['herd-lost', 'page-torn', 'jem-barn'],
  ['knows-word', 'lantern-lit', 'mercy'],
  [],
];
itEndsHoweverItIsWalked('goldworthy', WAYS);
