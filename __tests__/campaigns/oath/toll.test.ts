import { stepsOf } from '@/games/jime/content/steps';
import { ScriptedGame } from '../scriptedGame';
import { VisitedSteps } from '../stepVisits';
import type { Evening } from './evening';
import { beginEvening } from './evening';
import { OATH, alone, findsOf, itEndsHoweverItIsWalked, storyOf, withBar } from './oath';

const TOLL = withBar(alone('toll'), 400);
const STORY = storyOf(OATH, 'toll');
const JEMS = STORY.tokens.map(({ id }) => id).filter((id) => id.startsWith('jem-'));
const FINDS = findsOf(STORY).filter((id) => !JEMS.includes(id));
const THREATS = STORY.tokens.filter(({ kind }) => kind === 'threat').map(({ id }) => id);

type Lamp = 'elder' | 'younger';
const LAMPS: readonly Lamp[] = ['elder', 'younger'];
/** The ways to use a lamp, in the order they are written. */
const WAYS_OF = { light: 0, knot: 1, lift: 2, answer: 3, feed: 4 } as const;

const visits = new VisitedSteps(TOLL);

const night = (evening: Evening): ScriptedGame => beginEvening(visits, { hero: 'gimli', ...evening });

const atLamp = (told: ScriptedGame, lamp: Lamp, way: keyof typeof WAYS_OF): ScriptedGame => {
  told.do({ type: 'look', token: lamp });
  while (told.prompt?.kind === 'message') told.do({ type: 'continue' });
  return told.do({ type: 'interact', hero: told.someone, interaction: WAYS_OF[way] }).read();
};

const lit = (told: ScriptedGame, ...lamps: readonly Lamp[]): ScriptedGame => {
  for (const lamp of lamps) atLamp(told, lamp, 'light');
  return told;
};

/** Both lamps lit, and lifted in one round. */
const bothUp = (told: ScriptedGame): ScriptedGame => {
  lit(told, ...LAMPS);
  return atLamp(atLamp(told, 'elder', 'lift'), 'younger', 'answer');
};

/** The farms over the ford. */
const crossed = (told: ScriptedGame): ScriptedGame => {
  for (const lamp of LAMPS) atLamp(told, lamp, 'feed');
  return told;
};

const flagsOf = ({ state }: ScriptedGame): string[] => Object.keys(state.campaign.flags);
const groups = ({ adventure }: ScriptedGame): string[] => adventure.groups.map(({ story }) => story);
const all = (...pages: string[]): string[] => pages.map((page) => `toll.${page}`);

/** Over the ford, on a night when Jem is to be found there. */
const crossedTo = (token: string, evening: Evening): ScriptedGame => {
  for (let seed = 1; seed < 60; seed += 1) {
    const told = crossed(bothUp(night({ ...evening, seed })));
    if (told.has(token)) return told;
  }
  throw new Error(`${token} never comes`);
};

describe('what is settled with Jem', () => {
  it.each(
    JEMS.flatMap((token) =>
      ['burn', 'quench'].flatMap((lamps) => ['take', 'leave'].map((box) => [token, lamps, box] as const)),
    ),
  )('at %s: the lamps %s, the box %s', (token, lamps, box) => {
    const takes = all(`lamps.${lamps}`, `box.${box}`);
    const told = crossedTo(token, { takes, ended: { market: 'kept' } }).interact(token);
    expect(told.resolution).toBe(lamps);
    for (const page of all('jem.answer', 'after.kept', 'after.road')) expect(told.texts).toContain(page);
    expect(flagsOf(told).includes('jem-barn')).toBe(box === 'leave');
    expect(told.state.campaign.heroes.flatMap(({ titles }) => titles)).toEqual(['fire-giver']);
    expect(told.state.campaign.trinkets).toEqual(['helmet']);
  });

  it('the ledger that was sold has paid for the dark, and Jem in trade has looked into the box', () => {
    const told = night({ flags: ['jem-turned'], ended: { market: 'sold' } });
    expect(groups(told)).toEqual(['men']);
    lit(told, 'younger');
    atLamp(atLamp(told, 'elder', 'lift'), 'younger', 'answer');
    crossed(told).interactIfThere(...JEMS);
    for (const page of all('jem.turned', 'jem.turned-end', 'jem.sold', 'after.notary'))
      expect(told.texts).toContain(page);
  });
});

