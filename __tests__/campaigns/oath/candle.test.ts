import { stepsOf } from '@/games/jime/content/steps';
import type { ScriptedGame } from '../scriptedGame';
import { VisitedSteps } from '../stepVisits';
import type { Evening } from './evening';
import { beginEvening, stacked } from './evening';
import { OATH, alone, findsOf, itEndsHoweverItIsWalked, storyOf, withBar } from './oath';

const CANDLE = withBar(alone('candle'), 400);
const STORY = storyOf(OATH, 'candle');
const drawnBy = (id: string): string[] =>
  (STORY.draws ?? []).filter((draw) => draw.id === id).flatMap(({ tokens }) => tokens);
const [SLUICES, WARGS, CLOSING] = [drawnBy('sluice'), drawnBy('warg'), drawnBy('pressing')];
const BOATWOMAN = drawnBy('boatwoman');
const FINDS = findsOf(STORY).filter((id) => ![...SLUICES, ...WARGS, ...CLOSING, ...BOATWOMAN].includes(id));

/** With tokens that are sure to come. */
type Day = Evening & { tokens?: readonly string[] };

const visits = new VisitedSteps(CANDLE);

const day = ({ tokens = [], ...rest }: Day): ScriptedGame =>
  beginEvening(visits, rest, tokens.reduce(stacked, visits.content));

const seen = (told: ScriptedGame, ...pages: string[]): void => {
  for (const page of pages) expect(told.texts).toContain(`candle.${page}`);
};
const groups = ({ adventure }: ScriptedGame): string[] => adventure.groups.map(({ story }) => story);

/** As far as the road is open. */
const onward = (told: ScriptedGame): ScriptedGame =>
  told.explore(...told.adventure.tiles.filter(({ explored }) => !explored).map(({ id }) => id));

/** The water goes over, however often it takes. */
const drowned = (told: ScriptedGame): ScriptedGame => {
  onward(told);
  while (SLUICES.some((id) => told.has(id))) told.interactIfThere(...SLUICES);
  return told;
};

const door = (told: ScriptedGame): ScriptedGame => onward(drowned(told));

const ask = (told: ScriptedGame, passes = true): ScriptedGame => {
  told.temper = { ...told.temper, passes };
  return told.interact('hallas');
};

describe('Hallas at the door', () => {
  it.each([
    ['tell', true, 'hears'],
    ['tell', false, 'deaf'],
    ['pass', true, 'passed'],
    ['strike', true, 'struck'],
  ])('%s (passed: %s), and what becomes of the lamp', (does, passes, page) => {
    for (const [lamp, resolution] of [
      ['out', 'dark'],
      ['leave', 'candle'],
    ]) {
      const takes = [`candle.hallas.${does}`, `candle.lamp.${lamp}`];
      const told = ask(door(day({ takes, flags: ['told-hallas', 'asked-reeve'] })), passes);
      expect(told.resolution).toBe(resolution);
      seen(told, `hallas.${page}`, 'hallas.idhrien', 'hallas.reeve', 'after.hill');
      expect('told-twice' in told.state.campaign.flags).toBe(does === 'tell');
    }
  });

  it('nobody can tell him once more who never told him', () => {
    const takes = ['candle.hallas.tell', 'candle.hallas.pass'];
    const told = ask(door(day({ takes, ended: { errand: 'written' } })));
    seen(told, 'hallas.passed');
    expect(told.texts.has('candle.hallas.idhrien')).toBe(false);
  });

  it.each(['hallas-knows', 'mercy'])('%s is enough', (flag) =>
    seen(ask(door(day({ takes: ['candle.hallas.tell'], flags: [flag] }))), 'hallas.hears'),
  );
});

describe('the Miller', () => {
  it.each(SLUICES)('is drowned at the %s, a little at a time', (token) => {
    const told = onward(day({ tokens: [token], passes: false })).interact(token);
    seen(told, 'wheel.more');
    expect(told.adventure.tiles.some(({ id }) => id === 'reach')).toBe(false);
    told.temper = { ...told.temper, passes: true };
    seen(drowned(told), 'miller.out', 'candle.wakes');
    expect(SLUICES.filter((id) => told.has(id))).toEqual([]);
    expect(groups(told)).toContain('lit');
    expect(told.defeat('lit').texts).toContain('candle.lit.beaten');
  });

  it('has strict keepers while the Sisters burn', () =>
    expect(groups(onward(day({ ended: { toll: 'burn' } })))).toContain('aprons'));

  it('out, the light comes after', () => {
    const told = drowned(day({})).untilOver();
    expect(told.resolution).toBe('overtaken');
    seen(told, 'overtaken.king');
  });
});

