const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

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
    heroes: (n: number) => many(n, 'hero', 'heroes'),
    roles: (n: number) => many(n, 'role', 'roles'),
    enemies: (n: number) => many(n, 'kind of enemy', 'kinds of enemy'),
    figures: (n: number) => many(n, 'enemy figure', 'enemy figures'),
    tiles: (n: number) => many(n, 'journey tile', 'journey tiles'),
    items: (n: number) => many(n, 'item card', 'item cards'),
    trinkets: (n: number) => many(n, 'trinket card', 'trinket cards'),
    titles: (n: number) => many(n, 'title', 'titles'),
    terrain: (n: number) => many(n, 'kind of terrain', 'kinds of terrain'),
  },
  listed: (n: number) => `Our list says ${n}`,
  asListed: 'As listed',
  missing: (boxes: string) => `Turn on in the collection: ${boxes}.`,
};
