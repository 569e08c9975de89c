import type { Content } from '@/games/jime/content';
import type { GameState } from '@/games/jime/play';
import { walkSequence } from '@/games/jime/sim/walk/walkSequence';

const COMMANDS = 200;

/** Walks at random: one state for each kind of prompt after each kind of command, and for each step of the set-up. */
export const momentsOf = (content: Content, walks: number): GameState[] => {
  const seen = new Map<string, GameState>();
  for (let seed = 1; seed <= walks; seed += 1)
    walkSequence([content], { seed, commands: COMMANDS }, ({ command, after }) => {
      const prompt = after.prompts.at(-1);
      const where = prompt?.kind === 'setUp' ? prompt.step : `${prompt?.kind} ${command.type}`;
      seen.set(`${after.stage} ${where}`, after);
    });
  return [...seen.values()];
};
