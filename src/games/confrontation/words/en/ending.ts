/** The last page, the list of saves, and the page of characters and cards. */
export const endingEn = {
  won: (name: string) => `${name} has won`,
  reason: {
    bearerInMordor: 'The Ring has come to Mordor.',
    witchKingInShire: 'The Witch-king has entered the Shire.',
    threeInShire: 'Three of Sauron’s stand in the Shire.',
    bearerDefeated: 'The bearer of the Ring has been defeated.',
    noMove: 'The other side has no move left.',
  },
  points: (side: string, points: number) =>
    points === 1
      ? `${side}: 1 point, for 1 character left`
      : `${side}: ${points} points, one for each character left`,
  score: (one: string, first: number, other: string, second: number) =>
    `Match: ${one} ${first}, ${other} ${second}`,
  story: 'The story of the game',
  next: 'Second game, sides changed',
  again: 'New game',
  share: 'Share the story',
  notShared: 'It could not be shared. Nothing was changed.',
  fileName: 'the-confrontation.txt',
};

export const coverEn = {
  single: (cast: string) => `The Confrontation, ${cast.toLowerCase()}`,
  inMatch: (cast: string, game: number) => `The Confrontation, ${cast.toLowerCase()}, game ${game} of 2`,
  setUp: (title: string) => `${title}: setting up`,
  play: (title: string, ply: number) => `${title}: turn ${ply}`,
  won: (title: string, name: string) => `${title}: ${name} has won`,
  plays: (name: string, side: string) => `${name}: ${side}`,
  left: (name: string, side: string, left: number) => `${name}: ${side}, ${left} left`,
};

export const guideEn = {
  title: 'Characters and cards',
  tabs: { game: 'The game', classic: 'Classic', variant: 'Variant', cards: 'Cards' },
  game: [
    'Each side has nine characters. Where they stand is seen; who they are is not.',
    'Frodo must reach Mordor. Sauron wins by defeating him, or with three of his own in the Shire.',
    'Sauron begins. On your turn one character moves forward to a neighbouring region. A region holds as many of one side as it has rings.',
    'The Anduin and the tunnel lead only the Fellowship, and only one way.',
    'Whoever enters a region with enemies attacks one of them. Both are shown. Texts come first, the Fellowship’s before Sauron’s; then each plays a card in secret.',
    'Strength and card are added: the lower sum is defeated, equal sums both. Survivors hide again.',
    'Whoever cannot move forward loses.',
  ],
  strengthCards: 'Strength cards: add their number.',
};
