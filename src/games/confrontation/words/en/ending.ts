/** The last page, and the list of saves. */
export const endingEn = {
  won: (name: string) => `${name} has won`,
  reason: {
    bearerInMordor: 'The Ring has come to Mordor.',
    witchKingInShire: 'The Witch-king has entered the Shire.',
    threeInShire: 'Three of Sauron’s have come to the Shire.',
    bearerDefeated: 'The bearer of the Ring has been defeated.',
    noMove: 'The other side has no move left.',
  },
  points: (side: string, points: number) =>
    points === 1
      ? `${side}: 1 point, for 1 character left`
      : `${side}: ${points} points, one for each character left`,
  score: (one: string, first: number, other: string, second: number) =>
    `Match: ${one} ${first}, ${other} ${second}`,
  matchWon: (name: string) => `${name} has won the match`,
  matchDrawn: 'The match is drawn',
  story: 'The story of the game',
  game: (number: number): string => (number === 1 ? 'First game' : 'Second game'),
  results: 'Results of all games',
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
