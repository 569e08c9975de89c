import type { Box, MapPlan, ProductId } from '@/games/jime/content';
import type { Work } from '@/kernel/slices';
import { conclude } from '@/kernel/slices';
import { provenBattle } from './battleGenerator';
import { provenJourney } from './generator';
import { piecesOf } from './plan';

/** A company and a set of boxes for which a plan cannot be laid. */
export type UnlayableCase = { heroes: number; products: ProductId[] };

const COMPANIES = [2, 3, 4, 5];

const from = <Entry extends { product: ProductId }>(
  records: Record<string, Entry>,
  products: readonly ProductId[],
): Record<string, Entry> =>
  Object.fromEntries(Object.entries(records).filter(([, { product }]) => products.includes(product)));

/** The part of the box that maps are laid from, with only these boxes on (§56). */
export const mapBox = (
  { tiles, battleTiles, terrain }: Box,
  products: readonly ProductId[],
): Pick<Box, 'tiles' | 'battleTiles' | 'terrain'> => ({
  tiles: from(tiles, products),
  battleTiles: from(battleTiles, products),
  terrain: from(terrain, products),
});

const everySet = (optional: readonly ProductId[], needed: readonly ProductId[]): ProductId[][] =>
  optional.reduce<ProductId[][]>(
    (sets, product) => [...sets, ...sets.map((set) => [...set, product])],
    [[...needed]],
  );

/** Companies for which a plan asks for the same tiles stand or fall together; a battle map is the same for all. */
const alike = (plan: MapPlan): number[][] => {
  const tiles = (heroes: number): number => (plan.kind === 'battle' ? 0 : piecesOf(plan, heroes).length);
  const counts = [...new Set(COMPANIES.map(tiles))];
  return counts.map((count) => COMPANIES.filter((heroes) => tiles(heroes) === count));
};

/** Proves that a plan can be laid whatever the company and whatever boxes are on besides those it needs; lists where not. */
export function* provingPlan(plan: MapPlan, box: Box, needed: readonly ProductId[]): Work<UnlayableCase[]> {
  const adding = new Set(
    [...Object.values(box.tiles), ...Object.values(box.terrain)].map(({ product }) => product),
  );
  const optional = [...adding].filter((product) => !needed.includes(product));
  const cases: UnlayableCase[] = [];
  for (const products of everySet(optional, needed)) {
    const on = mapBox(box, products);
    const proof = (heroes: number): unknown =>
      plan.kind === 'battle' ? provenBattle(plan, on) : provenJourney(plan, Object.values(on.tiles), heroes);
    for (const companies of alike(plan)) {
      if (!proof(companies[0] ?? 0)) cases.push(...companies.map((heroes) => ({ heroes, products })));
      yield undefined;
    }
  }
  return cases;
}

export const unlayableCases = (plan: MapPlan, box: Box, needed: readonly ProductId[]): UnlayableCase[] =>
  conclude(provingPlan(plan, box, needed));
