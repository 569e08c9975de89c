/** Decks and the list of set 4. */
export const cardsPageEn = {
  title: 'Decks and set list',
  tabs: { check: 'Check a deck', list: 'Set 4, The Two Towers' },
  failed: 'The list of cards could not be opened. Nothing is lost; try again.',
  check: {
    format: 'Format',
    paste: 'Paste the list of a deck',
    empty: 'A deck is checked as soon as its list is here.',
    formats:
      'One card a line, with how many: “4x Aragorn, Heir of Elendil (4 C 109)”, “4 C 109 x4”. Headings such as Ring-bearer, The One Ring, Free Peoples, Shadow and Sites help; under Sites, “3 The Throne Hall” is the site number.',
    clear: 'Clear the list',
    total: (cards: number) =>
      `${cards === 1 ? '1 card' : `${cards} cards`} brought to the table, of at least 71`,
    parts: (draw: number, freePeoples: number, shadow: number, sites: number) =>
      `Draw deck ${draw} (Free Peoples ${freePeoples}, Shadow ${shadow}) · sites ${sites}`,
    problems: 'What is against it',
    warnings: 'Good to know',
    more: (count: number) => `And ${count} more.`,
    nothingRead: 'No card was found in this text.',
    siteNumbers: 'Which number does the site have?',
    siteNumber: (title: string, number: number) => `${title}: ${number}`,
  },
};

/** p.31–36 The list of set 4, with what one has of it. */
export const checklistEn = {
  title: 'Collection',
  tally: (owned: number, all: number) => `${owned} of ${all}, ${all - owned} missing`,
  rarityTally: (rarity: string, owned: number, all: number) => `${rarity}: ${owned} of ${all}`,
  of: (owned: number, all: number) => `${owned} of ${all}`,
  search: 'A title, a number, a code',
  show: 'Which cards',
  shown: { all: 'All', owned: 'Owned', missing: 'Missing' },
  rarities: 'Rarity',
  anyRarity: 'Any rarity',
  rarity: { R: 'Rare', U: 'Uncommon', C: 'Common', P: 'Premium' },
  none: 'No card answers to that.',
  card: (title: string, code: string) => `${title}, ${code}`,
  group: {
    oneRing: 'The One Ring',
    site: 'Sites',
    premium: 'Premium',
  },
  export: 'Export a file',
  import: 'Bring in a file',
  imported: (count: number) => (count === 1 ? '1 card taken over.' : `${count} cards taken over.`),
  notSaved: 'The last change could not be written. It holds as long as the app is open.',
  refused: {
    huge: 'This file is too large for a checklist.',
    broken: 'This file is cut short or altered. Nothing was taken over.',
    foreign: 'This is no checklist. Nothing was taken over.',
    newer: 'This file comes from a later version of the app. Nothing was taken over.',
  },
};
