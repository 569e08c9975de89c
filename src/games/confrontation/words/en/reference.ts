/** The rules, characters and cards, to look up. */
export const referenceEn = {
  title: 'Rules, characters and cards',
  search: 'A character, a card, a word',
  filter: 'Part of the rules',
  everyStep: 'Everything',
  opening: 'Opening the rules…',
  failed: 'The rules could not be opened. Nothing is lost; try again.',
  found: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  none: (typed: string) => `Nothing answers to “${typed}”.`,
  noneAtStep: (typed: string, step: string) => `Under “${step}” nothing answers to “${typed}”.`,
  tryOther: 'Try the name of a character or a card, or a word such as retreat.',
  searchEverywhere: 'Search everything',
  sources: 'Told in our own words.',
  kind: { rule: 'The game', character: 'Characters', card: 'Combat cards', special: 'Special cards' },
  cast: { c: 'Classic', v: 'Variant' },
};
