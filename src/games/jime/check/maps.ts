import type { Adventure, Box, ProductId } from '@/games/jime/content';
import { joinedEdges, overlap, placeTile } from '@/games/jime/map/placement';
import { provingPlan } from '@/games/jime/map/proof';
import type { Work } from '@/kernel/slices';
import { conclude } from '@/kernel/slices';

type MapFault = { path: string; message: string };

/** Why the map of an adventure cannot be laid on some table, with the path in its file; none when it always can. */
export function* checkingMap(
  { plan }: Adventure,
  box: Box,
  products: readonly ProductId[],
): Work<MapFault[]> {
  if (plan.kind === 'journey' || plan.kind === 'battle')
    return (yield* provingPlan(plan, box, products)).map(({ heroes, products: on }) => ({
      path: 'plan',
      message: `cannot be laid for ${heroes} heroes with ${on.join(', ')}; ask less of its tiles or their joints`,
    }));
  if (plan.kind === 'laid-battle') return [];
  const placed = plan.tiles.flatMap(({ tile, turn, at }) => {
    const side = box.tiles[tile];
    return side ? [placeTile(side, turn, at)] : [];
  });
  return placed.flatMap((one, index) => {
    const path = `plan.tiles[${index}]`;
    const others = placed.filter((other) => other !== one);
    const covered = others.find((other, place) => place < index && overlap(one, other));
    if (covered) return [{ path, message: `${one.tile} lies on ${covered.tile}; move one of them` }];
    const joined = others.some((other) => joinedEdges(one, other).some(({ crossable }) => crossable));
    return joined || others.length === 0
      ? []
      : [{ path, message: `${one.tile} cannot be entered from any other tile` }];
  });
}

export const mapFaults = (adventure: Adventure, box: Box, products: readonly ProductId[]): MapFault[] =>
  conclude(checkingMap(adventure, box, products));
