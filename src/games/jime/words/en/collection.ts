/** Which boxes the table owns. */
export const collectionEn = {
  title: 'Collection',
  intro:
    'Turn on the boxes you own. The app asks only for figures, tiles, items and roles from the boxes that are on.',
  boxes: 'Boxes',
  figures: 'Figures',
  figuresIntro: 'How many figures of each enemy you have. Correct a number if your box holds another.',
  always: 'Always on: nothing can be played without it.',
  on: 'On',
  off: 'Off',
  adds: (what: string) => `It adds ${what}.`,
  holds: (what: string) => `It holds ${what}.`,
  count: {
    heroes: (n: number) => (n === 1 ? '1 hero' : `${n} heroes`),
    roles: (n: number) => (n === 1 ? '1 role' : `${n} roles`),
    enemies: (n: number) => `${n} kinds of enemy`,
    figures: (n: number) => `${n} enemy figures`,
    tiles: (n: number) => `${n} journey tiles`,
    items: (n: number) => `${n} item cards`,
    trinkets: (n: number) => `${n} trinket cards`,
    titles: (n: number) => `${n} titles`,
    terrain: (n: number) => `${n} kinds of terrain`,
  },
  listed: (n: number) => `Our list says ${n}`,
  asListed: 'As listed',
  missing: (boxes: string) =>
    `This campaign needs a box that is off: ${boxes}. Turn it on in the collection to load it; the save is untouched.`,
};
