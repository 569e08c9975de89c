import { stepsOf } from '@/games/jime/content/steps';
import type { ScriptedGame } from '../scriptedGame';
import { VisitedSteps } from '../stepVisits';
import type { Evening } from './evening';
import { beginEvening, setUpWith } from './evening';
import { OATH, alone, findsOf, itEndsHoweverItIsWalked, storyOf, withBar } from './oath';

const MARKET = withBar(alone('market'), 400);
const STORY = storyOf(OATH, 'market');
const BOOK = (STORY.draws ?? []).filter(({ id }) => id === 'book').flatMap(({ tokens }) => tokens);
const isLight = (id: string): boolean => STORY.tokens.find((token) => token.id === id)?.kind !== 'darkness';
const FINDS = findsOf(STORY).filter((id) => isLight(id) && !BOOK.includes(id));
const FAIR = ['tail', 'stalls', 'pens', 'bend', 'booths', 'oak', 'table'];

/** `hurried`: the queue is no longer than it is at the table. */
type Saturday = Evening & { hurried?: boolean };

const visits = new VisitedSteps(MARKET);

const patient = setUpWith(visits.content, (effect) =>
  effect.do === 'countdown' ? { ...effect, rounds: 90 } : effect,
);

const saturday = ({ hurried, ...day }: Saturday): ScriptedGame =>
  beginEvening(visits, day, hurried ? visits.content : patient);

/** Through the whole fair, with whatever lies there. */
const throughTheFair = (told: ScriptedGame): ScriptedGame => {
  for (const tile of FAIR) told.explore(tile).interactIfThere('ivy', ...FINDS);
  return told;
};

const speak = (told: ScriptedGame): ScriptedGame => told.interact('nell');

/** The book, however often it takes. */
const takeTheBook = (told: ScriptedGame): ScriptedGame => {
  const { passes } = told.temper;
  told.interactIfThere(...BOOK);
  told.temper = { ...told.temper, passes: true };
  while (told.state.adventure && BOOK.some((token) => told.has(token))) told.interactIfThere(...BOOK);
  told.temper = { ...told.temper, passes };
  return told;
};

const flagsOf = ({ state }: ScriptedGame): string[] => Object.keys(state.campaign.flags);
const HOLD = 'market.nell.hold';

describe('what becomes of the ledger', () => {
  it.each([
    ['kept', 'keep'],
    ['burned', 'burn'],
    ['sold', 'sell'],
  ])('%s', (resolution, answer) => {
    const takes = [HOLD, `market.ledger.${answer}`, 'market.lost.name', 'market.pennies.spill'];
    const told = saturday({ takes, remembered: { tied: 'gimli' }, ended: { hearths: 'told' } });
    takeTheBook(speak(throughTheFair(told)).interactIfThere('nell'));
    expect(told.resolution).toBe(resolution);
    for (const page of ['opening.told', 'nell.told', 'nell.waits', 'ledger.tied', 'after.keeps'])
      expect(told.texts).toContain(`market.${page}`);
    expect(flagsOf(told)).not.toContain('nell-knotted');
    expect(told.state.campaign.heroes.flatMap(({ titles }) => titles)).toEqual(['elf-friend']);
  });

  it.each(BOOK.flatMap((token) => ['keep', 'burn', 'sell'].map((answer) => [token, answer])))(
    'is settled whichever way it is come by: %s, %s',
    (token, answer) => {
      const takes = [HOLD, `market.ledger.${answer}`];
      const told = speak(throughTheFair(saturday({ hero: 'gimli', token, takes })));
      expect(takeTheBook(told).state.adventure).toBeNull();
    },
  );

  it.each(BOOK)('%s is tried in vain at first', (token) => {
    const told = speak(
      throughTheFair(saturday({ hero: 'gimli', token, takes: [HOLD, 'market.ledger.keep'] })),
    );
    told.temper = { ...told.temper, passes: false };
    expect(told.interact(token).texts).toContain(`market.${token}.fail`);
    expect(takeTheBook(told).state.adventure).toBeNull();
  });

  it.each(['keep', 'burn', 'sell'])('a burglar asks where one signs, and may %s it', (answer) => {
    const takes = [HOLD, `market.ledger.${answer}`];
    const told = speak(throughTheFair(saturday({ hero: 'bilbo', token: 'cloth', takes })));
    expect(told.interact('cloth').texts).toContain('market.cloth.own');
  });

  it.each(BOOK)('the notary has his foot on it until Nell has been spoken to (%s)', (token) => {
    const told = throughTheFair(saturday({ hero: 'gimli', token })).interact(token);
    expect(told.texts).toContain('market.ledger.first');
  });
});

