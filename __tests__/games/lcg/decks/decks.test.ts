import { COMPONENTS, ENCOUNTER_SETS, SCENARIO_TABLE, SPHERES, STARTER_DECKS } from '@/games/lcg/content';
import type { DeckLine } from '@/games/lcg/decks';
import { checkDeckText, readDeck } from '@/games/lcg/decks';

const RINGSDB = `Fellowship of the test

Main Deck

Hero (3)
Aragorn (Core Set)
Glóin (Core Set)
Théodred (Core Set)

Ally (6)
3x Guard of the Citadel (Core Set)
3x Snowbourn Scout (Core Set)

Attachment (2)
2x Steward of Gondor (Core Set)

Event (3)
3x Sneak Attack (Core Set)

3 Heroes, 11 Cards
Cards up to Core Set

Sideboard
2x Celebrían’s Stone (Core Set)

Decklist built and published on RingsDB.
`;

const titles = (lines: readonly DeckLine[]): [string, number, string | null][] =>
  lines.map(({ title, copies, section }) => [title, copies, section]);

describe('a pasted list', () => {
  it('as RingsDB writes it: headings, copies and sets, without what lies beside the deck', () => {
    const { lines, unread } = readDeck(RINGSDB);
    expect(titles(lines)).toEqual([
      ['Aragorn', 1, 'hero'],
      ['Glóin', 1, 'hero'],
      ['Théodred', 1, 'hero'],
      ['Guard of the Citadel', 3, 'ally'],
      ['Snowbourn Scout', 3, 'ally'],
      ['Steward of Gondor', 2, 'attachment'],
      ['Sneak Attack', 3, 'event'],
    ]);
    expect(unread).toEqual(['Fellowship of the test']);
  });

  it.each([
    ['3x Faramir (Core Set)', 'Faramir', 3],
    ['3 x Faramir', 'Faramir', 3],
    ['3 Faramir', 'Faramir', 3],
    ['3×Faramir', 'Faramir', 3],
    ['Faramir x3', 'Faramir', 3],
    ['Faramir (x3)', 'Faramir', 3],
    ['- 2 Lame de Gondolin', 'Lame de Gondolin', 2],
    ['<card qty="2" id="51223bd0">Son of Arnor</card>', 'Son of Arnor', 2],
    ['Faramir (BB 14)', 'Faramir', 1],
  ])('%s', (text, title, copies) => {
    expect(readDeck(text).lines).toMatchObject([{ title, copies }]);
  });

  it('with headings in French, and cards of the encounter deck among them', () => {
    const { lines } = readDeck(
      'Héros (1)\nÉowyn\nAlliés :\n3 Traqueur du Nord\n## Événements\nx\nEnnemis\n1 Warg',
    );
    expect(titles(lines)).toEqual([
      ['Éowyn', 1, 'hero'],
      ['Traqueur du Nord', 3, 'ally'],
      ['x', 1, 'event'],
      ['Warg', 1, 'encounter'],
    ]);
  });

  it('with a side quest of the players, which is one of the cards, and a contract, which lies beside them', () => {
    const list = (quest: string, contract: string): string =>
      `Ally (48)\n48x Guard of the Citadel\n\n${quest}\n2x Gather Information (The Lost Realm)\n\n${contract}\n1x Fellowship (A Shadow in the East)\n\nEvent (1)\n1x Feint`;
    for (const [quest, contract] of [
      ['Player Side Quest (2)', 'Contract (1)'],
      ['Quêtes annexes (2)', 'Contrat (1)'],
    ] as const) {
      const { lines, unread } = readDeck(list(quest, contract));
      expect(titles(lines)).toEqual([
        ['Guard of the Citadel', 48, 'ally'],
        ['Gather Information', 2, 'sideQuest'],
        ['Feint', 1, 'event'],
      ]);
      expect(unread).toEqual([]);
      expect(checkDeckText(list(quest, contract)).cards).toBe(51);
    }
  });

  it('sorted by sphere, or with the numbers printed on the cards', () => {
    expect(readDeck('Tactics (3)\n3 Veteran Axehand').lines[0]?.sphere).toBe('tactics');
    expect(readDeck('Énergie\n3 Traqueur du Nord').lines[0]?.sphere).toBe('spirit');
    expect(readDeck('3x Faramir (Core Set 14)').lines[0]?.number).toBe(14);
  });

  it('from OCTGN', () => {
    const text = `<?xml version="1.0"?>
<deck game="a21af4e8">
  <section name="Hero">
    <card qty="1" id="1">Gimli</card>
  </section>
  <section name="Attachment">
    <card qty="2" id="2">Dwarven Axe</card>
  </section>
</deck>`;
    expect(readDeck(text)).toEqual({
      lines: [
        { title: 'Gimli', copies: 1, section: 'hero', sphere: null, number: null },
        { title: 'Dwarven Axe', copies: 2, section: 'attachment', sphere: null, number: null },
      ],
      unread: [],
    });
  });

  it('keeps what it cannot read apart and never throws', () => {
    expect(readDeck('0 Nothing\n999x Far too many\n(((').unread).toHaveLength(3);
    expect(readDeck('').lines).toEqual([]);
    expect(readDeck('x'.repeat(100_000)).unread).toHaveLength(1);
  });
});

