import type { Adventure, Content } from '@/games/jime/content';
import { stepsOf } from '@/games/jime/content/steps';
import { legalCommands } from '@/games/jime/play';
import { ScriptedGame } from '../scriptedGame';
import { VisitedSteps } from '../stepVisits';
import { OATH, after, alone, itEndsHoweverItIsWalked, ledBy, storyOf, withBar } from './oath';

const BRIDE = withBar(alone('bride'), 108);
const STORY = storyOf(OATH, 'bride');

const drawn = (wanted: (draw: string) => boolean): string[] => [
  ...new Set((STORY.draws ?? []).filter(({ id }) => wanted(id)).flatMap(({ tokens }) => tokens)),
];
const FINDS = drawn((draw) => /-(finds|trouble)$/.test(draw));
/** Those that tell one turn of the plot each in its own way: one of them comes. */
const FLAME = drawn((draw) => draw === 'foot-flame');
const LAMP = drawn((draw) => draw === 'her-lamp');
const WAY_IN = drawn((draw) => draw === 'way-in');
const COURTESY = drawn((draw) => draw === 'courtesy');
const BOOK = drawn((draw) => draw === 'the-book');

interface Night {
  /** Who does what is to be done. */
  hero?: string;
  /** A token that is sure to come. */
  token?: string;
  seed?: number;
  flags?: readonly string[];
  passes?: boolean;
  takes?: readonly string[];
}

const visits = new VisitedSteps(BRIDE);

/** The draws stacked, so that a token comes the first time it may. */
const stacked = (content: Content, token: string): Content => {
  const bride = content.adventures.bride as Adventure;
  const first = bride.draws?.find(({ tokens }) => tokens.includes(token));
  const draws = bride.draws?.map((draw) => ({
    ...draw,
    tokens: draw === first ? [token] : draw.tokens.filter((id) => id !== token),
  }));
  return { ...content, adventures: { bride: { ...bride, draws } } };
};

const evening = ({ hero = 'gimli', token, seed = 1, flags = [], passes = true, takes = [] }: Night) => {
  const content = after(token ? stacked(visits.content, token) : visits.content, flags);
  return new ScriptedGame(
    content,
    { ...ledBy(hero), seed },
    { passes, takes },
    (state) => void visits.note(state),
  );
};

/** What an earlier adventure remembers of the company. */
const remembering = (told: ScriptedGame, remembered: Record<string, string>): ScriptedGame => {
  told.state = { ...told.state, campaign: { ...told.state.campaign, remembered } };
  return told;
};

const KIND = [
  'bower.pass-by',
  'coins.give',
  'honey.seal',
  'swing.mend',
  'whistle.leave',
  'sandglass.leave',
].map((option) => `bride.${option}`);
const SPARING = ['bower.rest', 'coins.take', 'honey.eat', 'swing.go', 'whistle.blow', 'sandglass.raise'].map(
  (option) => `bride.${option}`,
);
const TALK = ['bride', 'word', 'ford'].map((topic) => `bride.nell.ask-${topic}`);
const HEARD = ['thornhowe', 'pay', 'dead', 'coll', 'nell', 'right'].map(
  (topic) => `bride.hallas.ask-${topic}`,
);
const QUESTIONS = ['roll', 'relief', 'smith', 'name'].map((topic) => `bride.reeve.ask-${topic}`);
const IDHRIEN = ['under', 'smith', 'want'].map((topic) => `bride.idhrien.ask-${topic}`);

const turned = (list: readonly string[], by: number): string[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];
/** The question one came with, asked until it is answered. */
const third = (question: string): string[] => [`bride.reeve.ask-${question}`];
const TEAR = ['leave', 'tear', 'blotted'].map((way) => `bride.page.${way}`);

const HILL = ['lane', 'orchard', 'scarp', 'pool', 'graves', 'lookout', 'croft', 'bride'];

/** Up the hill by every tile, with whatever lies there. */
const upTheHill = (told: ScriptedGame): ScriptedGame => {
  for (const tile of HILL) told.explore(tile).interactIfThere('cask', 'idhrien', ...FINDS);
  return told.interactIfThere(...LAMP);
};

/** In behind the water, to the table and the Reeve. */
const behindTheVeil = (told: ScriptedGame): ScriptedGame => {
  told.interactIfThere(...WAY_IN);
  for (const tile of ['cave', 'cells', 'hall']) told.explore(tile).interactIfThere(...FINDS);
  while (COURTESY.some((token) => told.has(token))) told.interactIfThere(...COURTESY);
  return told.interact('reeve');
};

const toTheBook = (told: ScriptedGame): ScriptedGame => told.explore('roll').interactIfThere(...BOOK);

const greet = (told: ScriptedGame): ScriptedGame =>
  told.do({ type: 'storyAction', hero: told.someone, action: 'greet' }).read();

