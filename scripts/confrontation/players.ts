import { conclude, greedyPlayer, randomPlayer, think } from '../../src/games/confrontation/cpu';
import type { ComputerPlayer } from './game';

export const PLAYER_NAMES = ['random', 'greedy', 'easy', 'normal', 'hard'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

export const PLAYERS: Record<PlayerName, ComputerPlayer> = {
  random: randomPlayer,
  greedy: greedyPlayer(),
  easy: (view, seed) => conclude(think(view, 'easy', seed)),
  normal: (view, seed) => conclude(think(view, 'normal', seed)),
  hard: (view, seed) => conclude(think(view, 'hard', seed)),
};

/** The same player, and what each of its decisions took in milliseconds of work, whatever else the machine does. */
export const timed =
  (player: ComputerPlayer, times: number[]): ComputerPlayer =>
  (view, seed) => {
    const before = process.cpuUsage();
    const commands = player(view, seed);
    const { user, system } = process.cpuUsage(before);
    if (view.choices.length > 1 && view.stage === 'play') times.push((user + system) / 1_000);
    return commands;
  };
