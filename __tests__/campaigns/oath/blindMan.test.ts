import { stepsOf } from '@/games/jime/content/steps';
import type { ScriptedGame } from '../scriptedGame';
import { VisitedSteps } from '../stepVisits';
import type { Evening } from './evening';
import { beginEvening, setUpWith } from './evening';
import { OATH, alone, findsOf, itEndsHoweverItIsWalked, storyOf, withBar } from './oath';

const BLIND_MAN = withBar(alone('blind-man'), 400);
const STORY = storyOf(OATH, 'blind-man');
const NAMES = ['nimras', 'caladir', 'tirhith', 'edrain'];
const drawnFrom = (id: string): string[] =>
  (STORY.draws ?? []).filter((draw) => draw.id === id).flatMap(({ tokens }) => tokens);
const SIGNS = drawnFrom('gallery-sign');
const TOOLS = drawnFrom('tools');
const LIGHTS = drawnFrom('lights');
const isLight = (id: string): boolean => STORY.tokens.find((token) => token.id === id)?.kind !== 'darkness';
const FINDS = findsOf(STORY).filter((id) => isLight(id) && ![...TOOLS, ...LIGHTS].includes(id));
const CAVES = ['gallery', 'crypt', 'cistern', 'shaft', 'kennel', 'lamp'];

/** With torches for a script that looks into every corner. */
type Night = Evening & { torches?: number };

const visits = new VisitedSteps(BLIND_MAN);

const night = ({ torches = 90, ...rest }: Night): ScriptedGame => {
  const lit = setUpWith(visits.content, (effect) =>
    effect.do === 'carry' && effect.thing === 'torch' ? { ...effect, by: torches } : effect,
  );
  return beginEvening(visits, rest, lit);
};

/** Every cave, and whatever lies in it. */
const throughTheCaves = (told: ScriptedGame): ScriptedGame => {
  for (const tile of CAVES) told.explore(tile).interactIfThere(...FINDS);
  return told;
};

const rightName = ({ adventure }: ScriptedGame): string =>
  NAMES.find((name) => adventure.flags[`right-${name}`]) ?? '';

const says = (told: ScriptedGame, ...texts: string[]): ScriptedGame => {
  told.temper = {
    ...told.temper,
    takes: [...texts.map((text) => `blind-man.annis.${text}`), ...told.temper.takes],
  };
  return told;
};

/** The lamp is greeted by the name that is its own. */
const greet = (told: ScriptedGame): ScriptedGame => says(told, `say-${rightName(told)}`).interact('annis');

const groups = ({ adventure }: ScriptedGame): string[] => adventure.groups.map(({ story }) => story);
const flagsOf = ({ state }: ScriptedGame): string[] => Object.keys(state.campaign.flags);

/** The boss fought out: the chain first, then what was on it. */
const fight = (told: ScriptedGame): ScriptedGame => told.defeat('leaders').defeat('loose');

describe('whose turn it is', () => {
  it.each([
    ['relieved', 'take'],
    ['quenched', 'quench'],
    ['left', 'leave'],
  ])('%s', (resolution, answer) => {
    const told = fight(greet(throughTheCaves(night({ hero: 'gimli', ended: { market: 'kept' } }))));
    expect([...told.texts]).toEqual(
      expect.arrayContaining(['blind-man.ledger.kept', 'blind-man.left.one', 'blind-man.leaders.beaten']),
    );
    says(told, answer).interact('annis');
    expect(told.resolution).toBe(resolution);
    expect(flagsOf(told)).toContain('turns-known');
    expect(told.state.campaign.remembered?.watcher).toBe(answer === 'take' ? 'gimli' : undefined);
  });

  it('Aragorn is asked to say it and not stay, and will not', () => {
    const told = greet(throughTheCaves(night({ remembered: { heir: 'aragorn' } })));
    expect(told.texts).toContain('blind-man.annis.heir');
    says(fight(told.interact('annis')), 'leave').interact('annis');
    expect(told.texts).toContain('blind-man.annis.king');
    expect(told.texts).toContain('blind-man.annis.sits');
  });
});

