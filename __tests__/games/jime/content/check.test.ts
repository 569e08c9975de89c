import type { DataFiles, TextFiles } from '@/games/jime/content';
import { loadBox } from '@/games/jime/content';
import { checkBox } from '@/games/jime/check/box';
import { openCore } from './core';

/** As much of a record as these tests touch; each test damages a copy of the real data. */
type Damaged = {
  id: string;
  product: string;
  suggestedRole: string;
  skills: string[];
  name: string;
  health: number;
  tier: number;
  hands: number;
  use?: string[];
  testStats: string[];
  otherSide: string;
  darkness: boolean;
  series: string;
  attacks: { text: string; rows: { figures: number }[]; effect: unknown }[];
  maxFigures: number;
  look: string;
  preferences: Record<string, number>;
  figuresInBox: number;
  hexes: { q: number; r: number; space: number }[];
  spaces: { darkness: boolean; cells: [number, number][] }[];
  adjacentSpaces: [number, number][];
  openEdges: { hex: number; direction: string }[];
};

let data: DataFiles;
let text: TextFiles;

beforeEach(async () => {
  ({ data, text } = await openCore());
});

const list = (file: string): Damaged[] => data[file] as Damaged[];

const record = (file: string, id: string): Damaged => {
  const found = list(file).find((item) => item.id === id);
  if (!found) throw new Error(`no ${id} in ${file}`);
  return found;
};

const words = (language: 'en' | 'fr'): Record<string, string> => text[language] as Record<string, string>;

/** What the checker says, as `file path`, with the message after it. */
const faults = (): string[] =>
  checkBox(data, text).map(({ file, path, message }) => `${file} ${path}: ${message}`);