describe('who is on the bank', () => {
  it.each([
    ['lamp', ['keepers-called'], {}],
    ['lamp', [], { farm: 'slept' }],
    ['herd', ['herd-lost'], {}],
    ['plain', [], {}],
  ])('Dame Ivy, %s', (page, flags, ended) => {
    expect(night({ flags, ended }).texts).toContain(`toll.ivy.${page}`);
  });

  it('a customer in credit finds one Sister open', () => {
    const told = night({ flags: ['jem-paid'], remembered: { tied: 'gimli' } });
    expect(groups(told)).toEqual(['men']);
    for (const page of all('jem.paid', 'elder.lit', 'tied')) expect(told.texts).toContain(page);
  });

  it('others find both shut', () => expect(groups(night({}))).toEqual(['guard', 'men']));

  it('to three of you Mr Hobb and Mr Tarn do not get up', () => {
    const told = night({ hero: 'aragorn', heroes: 3 });
    expect(groups(told)).toEqual(['men']);
    expect(told.texts).toContain('toll.guard.sits');
  });
});

describe('by the size of the company and on hard', () => {
  it('to two of you they leave the Elder alight', () => {
    const told = night({ hero: 'aragorn', heroes: 2 });
    for (const page of all('guard.sits', 'elder.lit')) expect(told.texts).toContain(page);
    expect(told.adventure.flags['elder-lit']).toBe(1);
  });

  it('men, Orcs and swimmers are better armed before four or five', () => {
    const told = bothUp(night({ difficulty: 'hard' })).untilThreshold(2);
    const bonuses = Object.fromEntries(told.adventure.groups.map((group) => [group.story, group.bonuses]));
    expect(bonuses).toMatchObject({
      men: ['well-equipped'],
      orcs: ['bloodthirsty', 'large'],
      runners: ['bloodthirsty'],
    });
  });

  it.each([
    ['normal', 1],
    ['hard', 2],
  ] as const)('two heroes on %s find %i of Pollard’s men', (difficulty, figures) => {
    const told = night({ hero: 'aragorn', heroes: 2, difficulty });
    expect(told.adventure.groups.find(({ story }) => story === 'men')?.figures).toHaveLength(figures);
  });
});

describe('the lamps', () => {
  it.each(LAMPS)('%s is tried in vain, and then lit with a knot', (lamp) => {
    const told = atLamp(night({ passes: false }), lamp, 'light');
    expect(told.texts).toContain(`toll.${lamp}.fail`);
    expect(atLamp(told, lamp, 'knot').texts).toContain('toll.knot.done');
    expect(told.state.campaign.remembered).toEqual({ tied: 'gimli' });
  });

  it('a second knot takes the first, and a hobbit has no boots to remember', () => {
    const told = atLamp(atLamp(night({ hero: 'bilbo' }), 'elder', 'knot'), 'younger', 'knot');
    for (const page of all('knot.bare', 'knot.again', 'both.lit')) expect(told.texts).toContain(page);
  });

  it('a knot lights the second of them as well as the first', () => {
    expect(atLamp(lit(night({}), 'younger'), 'elder', 'knot').texts).toContain('toll.both.lit');
  });

  it('nobody at either when the wind comes, and the farms are in the water', () => {
    const told = bothUp(night({})).untilThreshold(3);
    for (const page of all('elder.out', 'younger.out')) expect(told.texts).toContain(page);
    expect(told.untilOver().resolution).toBe('dark');
  });

  it.each([
    ['bilbo', 'lift.hobbit'],
    ['aragorn', 'lift.heir'],
  ])('%s has a way to lift them', (hero, page) => {
    expect(bothUp(night({ hero })).texts).toContain(`toll.${page}`);
  });

  it.each([LAMPS, [...LAMPS].reverse()])(
    'must be lifted in the same round, whichever is first',
    (...order) => {
      const [first, second] = order as [Lamp, Lamp];
      const told = atLamp(lit(night({}), ...LAMPS), first, 'lift').nextRound();
      expect(atLamp(told, second, 'lift').adventure.objectivesDone).toEqual([]);
      expect(atLamp(told, first, 'answer').adventure.objectivesDone).toEqual(['both']);
      expect(groups(told)).toContain('orcs');
    },
  );

  it.each(LAMPS)('%s wants feeding more than once', (lamp) => {
    const told = bothUp(night({}));
    told.temper = { ...told.temper, passes: false };
    expect(atLamp(told, lamp, 'feed').texts).toContain(`toll.${lamp}.more`);
  });

  it.each(LAMPS)('%s goes out where enemies stand alone, and after three rounds all is lost', (lamp) => {
    const told = bothUp(night({ takes: [`toll.${lamp}.groups`] })).nextRound();
    expect(told.texts).toContain(`toll.${lamp}.out`);
    expect(told.untilOver().resolution).toBe('dark');
  });

  it.each(LAMPS)('%s can be lit again in time', (lamp) => {
    const told = bothUp(night({ takes: [`toll.${lamp}.groups`] })).nextRound();
    told.temper = { ...told.temper, takes: [] };
    expect(lit(told, lamp).nextRound().nextRound().nextRound().state.adventure).not.toBeNull();
  });
});