describe('the lamp’s right name', () => {
  it.each(Array.from({ length: 24 }, (_, seed) => seed + 1))(
    'three signs leave only that one (seed %d)',
    (seed) => {
      const told = night({ seed });
      for (const tile of CAVES) told.explore(tile).interactIfThere(...SIGNS);
      const left = NAMES.filter((name) => (told.adventure.carried?.[name] ?? 0) > 0);
      expect(left).toEqual([rightName(told)]);
    },
  );

  it.each(NAMES)('a wrong guess is struck, and %s is not the same every night', (name) => {
    const seeds = Array.from({ length: 40 }, (_, seed) => seed + 1);
    const wrong = seeds.map((seed) => night({ seed })).find((told) => rightName(told) !== name);
    if (!wrong) throw new Error(`${name} is always right`);
    says(wrong.explore('gallery', 'cistern', 'shaft', 'lamp'), `say-${name}`).interact('annis');
    expect(wrong.texts).toContain('blind-man.annis.wrong');
    expect(greet(wrong).texts).toContain('blind-man.annis.right');
    const right = seeds.map((seed) => night({ seed })).find((told) => rightName(told) === name);
    expect(right && greet(right.explore('gallery', 'cistern', 'shaft', 'lamp')).texts).toContain(
      'blind-man.bearer.comes',
    );
  });

  it('the word fails by rule where the name is a nickname', () => {
    const told = night({ flags: ['knows-word'] }).explore('gallery', 'cistern', 'shaft', 'lamp');
    expect(told.texts).toContain('blind-man.names.word');
    says(told, 'say-blind').interact('annis');
    expect(told.texts).toContain('blind-man.annis.blind');
    expect(told.adventure.flags.greeted ?? 0).toBe(0);
    expect(says(told, 'say-nothing').interact('annis').texts).toContain('blind-man.annis.waits');
  });

  it('more signs than are needed tell of the people', () => {
    const told = throughTheCaves(
      night({ ended: { market: 'kept' }, token: 'wool', takes: ['blind-man.wool.follow'] }),
    );
    expect(told.texts).toContain('blind-man.out.known');
  });

  it.each(['burned', 'sold'])('the ledger %s is no help', (resolution) => {
    expect(night({ ended: { market: resolution } }).texts).toContain(`blind-man.ledger.${resolution}`);
  });

  it.each([
    ['page-torn', 'torn'],
    ['roll-with-hallas', 'roll'],
  ])('what goes with %s is told first', (flag, page) =>
    expect(night({ flags: [flag] }).texts).toContain(`blind-man.since.${page}`),
  );
});

/** One blow that hurts the Ram-Bearer enough, and leaves him standing. */
const tornLoose = (told: ScriptedGame): ScriptedGame => {
  const troll = told.adventure.groups.find(({ story }) => story === 'bearer');
  told.do({ type: 'attack', hero: told.someone, group: troll?.id ?? '' });
  while (told.prompt?.kind === 'message') told.do({ type: 'continue' });
  return told.do({ type: 'apply', hits: 8, modifiers: [] }).read();
};

