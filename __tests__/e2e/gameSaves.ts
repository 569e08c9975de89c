import { writeFileSync } from 'node:fs';
import type { Objectish } from 'immer';
import type { GameModule, SavedState } from '@/kernel/game';
import { newHistory } from '@/kernel/history';
import { chance, pick, seeded } from '@/kernel/random';
import type { Book } from '@/saves/book';
import { openBookOn } from '@/saves/book';
import { exportSaves } from '@/saves/export';
import type { FindGame } from '@/saves/import';
import { slotTextOf, writeWhole } from '@/saves/journal';
import { snapshotsDue } from '@/saves/snapshots';
import { version } from '../../package.json';
import type { Sample } from '../house/contractSample';
import { nodeSql } from '../saves/nodeSql';

/** More commands than any game of a walk needs to come to its end. */
const MOST_STEPS = 400;
/** How often in a hundred a command is taken that leads on, where there is one. */
const LEADS_ON = 80;

/** A game that stands somewhere, and what it is played with. */
export type Standing<State, Content> = { state: State; content: Content };

/** The first state of each kind on random walks from every start of a game. */
export const firstOfEach = async <State extends SavedState & Objectish, Command, Content>(
  { game, starts }: Sample<State, Command, Content>,
  kindOf: (state: State) => string,
  leadsOn: (command: Command) => boolean,
): Promise<Map<string, Standing<State, Content>>> => {
  const found = new Map<string, Standing<State, Content>>();
  for (const [start, { state: begun, content }] of (await starts()).entries()) {
    const dice = seeded(start + 1);
    let state = begun;
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      if (!found.has(kindOf(state))) found.set(kindOf(state), { state, content });
      const legal = game.legalCommands(state, content);
      if (legal.length === 0) break;
      const ahead = legal.filter(leadsOn);
      const step = game.play(
        state,
        pick(dice, ahead.length > 0 && chance(dice, LEADS_ON, 100) ? ahead : legal),
        content,
      );
      if (!step.ok) throw new Error(step.refusal.code);
      state = step.state;
    }
  }
  return found;
};

/** Keeps each under its name, in this order. */
export const keepStates = async <State extends SavedState & Objectish, Command, Content>(
  book: Book,
  game: GameModule<State, Command, Content>,
  standing: ReadonlyMap<string, Standing<State, Content>>,
): Promise<void> => {
  for (const [name, { state, content }] of standing) {
    const cover = game.cover(state, content);
    const snapshots = snapshotsDue(game.checkpoint(null, state), state, cover);
    const about = { game: game.id, name, content: game.contentId(state), cover, snapshots };
    await writeWhole(book, null, slotTextOf({ state, history: newHistory<never>() }, about));
  }
};

/** A file of saves as the app would export it. */
export const writeSaves = async (
  file: string,
  findGame: FindGame,
  keep: (book: Book) => Promise<void>,
): Promise<void> => {
  const book = await openBookOn(nodeSql());
  await keep(book);
  writeFileSync(file, await exportSaves(book, version, findGame));
};
