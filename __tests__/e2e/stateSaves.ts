import { writeFileSync } from 'node:fs';
import type { GameState } from '@/games/jime/play';
import { newHistory } from '@/kernel/history';
import { openBookOn } from '@/saves/book';
import { exportSaves } from '@/saves/export';
import { slotTextOf, writeWhole } from '@/saves/journal';
import { snapshotsDue } from '@/saves/snapshots';
import { version } from '../../package.json';
import { nodeSql } from '../saves/nodeSql';
import { findGame, jime, openShipped } from '../saves/shippedCampaigns';

/** A file of saves of one campaign as the app would export it: each as it stands, under its name. */
export const writeStates = async (
  file: string,
  campaign: string,
  states: ReadonlyMap<string, GameState>,
): Promise<void> => {
  const content = await openShipped(campaign);
  const book = await openBookOn(nodeSql());
  for (const [name, state] of states) {
    const cover = jime.cover(state, content);
    const snapshots = snapshotsDue(jime.checkpoint(null, state), state, cover);
    const about = { game: jime.id, name, content: campaign, cover, snapshots };
    await writeWhole(book, null, slotTextOf({ state, history: newHistory<never>() }, about));
  }
  writeFileSync(file, await exportSaves(book, version, findGame));
};