describe('the Ram-Bearer', () => {
  const met = (rest: Night = {}): ScriptedGame =>
    night(rest).explore('gallery', 'cistern', 'shaft').untilThreshold(3);

  it('is led on a chain, and loose when it is cut', () => {
    const told = met();
    expect(groups(told)).toEqual(expect.arrayContaining(['leaders', 'bearer']));
    told.defeat('leaders');
    expect(groups(told)).toContain('loose');
    expect(groups(told)).not.toContain('bearer');
    expect(told.defeat('loose').texts).toContain('blind-man.bearer.done');
  });

  it('tears himself loose when he is hurt', () => {
    const told = tornLoose(met());
    expect(groups(told)).toEqual(expect.arrayContaining(['leaders', 'loose']));
    expect(told.defeat('leaders').defeat('loose').texts).toContain('blind-man.loose.beaten');
  });

  it.each([2, 3])('brings his wounds with him against %d heroes', (heroes) => {
    for (const way of ['cut', 'torn'] as const) {
      const told = met({ heroes });
      expect(told.texts).toContain('blind-man.torch.ten');
      if (way === 'cut') told.defeat('leaders');
      else tornLoose(told);
      expect(groups(told)).toContain('loose');
    }
  });

  it('falls on the chain to one great blow', () => {
    expect(met().defeat('bearer').texts).toContain('blind-man.loose.beaten');
  });

  it('finds one goblin the fewer where they were fed', () => {
    expect(met({ flags: ['orcs-fed'] }).texts).toContain('blind-man.bearer.fed');
  });

  it.each(TOOLS.flatMap((token) => [true, false].map((passes) => [token, passes] as const)))(
    'and the %s (passed: %s)',
    (token, passes) => {
      const told = night({ token }).explore('gallery', 'cistern').interact(token);
      expect(told.texts).toContain('blind-man.prop.later');
      told.explore('shaft').untilThreshold(3);
      told.temper = { ...told.temper, passes };
      told.interact(token);
      expect(told.texts).toContain(`blind-man.${token}.${passes ? 'pass' : 'fail'}`);
    },
  );

  it.each(LIGHTS)('is stone when the day is let in by the %s', (token) => {
    const told = met({ token, passes: false }).untilThreshold(5).interact(token);
    expect(told.texts).toContain(`blind-man.${token}.fail`);
    told.temper = { ...told.temper, passes: true };
    expect(told.interact(token).texts).toContain('blind-man.bearer.done');
    expect(groups(told)).not.toContain('bearer');
    expect(groups(told)).not.toContain('loose');
    expect(told.untilThreshold(6).texts).toContain('blind-man.ram.quiet');
  });

  it.each(LIGHTS)('loose, is stone all the same (%s)', (token) => {
    const told = met({ token }).defeat('leaders').untilThreshold(5).interact(token);
    expect(told.texts).toContain(`blind-man.${token}.pass`);
  });
});

describe('the night goes on', () => {
  it('for those who have greeted the lamp and beaten him', () => {
    const told = fight(greet(throughTheCaves(night({})))).untilThreshold(6);
    for (const page of ['bearer.gone', 'asks.known', 'ram.quiet'])
      expect(told.texts).toContain(`blind-man.${page}`);
  });

  it('for those who have woken him, and wait', () => {
    const told = greet(throughTheCaves(night({}))).untilThreshold(6);
    for (const page of ['bearer.waits', 'dawn.hint']) expect(told.texts).toContain(`blind-man.${page}`);
  });

  it('for those who answer nobody', () => {
    const told = night({ passes: false }).untilThreshold(6).defeat('wargs');
    for (const page of ['asks.strange', 'wargs.beaten']) expect(told.texts).toContain(`blind-man.${page}`);
  });

  it('with Whitejaw before them', () => {
    const told = night({ remembered: { 'cub-bearer': 'gimli' } }).untilThreshold(2);
    expect(told.texts).toContain('blind-man.wargs.sleeve');
    expect(groups(told)).not.toContain('wargs');
  });
});

