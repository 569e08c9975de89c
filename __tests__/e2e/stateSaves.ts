import type { GameState } from '@/games/jime/play';
import { findGame, jime, openShipped } from '../saves/shippedCampaigns';
import { keepStates, writeSaves } from './gameSaves';

/** A file of saves of one campaign as the app would export it: each as it stands, under its name. */
export const writeStates = async (
  file: string,
  campaign: string,
  states: ReadonlyMap<string, GameState>,
): Promise<void> => {
  const content = await openShipped(campaign);
  const standing = new Map([...states].map(([name, state]) => [name, { state, content }]));
  await writeSaves(file, findGame, (book) => keepStates(book, jime, standing));
};