/** The word is known, the keepers walk alongside, and the leaf is torn out wet. */
const torn = (seed: number): ScriptedGame => {
  const takes = [
    ...TALK,
    ...KIND,
    ...turned(IDHRIEN, seed),
    ...turned(QUESTIONS, seed),
    'bride.cross.light',
    ...HEARD,
    'bride.hallas.knot',
    ...TEAR,
  ];
  const flags = ['shepherd-burns', seed % 2 ? 'jem-paid' : 'jem-turned', 'knows-word', 'keepers-called'];
  const hero = seed % 2 ? 'aragorn' : 'gimli';
  const told = evening({ hero, seed, flags, takes })
    .interact('nell')
    .interactIfThere(...FLAME)
    .untilThreshold(2);
  toTheBook(behindTheVeil(upTheHill(told)));
  return told.untilThreshold(6).interact('hallas');
};

/** Nothing comes off, Nell lies hurt, and the smith is there first: he is given the Roll. */
const given = (seed: number): ScriptedGame => {
  const takes = [
    ...SPARING,
    ...turned(QUESTIONS, seed),
    ...HEARD,
    'bride.page.give',
    seed % 2 ? 'bride.keepers.drop' : 'bride.keepers.hold',
  ];
  const flags = ['nell-hurt', 'herd-lost'];
  const hero = seed % 4 < 2 ? 'aragorn' : 'gimli';
  const told = evening({ hero, seed, flags, passes: false, takes });
  told
    .interactIfThere(...FLAME)
    .explore('lane', 'orchard')
    .defeat('poachers')
    .interactIfThere(...FINDS)
    .untilThreshold(1);
  greet(told.defeat('stalkers').untilThreshold(2)).defeat('keepers');
  for (const tile of HILL.slice(2)) told.explore(tile).interactIfThere('idhrien', ...FINDS);
  told
    .interactIfThere(...LAMP)
    .untilThreshold(3)
    .defeat('ghurz')
    .defeat('snuffers');
  behindTheVeil(told.untilThreshold(5).interact('nineteen')).untilThreshold(6);
  return toTheBook(told).interact('hallas');
};

/** Straight to the book, before the smith or after him, with one question answered. */
const straight = (night: Night & { question?: string; thresholds?: number }): ScriptedGame => {
  const { question = 'roll', thresholds = 0, takes = [], ...rest } = night;
  const told = evening({ ...rest, takes: [...third(question), ...takes] }).untilThreshold(thresholds);
  told.explore('lane', 'scarp', 'pool', 'graves', 'bride').interactIfThere('nineteen');
  return toTheBook(behindTheVeil(told));
};

