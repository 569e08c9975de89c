/** What the rules say of a deck. */
export const decksEn = {
  verdict: {
    legal: 'May be played.',
    open: 'Nothing is against it, but not everything could be told.',
    illegal: 'May not be played.',
  },
  drawTooSmall: (cards: number) =>
    `${cards === 1 ? '1 card' : `${cards} cards`} in the draw deck: it needs at least 60 (p. 7).`,
  sidesUneven: (freePeoples: number, shadow: number) =>
    `Free Peoples: ${freePeoples}, Shadow: ${shadow}; the draw deck has as many cards of each (p. 7).`,
  tooManyCopies: (title: string, copies: number) =>
    `${title}: ${copies === 1 ? '1 copy' : `${copies} copies`}, and 4 are allowed for one title, whatever the subtitle (p. 7).`,
  tooManyFrodos: (copies: number) =>
    `Frodo: ${copies === 1 ? '1 copy' : `${copies} copies`} in the draw deck, and 3 are allowed, since one is in play (p. 7).`,
  ringInDraw: (title: string) => `${title} does not belong in the draw deck (p. 7).`,
  siteInDraw: (title: string) => `${title} is a site: it belongs in the adventure deck (p. 7).`,
  noBearer: 'The list has no Ring-bearer: any Frodo (p. 7).',
  bearerNotFrodo: (title: string) => `${title} cannot be the Ring-bearer: that is a Frodo (p. 7).`,
  severalBearers: (cards: number) => `Ring-bearers: ${cards}, and there is one (p. 7).`,
  noRing: 'The list has no One Ring: any version (p. 7).',
  severalRings: (cards: number) => `Copies of the One Ring: ${cards}, and there is one (p. 7).`,
  wrongSites: (sites: number) =>
    `${sites === 1 ? '1 site' : `${sites} sites`}: an adventure deck has 9, one for each number (p. 8).`,
  siteRepeated: (title: string) => `${title} is there more than once: the nine sites are different (p. 8).`,
  siteTwice: (number: number) => `Two sites have the number ${number} (p. 8).`,
  mixedBlocks: 'The sites are of two blocks: an adventure deck is of one (p. 8).',
  otherSet: (title: string, set: number) =>
    `${title} is of set ${set}, which this format leaves out (p. 26).`,
  fellowshipSite: (title: string) => `${title} is a Fellowship site, the one thing Open leaves out (p. 26).`,
  badCode: (written: string) => `“${written}” is no code: set, then R, U, C or P, then a number (p. 30).`,
  unknownCode: (code: string) => `${code}: set 4 ends at 365 (p. 31–36).`,
  otherRarity: (code: string, listed: string) => `${code}: the list has that card as ${listed} (p. 31–36).`,
  sidesUnknown: (cards: number) =>
    cards === 1
      ? 'The side of 1 card is not known: put it under Free Peoples or Shadow, or give its code.'
      : `The side of ${cards} cards is not known: put them under Free Peoples or Shadow, or give their codes.`,
  setsUnknown: (cards: number) =>
    cards === 1
      ? 'The set of 1 card is not known: give its code.'
      : `The set of ${cards} cards is not known: give their codes.`,
  sitesUnnumbered: (sites: number) =>
    sites === 1
      ? 'The number of 1 site is not known; say it below, and it is remembered.'
      : `The numbers of ${sites} sites are not known; say them below, and they are remembered.`,
  bearerTaken: (title: string) => `${title} was taken as the Ring-bearer.`,
  unread: (line: string) => `Line not understood: ${line}`,
};