describe('the night goes on', () => {
  it('all of it, with nobody over the ford', () => {
    const told = lit(night({ hero: 'gimli' }), ...LAMPS).untilThreshold(6);
    expect(groups(told)).toEqual(expect.arrayContaining(['guard', 'men', 'runners', 'bows']));
    for (const page of all('elder.out', 'younger.out', 'chain.named', 'bows.elf', 'late.alone'))
      expect(told.texts).toContain(page);
    for (const group of ['guard', 'men']) told.defeat(group);
    for (const page of all('guard.beaten', 'men.beaten')) expect(told.texts).toContain(page);
  });

  it('with somebody at each lamp, and no Elf to see where arrows come from', () => {
    const takes = all('elder.heroes', 'younger.heroes');
    const men = {
      heroes: ['aragorn', 'gimli', 'beravor', 'bilbo'],
      roles: ['captain', 'guardian', 'pathfinder', 'burglar'],
    };
    const told = new ScriptedGame(
      visits.content,
      { ...men, seed: 1 },
      { passes: true, takes },
      (state) => void visits.note(state),
    );
    bothUp(told).defeat('orcs').untilThreshold(6);
    for (const page of all('wind.held', 'orcs.beaten')) expect(told.texts).toContain(page);
    for (const page of all('bows.elf', 'late.alone')) expect(told.texts).not.toContain(page);
  });

  it.each([
    ['the bar fills', (told: ScriptedGame) => told.untilOver(), 'night'],
    ['somebody falls', (told: ScriptedGame) => told.fall().untilOver(), 'fallen'],
  ])('%s', (_, lose, resolution) => {
    expect(lose(night({})).resolution).toBe(resolution);
  });
});

describe.each(FINDS)('%s', (token) => {
  it.each([true, false])('comes, and is dealt with (passed: %s)', (passes) => {
    const takes = passes ? ['toll.wicks.burn'] : ['toll.wicks.keep'];
    const told = night({ token, passes, takes }).untilThreshold(1).interact(token);
    expect(told.has(token)).toBe(THREATS.includes(token) && !passes);
  });
});

it.each([
  ['aragorn', 'king', {}],
  ['legolas', 'ashes', { tied: 'legolas' }],
  ['elena', 'fiddle', {}],
])('%s has a page at %s', (hero, token, remembered) => {
  expect(night({ hero, token, remembered }).interact(token).texts).toContain(`toll.${token}.own`);
});

it('together the scripts visit every step', () => {
  expect(visits.missed('toll')).toEqual([]);
  expect(stepsOf(STORY).length).toBeGreaterThan(150);
});

/** Ways to come here, all without the leaf. */
const WAYS = [
  ['roll-with-hallas', 'bartle-owes', 'knows-word', 'jem-paid', 'keepers-called'],
  ['roll-with-hallas', 'jem-turned', 'nell-hurt'],
  ['roll-with-hallas', 'herd-lost', 'nell-knotted'],
  ['bartle-silent', 'nell-hurt'],
  ['roll-with-hallas', 'orcs-fed', 'lantern-lit'],
  [],
];
itEndsHoweverItIsWalked('toll', WAYS);
