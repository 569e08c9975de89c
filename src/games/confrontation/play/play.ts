import type { Command, GameState, RefusalCode } from '@/games/confrontation/state';
import { isCommand } from '@/games/confrontation/state/commands';
import { refuse } from '@/games/confrontation/state/refusals';
import type { Step } from '@/kernel/step';
import { step } from '@/kernel/step';
import { perform } from './apply';

/** One command: the next state with its patches, or a refusal. No card of this game says otherwise: nothing is overridable. */
export const play = (state: GameState, command: Command): Step<GameState, RefusalCode> =>
  step<GameState, RefusalCode>(state, (draft) => {
    if (!isCommand(command)) refuse('command/malformed');
    perform(draft, command);
  });