describe('the last torch', () => {
  it('burns out, and after one round more the night is lost', () => {
    const told = night({ torches: 3, flags: ['turns-known'] }).untilOver();
    expect(told.texts).toContain('blind-man.dark.last');
    expect(told.resolution).toBe('dark');
    expect(told.texts).toContain('blind-man.after.known');
    expect(flagsOf(told)).toContain('bearer-loose');
  });

  it.each([
    ['bilbo', 'hobbit'],
    ['gimli', 'dwarf'],
    ['legolas', 'elf'],
    ['aragorn', 'human'],
  ])('%s knots another, and something goes', (hero, race) => {
    const told = night({ hero, torches: 2 }).nextRound().nextRound();
    expect(told.texts).toContain('blind-man.dark.last');
    told.do({ type: 'storyAction', hero, action: 'knot' }).read();
    expect([...told.texts]).toEqual(
      expect.arrayContaining([`blind-man.knot.${race}`, 'blind-man.dark.light']),
    );
    expect(told.state.campaign.remembered?.tied).toBe(hero);
    expect(told.nextRound().state.adventure).not.toBeNull();
  });

  it.each([
    ['tallow', []],
    ['carter', []],
    ['wool', ['blind-man.wool.wind']],
    ['keg', ['blind-man.keg.take']],
  ])('is followed by what is found: %s', (token, takes) => {
    const told = night({ token, takes, torches: 1 })
      .nextRound()
      .explore('gallery', 'cistern')
      .interact(token);
    expect(told.texts).toContain('blind-man.dark.light');
  });
});

it.each([
  ['the bar fills', (told: ScriptedGame) => told.untilOver(), 'broken'],
  ['somebody falls', (told: ScriptedGame) => told.fall().untilOver(), 'fallen'],
])('%s, and he goes down to the river', (_, lose, resolution) => {
  const told = lose(night({}));
  expect(told.resolution).toBe(resolution);
  expect(told.texts).toContain('blind-man.after.loose');
});

it.each([
  ['the bar fills', (told: ScriptedGame) => told.untilOver(), 'broken'],
  ['somebody falls', (told: ScriptedGame) => told.fall().untilOver(), 'fallen'],
])('%s when he is beaten: he goes nowhere', (_, lose, resolution) => {
  const told = lose(fight(greet(throughTheCaves(night({})))));
  expect(told.resolution).toBe(resolution);
  expect(flagsOf(told)).not.toContain('bearer-loose');
});

describe.each(FINDS)('%s', (token) => {
  it.each([true, false])('comes, and is dealt with (passed: %s)', (passes) => {
    const takes = passes
      ? ['blind-man.wool.wind', 'blind-man.keg.take']
      : ['blind-man.wool.follow', 'blind-man.keg.pour'];
    const flags = ['told-hallas', 'mercy'];
    const told = throughTheCaves(night({ token, passes, takes, flags })).untilThreshold(1);
    expect(told.interactIfThere(token).has(token)).toBe(false);
  });
});

describe('who acts', () => {
  it.each([
    ['bilbo', 'clogs'],
    ['elena', 'echo'],
    ['gimli', 'fall'],
    ['bilbo', 'pool'],
  ])('%s has a way with the %s', (hero, token) =>
    expect(throughTheCaves(night({ hero, token })).texts).toContain(`blind-man.${token}.own`),
  );

  it('whoever gave a song for a lamp has one again', () => {
    const told = night({ hero: 'legolas', token: 'song', remembered: { paid: 'legolas' } });
    expect(throughTheCaves(told).texts).toContain('blind-man.song.own');
  });
});

it('together the scripts visit every step', () => {
  expect(visits.missed('blind-man')).toEqual([]);
  expect(stepsOf(STORY).length).toBeGreaterThan(150);
});

/** Six pasts that lead here. */
const WAYS = [
  ['knows-word', 'page-torn', 'bartle-owes', 'told-hallas', 'mercy'],
  ['roll-with-hallas', 'orcs-fed', 'nell-knotted'],
  ['bartle-silent', 'nell-hurt', 'roll-with-hallas', 'nell-knotted'],
  ['knows-word', 'lantern-lit', 'page-torn'],
  ['jem-turned', 'orcs-fed', 'page-torn'],
  [],
];
itEndsHoweverItIsWalked('blind-man', WAYS);
