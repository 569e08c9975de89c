import type { Content } from '@/games/jime/content';
import type { Game } from '@/games/jime/play';
import type { Walked } from '@/games/jime/sim/walk/walkSequence';
import { walkSequence } from '@/games/jime/sim/walk/walkSequence';

const COMMANDS = 200;

/** Where a table is: the prompt that is open, or the step of the set-up. */
export const whereIs = ({ after: { stage, prompts } }: Walked): string => {
  const prompt = prompts.at(-1);
  return `${stage} ${prompt?.kind === 'setUp' ? prompt.step : prompt?.kind}`;
};

/** Tables that random walks come to, the last of each kind that `kindOf` tells apart. */
export const reachedStates = (
  contents: readonly Content[],
  walks: number,
  kindOf: (walked: Walked) => string,
): Game[] => {
  const seen = new Map<string, Game>();
  for (let seed = 1; seed <= walks; seed += 1)
    walkSequence(contents, { seed, commands: COMMANDS }, (walked) =>
      seen.set(kindOf(walked), { content: walked.content, state: walked.after }),
    );
  return [...seen.values()];
};