describe('each kind of damage is reported with its file and path', () => {
  it('an unknown id', () => {
    record('heroes.json', 'aragorn').suggestedRole = 'captian';
    expect(faults()).toEqual([
      'campaigns/core/heroes.json aragorn.suggestedRole: no such roles record: “captian”',
    ]);
  });

  it('§8.1 an enemy that looks for one thing alone', () => {
    record('enemies.json', 'wight').preferences = { nearest: 1 };
    expect(faults()).toEqual([
      'campaigns/core/enemies.json wight.preferences: names fewer than two things to look for in a hero',
    ]);
  });

  it.each([
    ['a preference that no rule knows', { preferences: { tallest: 1, nearest: 1 } }],
    ['a weight of nothing', { preferences: { afraid: 0, nearest: 1 } }],
  ])('%s', (_, change) => {
    Object.assign(record('enemies.json', 'wight'), change);
    expect(faults()[0]).toMatch(/^campaigns\/core\/enemies\.json wight\.preferences/);
  });

  it('§80.2 terrain in a space that is drawn as a line', () => {
    record('terrain.json', 'pit').look = 'water';
    expect(faults()[0]).toMatch(/^campaigns\/core\/terrain\.json pit\.look: /);
  });

  it('a field of the wrong shape', () => {
    record('enemies.json', 'wight').health = -1;
    expect(faults()[0]).toMatch(/^campaigns\/core\/enemies\.json wight\.health: /);
  });

  it('a field that does not exist', () => {
    Object.assign(record('items.json', 'sword'), { armor: 1 });
    expect(faults()[0]).toMatch(/^campaigns\/core\/items\.json sword: .*armor/);
  });

  it('a missing file', () => {
    delete data['titles.json'];
    expect(faults()[0]).toMatch(/^campaigns\/core\/titles\.json : /);
  });

  it('a missing name, in either language', () => {
    delete words('fr')['hero.gimli'];
    delete words('en')['enemy.ruffian.attack.0'];
    expect(faults()).toEqual([
      'campaigns/core/text/en.json enemy.ruffian.attack.0: missing; enemies ruffian asks for it',
      'campaigns/core/text/fr.json hero.gimli: missing; heroes gimli asks for it',
    ]);
  });

  it('an empty name', () => {
    words('fr')['hero.gimli'] = '';
    expect(faults()).toEqual(['campaigns/core/text/fr.json hero.gimli: is empty']);
  });

  it('a text nothing asks for', () => {
    words('en')['hero.frodo'] = 'Frodo';
    expect(faults()).toEqual(['campaigns/core/text/en.json hero.frodo: nothing asks for it']);
  });

  it('placeholders that differ', () => {
    words('en')['boon.hidden.gist'] = '{hero} is hidden.';
    words('fr')['boon.hidden.gist'] = '{heros} est caché.';
    expect(faults()).toEqual([
      'campaigns/core/text/fr.json boon.hidden.gist: placeholders “{heros}”, but “{hero}” in en.json',
    ]);
  });

  it('careless typography', () => {
    words('fr')['skill.to-me'] = 'À Moi !';
    words('en')['skill.poets-heart'] = "Poet's Heart";
    expect(faults()).toEqual([
      'campaigns/core/text/en.json skill.poets-heart: has a straight quote',
      'campaigns/core/text/fr.json skill.to-me: needs a no-break space beside ; : ? ! « »',
    ]);
  });

  it('a verified French name that is no name', () => {
    (text['verified-fr'] as string[])[0] = 'stat.luck';
    expect(faults()).toEqual(['campaigns/core/text/verified-fr.json [0]: no such text: “stat.luck”']);
  });

  it('a tile side that is there twice', () => {
    list('tiles.json').push(structuredClone(record('tiles.json', '300A')));
    expect(faults()).toEqual(['campaigns/core/tiles.json [120].id: “300A” is there twice']);
  });

  it('a tile with one side', () => {
    data['tiles.json'] = list('tiles.json').filter(({ id }) => id !== '300B');
    expect(faults()).toContain('campaigns/core/tiles.json 300A.side: tile 300 has no other side');
  });

  it('spaces that overlap', () => {
    const { hexes } = record('tiles.json', '300A');
    const [first] = hexes;
    const other = hexes.find(({ space }) => space !== first?.space);
    Object.assign(other ?? {}, { q: first?.q, r: first?.r });
    const at = hexes.indexOf(other ?? { q: 0, r: 0, space: 0 });
    expect(faults().join('\n')).toMatch(
      new RegExp(`^campaigns/core/tiles\\.json 300A\\.hexes\\[${at}\\]: spaces \\d and \\d overlap`, 'm'),
    );
  });

  it('a space in two pieces', () => {
    const { hexes } = record('tiles.json', '100A');
    const last = hexes[hexes.length - 1];
    if (last) last.q += 3;
    expect(faults()).toEqual(['campaigns/core/tiles.json 100A.spaces[0]: space 1 is not in one piece']);
  });

  it('a space that cannot be reached', () => {
    record('tiles.json', '200A').adjacentSpaces = [];
    expect(faults()).toEqual([
      'campaigns/core/tiles.json 200A.adjacentSpaces: leave a space that cannot be reached from the others',
    ]);
  });

  it('an open edge that is not an outer edge', () => {
    const tile = record('tiles.json', '204B');
    const inside = (['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const).map((direction) => ({ hex: 2, direction }));
    tile.openEdges = inside;
    expect(faults()).toContain('campaigns/core/tiles.json 204B.openEdges[0]: 2N is not an outer edge');
  });

  it('darkness that the printed icons deny', () => {
    const [space] = record('tiles.json', '100A').spaces;
    if (space) space.darkness = true;
    expect(faults()).toEqual([
      'campaigns/core/tiles.json 100A.spaces[0].darkness: does not agree with the printed icons',
    ]);
  });

  it('a battle space on another', () => {
    const [space] = record('battle-tiles.json', 'battle').spaces;
    space?.cells.push([1, 1]);
    expect(faults()).toEqual([
      'campaigns/core/battle-tiles.json battle.spaces[2].cells: spaces 1 and 3 overlap at (1,1)',
    ]);
  });

  it('a tier with no parent', () => {
    data['items.json'] = list('items.json').filter(
      ({ series, tier }) => series !== 'travel-garb' || tier !== 2,
    );
    expect(faults()).toContain(
      'campaigns/core/items.json ever-bloom.tier: tier 3 with no tier 2 in “travel-garb” to upgrade from',
    );
  });

  it('a weapon without a stat', () => {
    record('items.json', 'sword').testStats = [];
    expect(faults()).toEqual([
      'campaigns/core/items.json sword.hitTable: an attack needs both a stat to test and hits to buy',
    ]);
  });

  it('hands in the wrong slot', () => {
    record('items.json', 'cloak').hands = 1;
    expect(faults()).toEqual(['campaigns/core/items.json cloak.hands: 1 hands in the armour slot']);
  });

  it('a card that nothing says the use of', () => {
    delete record('items.json', 'harp').use;
    expect(faults()).toEqual([
      'campaigns/core/items.json harp.use: is missing: nothing tells what it is for',
    ]);
  });

  it('a use that the card tells already', () => {
    record('items.json', 'harp').use = ['help', 'fight'];
    record('items.json', 'sword').use = ['fight'];
    expect(faults()).toEqual(['campaigns/core/items.json sword.use: “fight” is told by the card already']);
  });

  it('a card its owner does not list', () => {
    record('roles.json', 'burglar').skills.pop();
    expect(faults()).toEqual([
      'campaigns/core/roles.json burglar.skills: are not the cards this role owns, in order',
    ]);
  });

  it('a group size without an attack', () => {
    for (const attack of record('enemies.json', 'wight').attacks)
      attack.rows = attack.rows.filter(({ figures }) => figures !== 2);
    const kept = record('enemies.json', 'wight').attacks.filter(({ rows }) => rows.length > 0);
    record('enemies.json', 'wight').attacks = kept;
    expect(faults()).toContain(
      'campaigns/core/enemies.json wight.attacks: a group of 2 figures has no attack',
    );
  });

  it('an attack for more figures than a group has', () => {
    record('enemies.json', 'hill-troll').attacks[0]?.rows.push({ ...{ damage: 1, fear: 1 }, figures: 2 });
    expect(faults()).toEqual([
      'campaigns/core/enemies.json hill-troll.attacks[0].rows[1].figures: a group has at most 1 figures',
    ]);
  });

  it('an effect that is not on the list', () => {
    const [attack] = record('enemies.json', 'wight').attacks;
    if (attack) attack.effect = { kind: 'eatHero', when: 'always' };
    expect(faults()[0]).toMatch(/^campaigns\/core\/enemies\.json wight\.attacks\[0\]\.effect/);
  });

  it('too few figures for a group', () => {
    record('enemies.json', 'wight').figuresInBox = 2;
    expect(faults()).toEqual([
      'campaigns/core/enemies.json wight.figuresInBox: 2 figures for a group of 3',
      'campaigns/core/products.json core.holds.figures: 25, but the data has 24',
    ]);
  });

  it('a box that does not hold what it should', () => {
    record('titles.json', 'unfallen').product = 'spreading-war';
    expect(faults()).toEqual([
      'campaigns/core/products.json core.holds.titles: 21, but the data has 20',
      'campaigns/core/products.json spreading-war.holds.titles: 3, but the data has 4',
    ]);
  });

  it('terrain whose sides do not name each other', () => {
    record('terrain.json', 'bush').otherSide = 'wall';
    expect(faults()).toContain('campaigns/core/terrain.json bush.otherSide: “wall” names another side');
  });
});

describe('the loader', () => {
  it('refuses damaged data, naming file and path', () => {
    record('enemies.json', 'wight').health = -1;
    expect(() => loadBox(data)).toThrow(/campaigns\/core\/enemies\.json {2}wight\.health: /);
  });
});
