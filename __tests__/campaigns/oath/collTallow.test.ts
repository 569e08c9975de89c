import { stepsOf } from '@/games/jime/content/steps';
import type { Difficulty } from '@/games/jime/play';
import type { ScriptedGame } from '../scriptedGame';
import { VisitedSteps } from '../stepVisits';
import type { Evening } from './evening';
import { beginEvening, setUpWith } from './evening';
import { OATH, alone, findsOf, itEndsHoweverItIsWalked, storyOf, withBar } from './oath';

const COLL_TALLOW = withBar(alone('coll-tallow'), 400);
const STORY = storyOf(OATH, 'coll-tallow');
const HANDS = (STORY.draws ?? []).filter(({ id }) => id === 'hands').flatMap(({ tokens }) => tokens);
const FINDS = findsOf(STORY).filter((id) => !HANDS.includes(id));

/** `moon`: rounds until it rises, for a script that looks into every corner. */
type Friday = Evening & { moon?: number };

const visits = new VisitedSteps(COLL_TALLOW);

const friday = ({ moon = 4, ...rest }: Friday): ScriptedGame => {
  const moonlit = setUpWith(visits.content, (effect) =>
    effect.do === 'countdown' ? { ...effect, rounds: moon } : effect,
  );
  return beginEvening(visits, rest, moonlit);
};

const groups = ({ adventure }: ScriptedGame): string[] => adventure.groups.map(({ story }) => story);
const flagsOf = ({ state }: ScriptedGame): string[] => Object.keys(state.campaign.flags);
const seen = (told: ScriptedGame, ...pages: string[]): void => {
  for (const page of pages) expect(told.texts).toContain(`coll-tallow.${page}`);
};

/** Every hand is emptied, however often it takes; those in `leaving` are let be. */
const emptied = (told: ScriptedGame, ...leaving: string[]): ScriptedGame => {
  const armed = HANDS.filter((id) => told.has(id) && !leaving.includes(id));
  const { passes } = told.temper;
  told.interactIfThere(...armed);
  told.temper = { ...told.temper, passes: true };
  told.interactIfThere(...armed);
  told.temper = { ...told.temper, passes };
  return told;
};

/** Rounds go by, hands are emptied, until the moon is up. */
const moonrise = (told: ScriptedGame): ScriptedGame => {
  while (told.state.adventure && !told.adventure.flags.moon) emptied(told).nextRound();
  return told;
};

/** One blow that leaves the captain standing, and he drops his iron. */
const bare = (told: ScriptedGame): ScriptedGame => {
  const captain = told.adventure.groups.find(({ story }) => story === 'captain');
  told.do({ type: 'attack', hero: told.someone, group: captain?.id ?? '' });
  while (told.prompt?.kind === 'message') told.do({ type: 'continue' });
  return told.do({ type: 'apply', hits: 9, modifiers: [] }).read();
};

const held = (told: ScriptedGame): ScriptedGame => bare(moonrise(told)).defeat('raiders').defeat('barehand');

const call = (told: ScriptedGame): ScriptedGame =>
  told.do({ type: 'storyAction', hero: told.someone, action: 'hallas' }).read();

