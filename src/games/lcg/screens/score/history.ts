import type { ScenarioId } from '@/games/lcg/content';
import { plainTitle } from '@/games/lcg/play';
import type { Scoring } from '@/games/lcg/play';
import type { PlayedGame } from '@/games/lcg/session/scores';

export type Best = { scenario: ScenarioId; scenarioName: string; score: number; won: number };

const keyOf = ({ scenario, scenarioName }: PlayedGame): string => `${scenario} ${plainTitle(scenarioName)}`;

/** The lowest score of each scenario that was ever won, by one method. */
export const bestOf = (games: readonly PlayedGame[], scoring: Scoring): Best[] => {
  const best = new Map<string, Best>();
  for (const game of games) {
    if (!game.score) continue;
    const earlier = best.get(keyOf(game));
    const score = Math.min(game.score[scoring], earlier?.score ?? Infinity);
    const { scenario, scenarioName } = game;
    best.set(keyOf(game), { scenario, scenarioName, score, won: (earlier?.won ?? 0) + 1 });
  }
  return [...best.values()];
};
