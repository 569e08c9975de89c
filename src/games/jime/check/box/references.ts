import type { Box, Kind, RecordOf } from '@/games/jime/content/schema/box';
import { recordsOf } from '@/games/jime/content/schema/box';
import type { Item } from '@/games/jime/content/schema/item';
import type { Rule } from './rule';

/** From a record: where it names another, the kind it names and the id. */
type Reference = [path: string, kind: Kind, id: string];

const list = (path: string, kind: Kind, ids: readonly string[]): Reference[] =>
  ids.map((id, index) => [`${path}[${index}]`, kind, id]);

const one = (path: string, kind: Kind, id: string | null | undefined): Reference[] =>
  id === null || id === undefined ? [] : [[path, kind, id]];

const copies = (held: Item['copies']): Reference[] =>
  Object.keys(held).map((product) => [`copies.${product}`, 'products', product]);

const NAMES: { [K in Kind]?: (record: RecordOf<K>) => Reference[] } = {
  heroes: (hero) => [
    ...one('product', 'products', hero.product),
    ...one('formOf', 'heroes', hero.formOf),
    ...one('suggestedRole', 'roles', hero.suggestedRole),
    ...list('suggestedItems', 'items', hero.suggestedItems),
    ...list('skills', 'skills', hero.skills),
  ],
  roles: (role) => [
    ...one('product', 'products', role.product),
    ...list('skills', 'skills', role.skills),
    ...list('startingSkills', 'skills', role.startingSkills),
  ],
  skills: ({ owner }) => [
    ...(owner.kind === 'hero' ? one('owner.hero', 'heroes', owner.hero) : []),
    ...(owner.kind === 'role' ? one('owner.role', 'roles', owner.role) : []),
  ],
  items: (item) => [...one('series', 'items', item.series), ...copies(item.copies)],
  trinkets: (trinket) => [...one('series', 'trinkets', trinket.series), ...copies(trinket.copies)],
  titles: ({ product }) => one('product', 'products', product),
  enemies: ({ product }) => one('product', 'products', product),
  enemyBonuses: ({ changes }) => list('changes.immuneTo', 'modifiers', changes.immuneTo ?? []),
  tiles: ({ product, spaces }) => [
    ...one('product', 'products', product),
    ...spaces.flatMap(({ icons }, space) =>
      icons.flatMap(({ trait }, icon) => one(`spaces[${space}].icons[${icon}]`, 'spaceTraits', trait)),
    ),
  ],
  battleTiles: ({ product }) => one('product', 'products', product),
  terrain: ({ product, otherSide }) => [
    ...one('product', 'products', product),
    ...one('otherSide', 'terrain', otherSide),
  ],
  spaceTraits: ({ products }) => list('products', 'products', products),
  tokens: ({ products }) => list('products', 'products', products),
};

const referencesOf = <K extends Kind>(kind: K, box: Box): (readonly [string, Reference])[] => {
  const names = NAMES[kind];
  if (!names) return [];
  return recordsOf(box, kind).flatMap((record) =>
    names(record).map((reference) => [record.id, reference] as const),
  );
};

/** Every id that a record names must be a record. */
export const references: Rule = (box, report) => {
  for (const kind of Object.keys(NAMES) as Kind[]) {
    for (const [id, [path, target, named]] of referencesOf(kind, box)) {
      if (!(named in box[target])) report(kind, id, path, `no such ${target} record: “${named}”`);
    }
  }
};