describe('whose watch it is', () => {
  it.each([
    ['bartle', 'take'],
    ['nell', 'sister'],
    ['left', 'leave'],
  ])('%s', (resolution, answer) => {
    const takes = [`coll-tallow.settle.${answer}`, 'coll-tallow.hallas.tell'];
    const told = call(
      held(friday({ takes, flags: ['turns-known', 'told-hallas'], ended: { hearths: 'told' } })),
    );
    expect(told.interact('coll').resolution).toBe(resolution);
    seen(
      told,
      'since.told',
      'nell.comes',
      'settle.nell',
      'settle.turns',
      'hallas.told',
      'after.knows',
      'after.act',
    );
    expect(flagsOf(told)).toContain('hallas-knows');
    expect(told.state.campaign.heroes.flatMap(({ titles }) => titles)).toEqual(['luckwearer']);
  });

  it('without the old woman’s counsel Nell may not', () => {
    const told = held(friday({ takes: ['coll-tallow.settle.sister'] })).interact('coll');
    seen(told, 'settle.idhrien', 'left.with');
    expect(told.resolution).toBe('left');
  });

  it('Nell who has knotted hums, and he has the rest of it', () => {
    const told = held(friday({ flags: ['nell-knotted'], takes: ['coll-tallow.settle.take'] })).interact(
      'coll',
    );
    seen(told, 'since.knotted', 'nell.hums', 'settle.hum');
  });

  it('Nell struck down is in the cart', () => {
    const told = moonrise(friday({ flags: ['turns-known'], takes: ['coll-tallow.nell.danger'] }));
    while (told.has('nell')) told.nextRound();
    seen(told, 'nell.struck', 'nell.lost');
    expect(flagsOf(told)).toContain('nell-broken');
    expect(flagsOf(told)).not.toContain('nell-hurt');
    bare(told).defeat('barehand').interact('coll');
    seen(told, 'settle.cart', 'left.cart');
  });
});

describe('how Hallas came by the name', () => {
  it.each([
    ['told', 'told'],
    ['named', 'bartle'],
    ['night', 'bartle'],
    ['fallen', 'bartle'],
    ['kept', 'wick'],
  ])('Thornhowe ended %s', (hearths, page) => seen(friday({ ended: { hearths } }), `since.${page}`));

  it('and that he is not told whom the boy waits for', () => {
    const told = call(friday({ takes: ['coll-tallow.hallas.spare'] }));
    seen(told, 'hallas.spared');
    expect(flagsOf(told)).not.toContain('hallas-knows');
  });
});

describe('until moonrise', () => {
  it.each(HANDS)('one hand with iron in it (%s), and the dead who saw it stay', (token) => {
    const told = friday({ token });
    while (!told.adventure.flags.moon) emptied(told, token).nextRound();
    seen(told, 'iron.one', 'moon.stay');
    expect(groups(told)).toContain('keepers');
  });

  it('two, and it is lost', () => {
    const told = friday({}).untilOver();
    expect(told.resolution).toBe('iron');
    seen(told, 'lost.nell');
  });

  it('archers beaten before then count as a hand', () => {
    const told = friday({ moon: 90 }).untilThreshold(2).defeat('archers');
    seen(told, 'iron.one');
    expect(told.adventure.carried).toEqual({ iron: 1 });
  });

  it('the heir is waited for', () => {
    seen(moonrise(friday({ remembered: { heir: 'aragorn' } })), 'moon.heir', 'moon.all');
  });

  it.each([true, false])('the boy makes room on the planks (passed: %s)', (passes) => {
    const told = friday({ passes, flags: ['lantern-lit', 'knows-word'] }).interact('coll');
    seen(told, `coll.${passes ? 'pass' : 'fail'}`, 'coll.lit', 'coll.word');
  });

  it('who has sat such a night knows what to ask', () =>
    seen(friday({ remembered: { watcher: 'aragorn' } }).interact('coll'), 'coll.watcher'));

  it('has nothing more to wait for, once the smith has come', () =>
    expect(friday({ flags: ['hallas-knows'] }).interact('coll').texts).not.toContain(
      'coll-tallow.coll.pass',
    ));

  it('Nell may be led', () => seen(friday({}).interact('nell'), 'nell.led'));
});

