import type { SetFour } from '@/games/tcg/checklist';
import { loadSetFour } from '@/games/tcg/checklist';
import type { DeckCheck, DeckProblem, DeckRules } from '@/games/tcg/decks';
import { checkDeckText, readDeck } from '@/games/tcg/decks';
import { wordsOf } from '@/games/tcg/words';
import { problemText, warningText } from '@/games/tcg/words/decks';
import { LANGUAGES } from '@/i18n/languages';

let list: SetFour;
beforeAll(async () => {
  list = await loadSetFour();
});

/** Nine sites of set 4 with their numbers, whatever the cards say: the list does not. */
const SITES = Array.from({ length: 9 }, (_, i) => `${i + 1} Site (4 U ${323 + i})`);
const BEARER = ['Porteur de l’Anneau', '1 Frodon, Voyageur Fatigué (4 C 302)'];
const RING = ['L’Anneau Unique', '4 C 2'];

/** Cards by copies and code, so many of each side. */
const half = (from: number, copies: readonly number[], rarities = list): string[] =>
  copies.map((count, i) => {
    const card = rarities[from - 1 + i];
    return `${count}x ${card?.title} (4 ${card?.rarity} ${card?.number})`;
  });
const threes = (count: number): number[] => Array.from({ length: count }, () => 3);

type Parts = { bearer?: string[]; ring?: string[]; free?: string[]; shadow?: string[]; sites?: string[] };
const deck = ({
  bearer = BEARER,
  ring = RING,
  free = half(59, threes(10)),
  shadow = half(136, threes(10)),
  sites = SITES,
}: Parts = {}): string =>
  [...bearer, ...ring, ...['Peuples Libres', ...free], ...['Ombre', ...shadow], ...['Sites', ...sites]].join(
    '\n',
  );

const check = (text: string, rules: Partial<DeckRules> = {}): DeckCheck =>
  checkDeckText(text, { list, format: 'towersBlock', sites: {}, ...rules });
const problems = (text: string, rules: Partial<DeckRules> = {}): DeckProblem['problem'][] =>
  check(text, rules).problems.map(({ problem }) => problem);

describe('a pasted list', () => {
  it.each([
    ['4x Aragorn, Héritier d’Elendil (4 C 109)', 'Aragorn, Héritier d’Elendil', 4],
    ['4 Aragorn (4C109)', 'Aragorn', 4],
    ['Aragorn x2 [4 c 109]', 'Aragorn', 2],
    ['Aragorn (x2) 4 C 109', 'Aragorn', 2],
    ['4 C 109 x3', '', 3],
    ['3× 4 C 109', '', 3],
    ['4 C 109', '', 1],
    ['- 2 Aragorn 4 C 109', 'Aragorn', 2],
  ])('%s', (line, title, copies) =>
    expect(readDeck(line).lines).toMatchObject([
      { title, copies, code: { set: 4, rarity: 'C', number: 109 }, badCode: null },
    ]),
  );

  it('under Sites a leading number is that of the site', () =>
    expect(readDeck('Sites\n3 La Marche\n4T. Estfolde\nSite 5: Écuries\nx').lines).toMatchObject([
      { title: 'La Marche', copies: 1, siteNumber: 3 },
      { title: 'Estfolde', siteNumber: 4 },
      { title: 'Écuries', siteNumber: 5 },
      { title: 'x', siteNumber: null },
    ]));

  it('p.8 “1” before several sites is how many there are, not their number', () => {
    const { lines } = readDeck(`Sites\n${SITES.map((site) => site.replace(/^\d/, '1')).join('\n')}`);
    expect(lines).toHaveLength(9);
    expect(lines.filter(({ copies, siteNumber }) => copies === 1 && siteNumber === null)).toHaveLength(9);
    expect(readDeck('Sites\n1 Plaines\n1 Collines\n4 Estfolde').lines).toMatchObject([
      { title: 'Plaines', copies: 1, siteNumber: null },
      { title: 'Collines', copies: 1, siteNumber: null },
      { title: 'Estfolde', copies: 1, siteNumber: 4 },
    ]);
  });

  it('has headings in both languages, sums beside its cards, and lines nobody understands', () => {
    const { lines, unread } = readDeck(
      'My deck\nFree Peoples (30):\n2 Gimli\n## Ombre\n2 Saroumane\n30 cards\nTotal: 60',
    );
    expect(lines.map(({ title, place }) => [title, place])).toEqual([
      ['Gimli', 'freePeoples'],
      ['Saroumane', 'shadow'],
    ]);
    expect(unread).toEqual(['My deck']);
  });
});