describe('Nell in the queue', () => {
  it.each([
    ['told', 'told', 'told'],
    ['named', 'named', 'named'],
    ['night', 'spoke', 'named'],
    ['fallen', 'spoke', 'named'],
    ['kept', 'kept', 'kept'],
  ])('says why she has come (Thornhowe: %s)', (hearths, opening, why) => {
    const told = speak(saturday({ ended: { hearths }, takes: ['market.nell.let'] }));
    expect([...told.texts]).toEqual(
      expect.arrayContaining([`market.opening.${opening}`, `market.nell.${why}`, 'market.nell.lets']),
    );
    expect(flagsOf(told)).toContain('nell-knotted');
    expect(told.has('nell')).toBe(false);
  });

  it('with a burnt hand has the knot tied for her', () => {
    const told = speak(saturday({ flags: ['nell-hurt'], takes: ['market.nell.let'] }));
    expect(told.texts).toContain('market.nell.tied');
  });

  it('does not stop for those who have nothing to show, and fail', () => {
    const told = speak(saturday({ passes: false }));
    expect(told.texts).toContain('market.nell.shrugs');
    expect(told.has('nell')).toBe(true);
  });

  it('let go on, and the book kept: she hums', () => {
    const takes = ['market.nell.let', 'market.ledger.keep'];
    const told = takeTheBook(speak(throughTheFair(saturday({ takes }))));
    expect(told.texts).toContain('market.after.hum');
  });

  it('held back, goes along with whoever takes her hand', () => {
    const told = speak(saturday({ takes: [HOLD] }));
    const other = told.adventure.heroes[1]?.hero ?? '';
    told.do({ type: 'look', token: 'nell' });
    while (told.prompt?.kind === 'message') told.do({ type: 'continue' });
    expect(told.do({ type: 'interact', hero: other, interaction: 2 }).read().texts).toContain(
      'market.nell.led',
    );
  });

  it('reaches the table first', () => {
    const told = saturday({ hurried: true }).untilOver();
    expect(told.resolution).toBe('knotted');
    expect(flagsOf(told)).toContain('nell-knotted');
  });
});

describe('the day goes on', () => {
  const groups = ({ adventure }: ScriptedGame): string[] => adventure.groups.map(({ story }) => story);

  it('all of it, with nobody to help', () => {
    const told = saturday({ flags: ['mill-burned', 'lantern-lit'] }).untilThreshold(6);
    expect(groups(told)).toEqual(expect.arrayContaining(['bailiffs', 'dog', 'clerks']));
    for (const page of ['proxy.mill', 'proxy.lamp', 'close.late'])
      expect(told.texts).toContain(`market.${page}`);
    for (const group of ['bailiffs', 'dog', 'clerks']) told.defeat(group);
    expect(told.texts).toContain('market.clerks.beaten');
  });

  it('with Jem in trade, a cub’s scent on a sleeve, and Nell beside you', () => {
    const remembered = { 'cub-bearer': 'gimli' };
    const told = saturday({ flags: ['jem-turned'], token: 'cooper', remembered, takes: [HOLD] });
    speak(throughTheFair(told)).untilThreshold(6);
    expect(groups(told)).toEqual([]);
    for (const page of ['bailiffs.jem', 'dog.sleeve', 'lamp.with', 'cooper.own'])
      expect(told.texts).toContain(`market.${page}`);
  });
});

describe('Dame Ivy', () => {
  it.each([
    ['plain', [], {}],
    ['lamp', ['keepers-called'], {}],
    ['herd', ['herd-lost'], {}],
    ['crook', ['robin-crook'], {}],
    ['stranger', ['robin-crook'], { farm: 'slept' }],
  ])('%s', (page, flags, ended) => {
    const told = saturday({ flags, ended }).explore('tail', 'bend').interact('ivy');
    expect(told.texts).toContain(`market.ivy.${page}`);
    expect(told.state.campaign.flags['robin-crook'] ?? 0).toBe(0);
  });
});