describe('the crossing', () => {
  it('Barehand felled at one blow gets up without his iron', () => {
    const told = moonrise(friday({})).defeat('captain');
    expect(groups(told)).toContain('barehand');
    seen(told, 'barehand.drops', 'barehand.rules');
    expect(told.defeat('barehand').adventure.countdowns ?? []).toEqual([]);
  });

  it('Barehand let be carries the lantern over', () => {
    const told = bare(moonrise(friday({})));
    expect(told.untilOver().resolution).toBe('crossed');
  });

  it('nails in the ford hold them for a round', () => {
    const told = friday({ token: 'nails', takes: ['coll-tallow.nails.sow'] }).interact('nails');
    moonrise(told);
    expect(told.adventure.groups.filter(({ exhausted }) => exhausted).map(({ story }) => story)).toEqual(
      expect.arrayContaining(['raiders', 'captain']),
    );
  });

  it.each(['burned', 'sold', 'kept'])('Pickthorn’s men come, the ledger %s', (market) => {
    const told = held(friday({ ended: { market } })).untilThreshold(3);
    seen(told, `writ.${market}`);
    expect(told.defeat('writ').texts).toContain('coll-tallow.writ.beaten');
  });

  it('the Ram-Bearer, if he got away', () => {
    const told = moonrise(friday({ flags: ['bearer-loose'] }));
    told.untilThreshold(4);
    expect(groups(told)).toContain('ram');
    expect(told.defeat('ram').texts).toContain('coll-tallow.ram.beaten');
  });

  it.each([[[]], [['hallas-knows']]])('the night wears on (%j)', (flags: string[]) => {
    const told = held(friday({ flags })).untilThreshold(6);
    seen(told, 'second.safe', 'late.held');
    expect(told.texts.has('coll-tallow.gutter.knows')).toBe(flags.length > 0);
  });

  it('and on, for those who only wait', () => {
    const told = emptied(friday({ moon: 90, flags: ['orcs-fed'], passes: false })).untilThreshold(6);
    seen(told, 'bows.fed');
  });
});

it('late with iron, before five, comes one more on normal, and on hard at times a second', () => {
  const late = (difficulty: Difficulty, seed: number): number => {
    const told = friday({ difficulty, seed, moon: 90 }).interactIfThere(...FINDS);
    emptied(emptied(told).untilThreshold(1)).untilThreshold(2);
    return HANDS.filter((id) => told.has(id)).length;
  };
  const counts = (difficulty: Difficulty) => [5, 6, 7, 8].map((seed) => late(difficulty, seed));
  expect(new Set(counts('normal'))).toEqual(new Set([1]));
  expect(new Set(counts('hard'))).toEqual(new Set([1, 2]));
});

it('somebody falls', () => {
  expect(friday({}).fall().untilOver().resolution).toBe('fallen');
});

it('the bar fills', () => {
  expect(held(friday({})).untilOver().resolution).toBe('crossed');
});

describe.each([...HANDS, ...FINDS])('%s', (token) => {
  it.each([true, false])('comes, and is dealt with (passed: %s)', (passes) => {
    const takes = [`coll-tallow.nails.${passes ? 'give' : 'sow'}`];
    const flags = passes ? ['jem-turned'] : [];
    const hero = token === 'lads' ? 'gimli' : 'aragorn';
    const told = friday({ hero, token, passes, takes, flags, moon: 90 });
    if (!told.has(token)) told.untilThreshold(2);
    told.interact(token);
    told.temper = { ...told.temper, passes: true };
    expect(told.interactIfThere(token).has(token)).toBe(false);
  });
});

describe('who acts', () => {
  it.each([
    ['aragorn', 'lads'],
    ['gimli', 'hammer'],
    ['bilbo', 'poacher'],
    ['bilbo', 'cake'],
    ['legolas', 'rope'],
    ['elena', 'drums'],
  ])('%s has a way with the %s', (hero, token) => {
    const told = friday({ hero, token, moon: 90 });
    if (!told.has(token)) told.untilThreshold(2);
    seen(told.interact(token), `${token}.own`);
  });
});

it('together the scripts visit every step', () => {
  expect(visits.missed('coll-tallow')).toEqual([]);
  expect(stepsOf(STORY).length).toBeGreaterThan(150);
});

/** Six pasts that lead here. */
const WAYS = [
  ['knows-word', 'page-torn', 'turns-known', 'told-hallas'],
  ['roll-with-hallas', 'orcs-fed', 'nell-knotted', 'turns-known'],
  ['bartle-silent', 'nell-hurt', 'roll-with-hallas', 'nell-knotted', 'bearer-loose'],
  ['knows-word', 'lantern-lit', 'page-torn'],
  ['jem-turned', 'orcs-fed', 'page-torn', 'bearer-loose'],
  [],
];
itEndsHoweverItIsWalked('coll-tallow', WAYS);