describe('p.7 what a player brings', () => {
  it('30 and 30, Ring-bearer, Ring and nine sites are 71 cards, and legal', () => {
    const { verdict, total, draw, freePeoples, shadow, sites, bearer, ring, problems: found } = check(deck());
    expect(found).toEqual([]);
    expect({ verdict, total, draw, freePeoples, shadow, sites }).toEqual({
      verdict: 'legal',
      total: 71,
      draw: 60,
      freePeoples: 30,
      shadow: 30,
      sites: 9,
    });
    expect([bearer, ring]).toEqual(['Frodon, Voyageur Fatigué', 'L’Anneau Unique, L’Anneau Souverain']);
  });

  it('refuses fewer than 60 cards in the draw deck', () =>
    expect(problems(deck({ free: half(59, threes(9)), shadow: half(136, threes(9)) }))).toEqual([
      'drawTooSmall',
    ]));

  it('refuses 31 and 29, and 61', () => {
    expect(
      problems(deck({ free: half(59, [...threes(9), 4]), shadow: half(136, [...threes(9), 2]) })),
    ).toEqual(['sidesUneven']);
    expect(problems(deck({ free: half(59, [...threes(9), 4]) }))).toEqual(['sidesUneven']);
  });

  it('counts copies by title, whatever the subtitle: 2 + 2 Aragorn, not 4 + 4', () => {
    const with4 = (copies: number): string[] => [
      ...half(59, threes(9)),
      `${copies} Aragorn, Héritier d’Elendil (4 C 109)`,
      `${copies} Aragorn, Pieds-Ailés (4 P 364)`,
    ];
    expect(problems(deck({ free: with4(2), shadow: half(136, [...threes(9), 4]) }))).toEqual([]);
    expect(check(deck({ free: with4(4) })).problems).toContainEqual({
      problem: 'tooManyCopies',
      title: 'Aragorn, Héritier d’Elendil',
      copies: 8,
    });
  });

  it('p.21 knows a thing by its code under another title', () =>
    expect(
      problems(deck({ free: [...half(59, threes(9)), '4 Aragorn, Heir of Elendil (4 C 109)', '1 4 C 109'] })),
    ).toContain('tooManyCopies'));

  it('p.29 Gandalf’s staff with and without a subtitle is one thing', () =>
    expect(problems(deck({ free: [...half(59, threes(9)), '3 Le Bâton de Gandalf', '2 4 R 91'] }))).toContain(
      'tooManyCopies',
    ));

  it('allows three Frodos in the draw deck, not four', () => {
    const frodos = (copies: number): string[] => [
      ...half(59, threes(9)),
      `${copies} Frodon, Semi-Homme Courtois (4 R 301)`,
    ];
    expect(problems(deck({ free: frodos(3) }))).toEqual([]);
    expect(problems(deck({ free: frodos(4), shadow: half(136, [...threes(9), 4]) }))).toEqual([
      'tooManyFrodos',
    ]);
  });

  it('keeps Ring and sites out of the draw deck', () => {
    expect(problems(deck({ ring: [], free: [...half(59, threes(10)), '1 4 C 2'] }))).toContain('ringInDraw');
    expect(problems(deck({ shadow: [...half(136, threes(10)), '1 4 U 350'] }))).toContain('siteInDraw');
  });

  it('wants one Frodo and one Ring', () => {
    expect(problems(deck({ bearer: [] }))).toEqual(['noBearer']);
    expect(problems(deck({ bearer: ['Ring-bearer', 'Sam, Jardinier de Frodon'] }))).toContain(
      'bearerNotFrodo',
    );
    expect(problems(deck({ bearer: [...BEARER, '4 R 301'] }))).toEqual(['severalBearers']);
    expect(problems(deck({ ring: [] }))).toEqual(['noRing']);
    expect(problems(deck({ ring: [...RING, '4 R 1'] }))).toEqual(['severalRings']);
  });

  it('takes the first Frodo of a list that sets no Ring-bearer apart', () => {
    const { problems: found, warnings } = check(
      deck({ bearer: [], free: [...half(59, threes(10)), 'Frodo (4 C 302)'] }),
    );
    expect(found).toEqual([]);
    expect(warnings).toEqual([{ warning: 'bearerTaken', title: 'Frodo' }]);
  });
});