/** What stands in the south since the first adventure. */
const SOUTH = [
  { south: 'the Shepherd burns', flags: ['shepherd-burns'] },
  { south: 'the Shepherd is dark', flags: [] },
];
/** Enough of them for every token that is drawn to come, and go well and badly. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 33];
const flagsOf = ({ state }: ScriptedGame): string[] =>
  Object.keys(state.campaign.flags).filter((flag) => !flag.startsWith('step '));

describe('scripted evenings', () => {
  it.each(SEEDS)('the last leaf is torn out (seed %d)', (seed) => {
    const told = torn(seed);
    expect(told.resolution).toBe('torn');
    expect(flagsOf(told)).toContain('page-torn');
    expect(flagsOf(told)).not.toContain('roll-with-hallas');
    expect(told.state.campaign.trinkets).toEqual(['tome']);
    expect(told.texts).toContain('bride.keepers.word');
    expect(told.texts).toContain(seed % 2 ? 'bride.cask.found' : 'bride.cask.turned');
    expect(told.texts).toContain('bride.page.nell');
    expect(told.texts).toContain('bride.horizon.burns');
  });

  it.each(SEEDS)('the smith takes the Roll (seed %d)', (seed) => {
    const told = given(seed);
    expect(told.resolution).toBe('given');
    expect(flagsOf(told)).toContain('roll-with-hallas');
    expect(flagsOf(told)).not.toContain('page-torn');
    expect(told.state.campaign.trinkets).toEqual(['brooch']);
    expect(told.texts).toContain('bride.hallas.there');
    expect(told.texts).toContain('bride.page.alone');
    expect(told.texts).toContain('bride.horizon.dark');
  });

  it.each(SOUTH)('the bar fills, and the Roll goes north: $south', ({ flags }) => {
    const told = evening({ flags }).untilOver();
    expect(told.resolution).toBe('north');
    expect(flagsOf(told)).toContain('roll-with-hallas');
  });

  it.each(SOUTH)('somebody falls on the hill: $south', ({ flags }) => {
    const told = evening({ flags }).fall().untilOver();
    expect(told.resolution).toBe('fallen');
    expect(flagsOf(told)).toContain('roll-with-hallas');
  });

  it.each([
    ['stubborn calfskin', { passes: false }],
    ['a page that was blotted', { thresholds: 5 }],
    ['a page that was blotted, and stubborn', { thresholds: 5, passes: false }],
    ['a leaf given with leave', { question: 'relief' }],
  ])('%s comes out all the same', (_, night) =>
    expect(straight({ ...night, takes: TEAR }).interact('hallas').resolution).toBe('torn'),
  );

  it('the Roll goes with the smith by the light of the Shepherd', () => {
    const told = straight({ flags: ['shepherd-burns'], takes: ['bride.page.give'] }).interact('hallas');
    expect(told.resolution).toBe('given');
    expect(told.texts).toContain('bride.horizon.burns');
  });
});

describe('the rule of the dead', () => {
  const keepers = (told: ScriptedGame): boolean =>
    told.adventure.groups.some(({ story }) => story === 'keepers');

  it('a flame and her name are enough, if somebody was taught them', () => {
    const told = evening({ flags: ['knows-word'] }).untilThreshold(2);
    expect(keepers(told)).toBe(true);
    expect(keepers(greet(told.interactIfThere(...FLAME)))).toBe(false);
    expect(told.texts).toContain('bride.greet.known');
  });

  it('whoever was not taught them may still find them out', () => {
    const told = evening({ takes: TALK })
      .interact('nell')
      .interactIfThere(...FLAME)
      .untilThreshold(2);
    expect(told.texts).toContain('bride.keepers.flame');
    expect(keepers(greet(told))).toBe(false);
  });

  it('a flame carried over running water is followed', () => {
    const told = evening({ takes: [...third('roll'), 'bride.cross.light'] });
    told.interactIfThere(...FLAME).explore('lane', 'scarp', 'pool', 'graves', 'bride');
    behindTheVeil(told).explore('roll').defeat('escort');
    expect(told.texts).toContain('bride.escort.beaten');
  });
});

describe('iron in the hand, that is what they strike', () => {
  it.each([
    ['drop', true],
    ['hold', false],
  ])('%s', (way, rests) => {
    const told = evening({ takes: [`bride.keepers.${way}`] }).untilThreshold(2);
    expect(told.adventure.groups.find(({ story }) => story === 'keepers')?.exhausted).toBe(rests);
  });

  it('they rise on their own side of the running water', () =>
    expect(STORY.groups.find(({ id }) => id === 'keepers')?.space).toBe('graves/row'));
});

describe('what earlier adventures left', () => {
  const groups = (told: ScriptedGame): string[] => told.adventure.groups.map(({ story }) => story);

  it('the Orcs who were fed do not come up behind Ghurz', () => {
    const told = evening({ flags: ['orcs-fed'] }).untilThreshold(3);
    expect(told.texts).toContain('bride.orcs.bargain');
    expect(groups(told)).toContain('ghurz');
    expect(groups(told)).not.toContain('snuffers');
  });

  it('Whitejaw knows whoever carried her cub', () => {
    const told = remembering(evening({}), { 'cub-bearer': 'legolas' }).untilThreshold(1);
    expect(told.texts).toContain('bride.stalkers.warg');
    expect(told.adventure.groups.find(({ story }) => story === 'stalkers')?.exhausted).toBe(true);
  });

  it('men with a trade rob no orchard', () => {
    const told = evening({ flags: ['jem-turned'] })
      .explore('lane', 'orchard')
      .interact('cask');
    expect(groups(told)).toEqual([]);
    expect([...told.texts]).toEqual(expect.arrayContaining(['bride.poachers.cooper', 'bride.cask.turned']));
    expect(told.texts).not.toContain('bride.cask.found');
  });

  it('the mill that was burned is seen from the pool', () => {
    const told = evening({ flags: ['mill-burned'] }).explore('lane', 'scarp', 'pool');
    expect(told.texts).toContain('bride.pool.ashes');
  });

  it('a torch that was brought may be lit once, where every light has gone out', () => {
    const told = evening({});
    told.state = { ...told.state, campaign: { ...told.state.campaign, trinkets: ['torch'] } };
    told.do({ type: 'storyAction', hero: told.someone, action: 'relight' }).read();
    expect(told.adventure.carried).toEqual({ flame: 1 });
    expect(legalCommands(told.state, told.content, ['storyAction'])).toEqual([]);
  });

  it('Nell sees who has tied a knot', () => {
    const told = remembering(evening({}), { tied: 'elena' }).interact('nell');
    expect(told.texts).toContain('bride.nell.tied');
  });
});

describe('Nell, whose village it is, is in every end', () => {
  it.each([
    ['torn', ['bride.torn.nell'], []],
    ['torn', ['bride.torn.bed'], ['nell-hurt']],
    ['given', ['bride.given.nell'], []],
    ['given', ['bride.given.bed'], ['nell-hurt']],
  ])('%s: %s', (end, pages, flags) => {
    const takes = end === 'torn' ? TEAR : ['bride.page.give'];
    const told = straight({ flags, takes }).interact('hallas');
    expect(told.resolution).toBe(end);
    expect(
      [...told.texts].filter((text) => /\.(nell|bed)$/.test(text) && text.startsWith(`bride.${end}`)),
    ).toEqual(pages);
  });

  it.each([
    ['bride.north.nell', []],
    ['bride.north.bed', ['nell-hurt']],
  ])('north: %s', (page, flags) => expect(evening({ flags }).untilOver().texts).toContain(page));
});

describe('whoever acts', () => {
  const underTheHill = (night: Night): ScriptedGame =>
    behindTheVeil(upTheHill(evening({ ...night, takes: third('roll') })));

  it.each([
    ['gimli', 'slab', 'bride.slab.dwarf'],
    ['legolas', 'spoor', 'bride.spoor.hunter'],
    ['bilbo', 'lintel', 'bride.lintel.hobbit'],
    ['bilbo', 'crock', 'bride.crock.pass'],
    ['bilbo', 'chest', 'bride.chest.burglar'],
    ['elena', 'partsong', 'bride.partsong.music'],
  ])('%s at the %s', (hero, token, page) => expect(underTheHill({ hero, token }).texts).toContain(page));

  it.each([
    ['waits outside', (told: ScriptedGame) => told, 'bride.smith.waits'],
    ['is in the room already', toTheBook, 'bride.smith.here'],
  ])('the smith %s when his lantern reaches the top', (_, go, page) => {
    const told = go(underTheHill({ hero: 'aragorn' })).untilThreshold(4);
    expect([...told.texts].filter((text) => text.startsWith('bride.smith.'))).toEqual([page]);
  });

  it.each(
    ['slab', 'spoor', 'chest', 'partsong', 'crock'].flatMap((token) => [
      [token, true],
      [token, false],
    ]) as [string, boolean][],
  )('anybody else is tested at the %s (passed: %s)', (token, passes) =>
    expect(underTheHill({ hero: 'aragorn', token, passes }).texts).toContain(
      `bride.${token}.${passes ? 'pass' : 'fail'}`,
    ),
  );

  it('Bilbo may miss a hold too', () =>
    expect(underTheHill({ hero: 'bilbo', token: 'crock', passes: false }).texts).toContain(
      'bride.crock.fail',
    ));

  it('to the heir of his king the Reeve owes one question', () => {
    const told = straight({ hero: 'aragorn', question: 'relief' });
    expect([...told.texts]).toEqual(
      expect.arrayContaining(['bride.reeve.heir', 'bride.reeve.second', 'bride.reeve.on-relief-heir']),
    );
    expect(told.texts).not.toContain('bride.reeve.first');
    expect(told.state.campaign.remembered).toEqual({ heir: 'aragorn' });
  });

  it('a knot tied for the smith is remembered, and something is missing on the way down', () => {
    const takes = ['bride.hallas.knot', ...TEAR];
    const told = straight({ hero: 'legolas', takes }).interact('hallas');
    expect(told.state.campaign.remembered).toEqual({ tied: 'legolas' });
    expect(told.texts).toContain('bride.tied.road');
    expect(flagsOf(told)).toContain('mercy');
  });
});

describe('the Reeve answers only the third question', () => {
  it.each(['roll', 'relief', 'smith', 'name'])('%s', (question) => {
    const told = straight({ question });
    const answers = ['roll', 'relief', 'smith', 'name'].map((topic) => `bride.reeve.on-${topic}`);
    expect(answers.filter((answer) => told.texts.has(answer))).toEqual([`bride.reeve.on-${question}`]);
    expect(told.texts.has('bride.cross.known')).toBe(question === 'roll');
    const titles = told.state.campaign.heroes.flatMap((hero) => hero.titles);
    expect(titles).toEqual(question === 'name' ? ['stone-talker'] : []);
  });
});

it('together the scripts visit every step', () => {
  expect(visits.missed('bride')).toEqual([]);
  expect(stepsOf(STORY).length).toBeGreaterThan(200);
});

/** Every way Act I can come here: by the farm with the word, or by the ford without it. */
const WAYS = [
  ['shepherd-burns', 'knows-word', 'jem-paid', 'keepers-called'],
  ['knows-word', 'herd-lost'],
  ['bartle-silent', 'shepherd-burns', 'nell-hurt'],
  [],
];
itEndsHoweverItIsWalked('bride', WAYS);
