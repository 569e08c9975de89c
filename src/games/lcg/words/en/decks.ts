/** What is said of a pasted deck. */
export const decksEn = {
  verdict: {
    legal: 'Legal for tournaments.',
    intro: 'A deck to learn with; too small for tournaments.',
    illegal: 'Not legal.',
  },
  tooFewCards: (cards: number) =>
    `${cards === 1 ? '1 card' : `${cards} cards`}: a tournament deck has at least 50.`,
  tooManyCopies: (title: string, copies: number) =>
    `${title}: ${copies === 1 ? '1 copy' : `${copies} copies`}, and 3 are allowed.`,
  wrongType: (title: string) => `${title} is no ally, attachment or event.`,
  heroTwice: (title: string) => `${title} is named twice among the heroes.`,
  tooManyHeroes: (heroes: number) =>
    `${heroes === 1 ? '1 hero' : `${heroes} heroes`}: each player has one to three.`,
  noHeroes: 'The list names no heroes.',
  offSphere: (title: string, sphere: string) => `${title}: legal, but no hero can pay for ${sphere}.`,
  introUnverified: 'Thirty cards, as in an introductory deck; without card numbers it cannot be compared.',
  unread: (line: string) => `Not understood: ${line}`,
};