describe('p.8 the adventure deck', () => {
  it('has nine different sites', () => {
    expect(problems(deck({ sites: SITES.slice(1) }))).toEqual(['wrongSites']);
    expect(problems(deck({ sites: [...SITES.slice(1), '9 Site (4 U 331)'] }))).toContain('siteRepeated');
  });

  it('refuses two sites 4', () =>
    expect(check(deck({ sites: [...SITES.slice(0, 8), '4 Site (4 U 340)'] })).problems).toEqual([
      { problem: 'siteTwice', number: 4 },
    ]));

  it('refuses mixed blocks', () =>
    expect(problems(deck({ sites: [...SITES.slice(0, 8), '9 Emyn Muil (1 U 363)'] }))).toEqual(
      expect.arrayContaining(['mixedBlocks', 'otherSet']),
    ));

  it('asks for numbers the list does not print, knows site 6 of p.26, and those said before', () => {
    const unnumbered = Array.from({ length: 9 }, (_, i) => `4 U ${349 + i}`);
    const { verdict, unnumbered: asked, problems: found } = check(deck({ sites: unnumbered }));
    expect([verdict, found]).toEqual(['open', []]);
    expect(asked).toHaveLength(8);
    expect(asked.map(({ title }) => title)).not.toContain('La Grande Salle');
    const said = [1, 2, 3, 4, 5, 7, 8, 9];
    const sites = Object.fromEntries(asked.map(({ thing }, i) => [thing, said[i] ?? 9]));
    expect(check(deck({ sites: unnumbered }), { sites }).verdict).toBe('legal');
  });
});

describe('p.26 formats', () => {
  const promo = { free: () => [...half(59, threes(9)), '3 Le Livre de Mazarbul (0 P 7)'] };

  it('blocks have their own sets only; Open has them all', () => {
    expect(problems(deck({ free: promo.free() }))).toEqual(['otherSet']);
    expect(problems(deck({ free: promo.free() }), { format: 'open' })).toEqual([]);
    expect(new Set(problems(deck(), { format: 'fellowshipBlock' }))).toEqual(new Set(['otherSet']));
  });

  it('Open leaves out Fellowship sites', () => {
    const sites = Array.from({ length: 9 }, (_, i) => `${i + 1} Site ${'abcdefghi'[i]} (1 U ${319 + i})`);
    expect(new Set(problems(deck({ sites }), { format: 'open' }))).toEqual(new Set(['fellowshipSite']));
  });
});

describe('p.30 codes', () => {
  it('refuses a rarity the list does not have, a number above 365, and what is no code', () => {
    const shadow = (line: string): string[] => [...half(136, threes(9)), `3 ${line}`];
    expect(check(deck({ shadow: shadow('Fou Dun (4 R 12)') })).problems).toEqual([
      { problem: 'otherRarity', code: '4 R 12', listed: 'C' },
    ]);
    expect(check(deck({ shadow: shadow('Nobody (4 C 366)') })).problems).toEqual([
      { problem: 'unknownCode', code: '4 C 366' },
    ]);
    expect(check(deck({ shadow: shadow('Nobody (4 X 12)') })).problems).toEqual([
      { problem: 'badCode', written: '4 X 12' },
    ]);
  });
});

describe('what cannot be told', () => {
  it('is no fault, but keeps a deck from being called legal', () => {
    const plain = Array.from({ length: 15 }, (_, i) => `4 Card ${'abcdefghijklmno'[i]}`);
    const text = ['Frodon', ...BEARER, ...RING, 'Pioche', ...plain, 'Sites', ...SITES].join('\n');
    const { verdict, warnings } = check(text, { format: 'open' });
    expect(verdict).toBe('open');
    expect(warnings).toEqual([
      { warning: 'sidesUnknown', cards: 60 },
      { warning: 'unread', line: 'Frodon' },
    ]);
    expect(check(text).warnings).toContainEqual({ warning: 'setsUnknown', cards: 60 });
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('every fault is a sentence with its page, every warning a sentence', () => {
    const words = wordsOf(language);
    const found: DeckProblem[] = [
      { problem: 'drawTooSmall', cards: 1 },
      { problem: 'sidesUneven', freePeoples: 31, shadow: 29 },
      { problem: 'tooManyCopies', title: 'X', copies: 5 },
      { problem: 'tooManyFrodos', copies: 4 },
      { problem: 'ringInDraw', title: 'X' },
      { problem: 'siteInDraw', title: 'X' },
      { problem: 'noBearer' },
      { problem: 'bearerNotFrodo', title: 'X' },
      { problem: 'severalBearers', cards: 2 },
      { problem: 'noRing' },
      { problem: 'severalRings', cards: 2 },
      { problem: 'wrongSites', sites: 8 },
      { problem: 'siteRepeated', title: 'X' },
      { problem: 'siteTwice', number: 4 },
      { problem: 'mixedBlocks' },
      { problem: 'otherSet', title: 'X', set: 1 },
      { problem: 'fellowshipSite', title: 'X' },
      { problem: 'badCode', written: '4 X 12' },
      { problem: 'unknownCode', code: '4 C 366' },
      { problem: 'otherRarity', code: '4 R 12', listed: 'C' },
    ];
    for (const one of found) expect(problemText(one, words)).toMatch(/\(p\.\u00a0\d+(–\d+)?\)\.$/);
    expect(warningText({ warning: 'bearerTaken', title: 'X' }, words)).toMatch(/X/);
  });
});