describe('what came before', () => {
  it('a mill burned, a farm taken out of the line, a lantern lit', () =>
    seen(
      day({ flags: ['mill-burned', 'overlea-in', 'lantern-lit'] }),
      'wat.burned',
      'moss.boat',
      'lantern.water',
    ));

  it('or none of it', () => seen(day({}), 'wat.plain'));

  it('Mother Moss is not in the boat if another farm came', () =>
    expect(day({ flags: ['farms'] }).texts).not.toContain('candle.moss.boat'));
});

describe('the day goes on', () => {
  it('all of it, the Miller burning', () => {
    const told = onward(day({ flags: ['shepherd-burns'] })).untilThreshold(5);
    seen(told.defeat('snuffers'), 'shepherd.burns', 'snuffers.sill');
    expect(told.untilOver().resolution).toBe('overtaken');
    seen(told, 'overtaken.shore');
  });

  it('by a Shepherd whom you never came up to', () => {
    const told = day({ flags: ['shepherd-burns', 'bartle-silent'] }).untilThreshold(2);
    seen(told, 'shepherd.unreached');
    expect(told.texts).not.toContain('candle.shepherd.burns');
  });

  it('with an old Orc on the shore, and Sisters who were let go', () => {
    const told = day({ ended: { 'grain-road': 'watch', toll: 'quench' } }).untilThreshold(5);
    seen(told, 'shepherd.window', 'quench.gram', 'bright.sisters');
  });

  it('Snuffers who come when he is out', () => {
    const told = onward(day({})).untilThreshold(4);
    seen(drowned(told).defeat('snuffers'), 'snuffers.apron');
  });

  it('somebody falls', () => {
    const told = day({}).fall().untilOver();
    expect(told.resolution).toBe('fallen');
    seen(told, 'fallen.warning');
  });
});

it.each(BOATWOMAN.flatMap((token) => [true, false].map((passes) => [token, passes] as const)))(
  'the bailers of %s are spoken to (passed: %s)',
  (token, passes) => seen(day({ token, passes }).interact(token), `sukey.${passes ? 'pass' : 'fail'}`),
);

describe.each([...FINDS, ...CLOSING, ...WARGS])('%s', (token) => {
  it.each([true, false])('comes, and is dealt with (passed: %s)', (passes) => {
    const takes = [`candle.oilskin.option-${passes ? 1 : 2}`];
    const late = CLOSING.includes(token);
    const hero = ['king', 'hopper'].includes(token) ? 'gimli' : 'aragorn';
    const told = day({ hero, tokens: [token], takes });
    if (late) onward(told).untilThreshold(3);
    else if (!onward(told).has(token)) door(told);
    told.temper = { ...told.temper, passes };
    expect(told.interact(token).has(token)).toBe(late && !passes);
  });
});

describe('who acts', () => {
  it.each([
    ['aragorn', 'king'],
    ['elena', 'choir'],
    ['gimli', 'well-rope'],
    ['legolas', 'heron'],
    ['bilbo', 'hopper'],
    ...WARGS.map((warg) => ['bilbo', warg]),
  ])('%s has a way with the %s', (hero, token) => {
    const told = day({ hero, tokens: [token], remembered: { 'cub-bearer': 'bilbo' } });
    if (!onward(told).has(token)) door(told);
    seen(told.interact(token), `${WARGS.includes(token) ? 'whitejaw' : token}.own`);
  });
});

it.each([
  [2, 0],
  [3, 8],
  [4, 12],
  [5, 16],
])('on hard it is later in the day (%d heroes)', (heroes, threat) => {
  const [normal, hard] = [day({ heroes }), day({ heroes, difficulty: 'hard' })];
  expect(hard.adventure.threat - normal.adventure.threat).toBe(threat);
});

it('together the scripts visit every step', () => {
  expect(visits.missed('candle')).toEqual([]);
  expect(stepsOf(STORY).length).toBeGreaterThan(120);
});

/** Six pasts that lead here. */
const WAYS = [
  ['told-hallas', 'hallas-knows', 'mercy', 'lantern-lit', 'farms', 'overlea-in', 'asked-reeve'],
  ['mill-burned', 'shepherd-burns', 'roll-with-hallas'],
  ['hallas-knows', 'page-torn', 'nell-knotted'],
  ['shepherd-burns', 'lantern-lit', 'knows-word'],
  ['mercy', 'farms', 'mill-burned'],
  [],
];
itEndsHoweverItIsWalked('candle', WAYS);