/** A list of so many different cards, three copies each but for the last. */
const listOf = (cards: number, heading: string): string =>
  [
    heading,
    ...Array.from({ length: Math.ceil(cards / 3) }, (_, at) => `${Math.min(3, cards - at * 3)}x Card ${at}`),
  ].join('\n');

describe('the check of a deck', () => {
  it('R p.27 50 cards or more', () => {
    expect(checkDeckText(listOf(49, 'Ally'))).toMatchObject({ cards: 49, verdict: 'illegal' });
    expect(checkDeckText(listOf(50, 'Ally'))).toMatchObject({ cards: 50, verdict: 'legal', problems: [] });
  });

  it('R p.27 three copies of a title, from whichever set they come', () => {
    const text = `${listOf(50, 'Ally')}\n2x Gandalf (Core Set)\n2x gandalf (Over Hill and Under Hill)`;
    expect(checkDeckText(text).problems).toEqual([{ problem: 'tooManyCopies', title: 'Gandalf', copies: 4 }]);
  });

  it('R p.27 allies, attachments and events alone; one to three heroes, each once', () => {
    const heroes = 'Hero\nGimli\nLegolas\nThalin\nGimli';
    const { problems } = checkDeckText(`${listOf(50, 'Event')}\nQuest\n1 Flies and Spiders\n${heroes}`);
    expect(problems).toEqual([
      { problem: 'wrongType', title: 'Flies and Spiders' },
      { problem: 'heroTwice', title: 'Gimli' },
      { problem: 'tooManyHeroes', heroes: 4 },
    ]);
  });

  it('F Q&A cards no hero can pay are legal, with a warning', () => {
    const { verdict, warnings } = checkDeckText(
      `Hero\nGimli\nLore\n${listOf(50, 'Ally')}\nNeutral\n1 Gandalf`,
    );
    expect(verdict).toBe('legal');
    expect(warnings).toHaveLength(17);
    expect(warnings[0]).toEqual({ warning: 'offSphere', title: 'Card 0', sphere: 'lore' });
  });

  it('spheres the table has entered count, and without them nothing is said', () => {
    const text = `Hero\nBoromir\n${listOf(50, 'Ally')}`;
    expect(checkDeckText(text).warnings).toEqual([]);
    const known = (title: string) => (title === 'boromir' ? (['tactics'] as const) : (['spirit'] as const));
    expect(checkDeckText(text, known).warnings).toHaveLength(17);
  });

  it('R p.9 thirty cards of one sphere with Gandalf are for learning, not for tournaments', () => {
    const lore = Array.from(
      { length: 15 },
      (_, at) => `${at === 0 ? 1 : 2}x Lore ${at} (Core Set ${58 + at})`,
    );
    const intro = checkDeckText(['Hero', 'Beravor', 'Ally', ...lore, '1 Gandalf (Core Set 73)'].join('\n'));
    expect(intro).toMatchObject({ cards: 30, verdict: 'intro', warnings: [] });
    const mixed = checkDeckText(['Ally', ...lore.slice(1), '2x Other (Core Set 20)'].join('\n'));
    expect(mixed).toMatchObject({ cards: 30, verdict: 'illegal' });
    expect(checkDeckText(listOf(30, 'Ally')).warnings).toContainEqual({ warning: 'introUnverified' });
  });
});

describe('the box', () => {
  it('R p.3 holds 226 cards: 12 heroes, 120 player cards, 84 encounter cards and 10 quest cards', () => {
    const { heroes, playerCards, encounterCards, questCards } = COMPONENTS;
    expect(heroes + playerCards + encounterCards + questCards).toBe(COMPONENTS.cards);
    expect(COMPONENTS).toMatchObject({ cards: 226, dials: 2, damage: 40, progress: 26, resources: 30 });
  });

  it('R p.9 has four decks of fifteen card numbers and three heroes', () => {
    for (const sphere of SPHERES) {
      const { heroes, cardNumbers } = STARTER_DECKS[sphere];
      expect([heroes.length, cardNumbers.to - cardNumbers.from + 1]).toEqual([3, 15]);
    }
  });

  it('R p.26 has three scenarios of seven sets; the Orcs of Dol Guldur are in all of them', () => {
    const core = [SCENARIO_TABLE.mirkwood, SCENARIO_TABLE.anduin, SCENARIO_TABLE.dolGuldur];
    expect(core.map(({ difficulty }) => difficulty)).toEqual([1, 4, 7]);
    expect(core.every(({ sets }) => sets.includes('orcs'))).toBe(true);
    expect(new Set(core.flatMap(({ sets }) => sets))).toEqual(new Set(ENCOUNTER_SETS));
    expect(core.reduce((sum, { questCards }) => sum + (questCards ?? 0), 0)).toBe(COMPONENTS.questCards);
  });
});
