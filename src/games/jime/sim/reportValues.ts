import { rounded, sum } from './reportSpread';
import type { AdventureTally, Games, Tally } from './tally';

/** What having something is worth: points of win rate, and the half-width within which the true worth lies 19 times in 20. */
export type Value = { id: string; with: Games; without: Games; value: number; doubt: number };

/** What a company may have: the heroes it is made of, their roles, what they carry and have learnt. */
export type Possession = 'heroes' | 'roles' | 'items' | 'skills';

const rate = ({ games, won }: Games): number => (games === 0 ? 0 : won / games);
const variance = (games: Games): number => (rate(games) * (1 - rate(games))) / games.games;
const less = (all: Games, some: Games): Games => ({ games: all.games - some.games, won: all.won - some.won });
const total = (parts: readonly Games[]): Games => ({
  games: sum(parts.map(({ games }) => games)),
  won: sum(parts.map(({ won }) => won)),
});

const cellsOf = ({ adventures }: Tally): AdventureTally[] =>
  Object.values(adventures).flatMap((cells) => Object.values(cells));

type Compared = { with: Games; without: Games; all: Games };

const comparedIn = (tally: Tally, kind: Possession): Map<string, Compared[]> => {
  const found = new Map<string, Compared[]>();
  for (const all of cellsOf(tally))
    for (const [id, had] of Object.entries(all[kind]))
      found.set(id, [...(found.get(id) ?? []), { with: had, without: less(all, had), all }]);
  return found;
};

const valued = (
  [id, cells]: [string, Compared[]],
  weigh: (cell: Compared) => { weight: number; gain: number; variance: number },
): Value => {
  const weighed = cells.map(weigh).filter(({ weight }) => weight > 0);
  const weights = sum(weighed.map(({ weight }) => weight));
  const gain = sum(weighed.map((cell) => cell.weight * cell.gain)) / weights;
  const doubt = (1.96 * Math.sqrt(sum(weighed.map((cell) => cell.weight ** 2 * cell.variance)))) / weights;
  return {
    id,
    with: total(cells.map((cell) => cell.with)),
    without: total(cells.map((cell) => cell.without)),
    value: rounded(gain),
    doubt: rounded(doubt),
  };
};

const bestFirst = (a: Value, b: Value): number => b.value - a.value || (a.id < b.id ? -1 : 1);

/**
 * Win rate with it minus win rate without it. Only games of the same adventure, company size, difficulty and bots are
 * compared, then weighed together (Mantel and Haenszel): else what is bought late would be blamed for late adventures.
 */
export const valuesOf = (tally: Tally, kind: Possession): Value[] =>
  [...comparedIn(tally, kind)]
    .filter(([, cells]) => cells.some((cell) => cell.with.games > 0 && cell.without.games > 0))
    .map((entry) =>
      valued(entry, ({ with: had, without, all }) => ({
        weight: (had.games * without.games) / all.games,
        gain: rate(had) - rate(without),
        variance: had.games * without.games === 0 ? 0 : variance(had) + variance(without),
      })),
    )
    .sort(bestFirst);

/** Win rate with it minus the mean of all games, again among like games only. */
export const deltasOf = (tally: Tally, kind: Possession): Value[] =>
  [...comparedIn(tally, kind)]
    .map((entry) =>
      valued(entry, ({ with: had, all }) => ({
        weight: had.games,
        gain: rate(had) - rate(all),
        variance: variance(had),
      })),
    )
    .sort(bestFirst);
