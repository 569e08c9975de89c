import type { Box } from '@/games/jime/content/schema/box';
import type { Product } from '@/games/jime/content/schema/product';
import type { ProductId } from '@/games/jime/content/schema/words';
import type { Rule } from './rule';

type Counted = keyof Product['holds'];

const of = <T extends { product: ProductId }>(records: Record<string, T>, product: ProductId): T[] =>
  Object.values(records).filter((record) => record.product === product);

const COUNT: Record<Counted, (box: Box, product: ProductId) => number> = {
  heroes: (box, product) => of(box.heroes, product).filter(({ formOf }) => !formOf).length,
  roles: (box, product) => of(box.roles, product).length,
  enemies: (box, product) => of(box.enemies, product).length,
  figures: (box, product) =>
    of(box.enemies, product).reduce((sum, { figuresInBox }) => sum + figuresInBox, 0),
  tiles: (box, product) => new Set(of(box.tiles, product).map(({ number }) => number)).size,
  items: (box, product) => Object.values(box.items).filter(({ copies }) => copies[product]).length,
  trinkets: (box, product) => Object.values(box.trinkets).filter(({ copies }) => copies[product]).length,
  titles: (box, product) => of(box.titles, product).length,
  terrain: (box, product) => of(box.terrain, product).length,
};

/** What is in the data for a box is what the box holds. */
export const counts: Rule = (box, report) => {
  for (const { id, holds } of Object.values(box.products)) {
    for (const counted of Object.keys(COUNT) as Counted[]) {
      const found = COUNT[counted](box, id);
      if (found !== holds[counted])
        report('products', id, `holds.${counted}`, `${holds[counted]}, but the data has ${found}`);
    }
  }
};