it.each([
  ['the bar fills', (told: ScriptedGame) => told.untilOver(), 'closed'],
  ['somebody falls', (told: ScriptedGame) => told.fall().untilOver(), 'fallen'],
])('%s, and Nell has gone to the table, or has not', (_, lose, resolution) => {
  const alone = lose(saturday({}));
  expect(alone.resolution).toBe(resolution);
  expect(flagsOf(alone)).toContain('nell-knotted');
  expect(flagsOf(lose(speak(saturday({ takes: [HOLD] }))))).not.toContain('nell-knotted');
});

describe('where the way leads', () => {
  const settled = (answer: string) => (flags: readonly string[]) =>
    takeTheBook(speak(throughTheFair(saturday({ flags, takes: [HOLD, `market.ledger.${answer}`] }))));

  it.each([
    ['kept', settled('keep')],
    ['burned', settled('burn')],
    ['sold', settled('sell')],
    ['knotted', (flags: readonly string[]) => saturday({ flags, hurried: true }).untilOver()],
    ['closed', (flags: readonly string[]) => saturday({ flags }).untilOver()],
    ['fallen', (flags: readonly string[]) => saturday({ flags }).fall().untilOver()],
  ])('%s: to Bragdush with the leaf, to the Two Sisters without', (resolution, day) => {
    for (const [flags, next] of [
      [['page-torn'], 'bragdush'],
      [[], 'toll'],
    ] as const) {
      const told = day(flags);
      expect(told.resolution).toBe(resolution);
      expect(told.state.campaign.next).toBe(next);
    }
  });
});

describe.each(FINDS)('%s', (token) => {
  it.each([true, false])('comes, and is dealt with (passed: %s)', (passes) => {
    const takes = passes ? ['market.lost.take', 'market.pennies.have'] : [];
    const told = throughTheFair(saturday({ hero: 'gimli', token, passes, takes })).untilThreshold(1);
    expect(told.interactIfThere(token).has(token)).toBe(false);
  });
});

describe('who acts', () => {
  it('a musician needs no puppets', () =>
    expect(throughTheFair(saturday({ hero: 'elena', token: 'puppets' })).texts).toContain(
      'market.puppets.own',
    ));

  it('whoever paid with a song stops where the goose-woman does', () => {
    const told = saturday({ hero: 'legolas', token: 'geese', remembered: { paid: 'legolas' } });
    expect(throughTheFair(told).texts).toContain('market.geese.own');
  });
});

it.each([
  [3, 4, ['well-equipped', 'bloodthirsty']],
  [5, 3, ['bloodthirsty', 'well-equipped', 'huge']],
])('on hard the fair is further on, and the bailiffs hit harder (%i heroes)', (heroes, later, bonuses) => {
  const [normal, hard] = [saturday({ heroes }), saturday({ heroes, difficulty: 'hard' })];
  expect(hard.adventure.threat - normal.adventure.threat).toBe(later);
  hard.untilThreshold(2);
  expect(hard.adventure.groups.find(({ story }) => story === 'bailiffs')?.bonuses).toEqual(bonuses);
});

it.each([
  ['three', 3],
  ['four', 4],
  ['five', 5],
])('on hard %s are told that they come late', (company, heroes) =>
  expect(saturday({ difficulty: 'hard', heroes }).texts).toContain(`market.late.${company}`),
);

it('together the scripts visit every step', () => {
  expect(visits.missed('market')).toEqual([]);
  expect(stepsOf(STORY).length).toBeGreaterThan(150);
});

/** Ways to come here, from Act I and from Thornhowe. */
const WAYS = [
  ['bartle-owes', 'knows-word', 'jem-paid', 'keepers-called', 'page-torn', 'robin-crook'],
  ['bartle-owes', 'orcs-fed', 'roll-with-hallas', 'lantern-lit'],
  ['bartle-silent', 'nell-hurt', 'roll-with-hallas'],
  ['herd-lost', 'page-torn', 'mill-burned'],
  ['jem-turned', 'page-torn', 'nell-hurt', 'robin-crook'],
  [],
];
itEndsHoweverItIsWalked('market', WAYS);
