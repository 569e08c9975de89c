import { create } from 'zustand';
import type { Command, NewGame, Prompt, Refusal } from '@/games/jime/play';
import { newGame, newGameRefusal, play } from '@/games/jime/play';
import { canRedo, newHistory, record, redo, undo } from '@/kernel/history';
import type { Book } from '@/saves/book';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import type { KeptGame } from '@/saves/journal';
import { appendStep, historyFor, keepWhole, moveHead, slotTextOf } from '@/saves/journal';
import { createQueue } from '@/saves/queue';
import type { SlotId, SnapshotText } from '@/saves/rows';
import { keepSnapshot, snapshotOf, snapshotsDue } from '@/saves/snapshots';
import type { Summary } from './cover';
import { summaryOf } from './cover';
import { useBook } from '@/session/book';
import { openCampaign } from './campaigns';
import type { OpenGame, Unopened } from './resume';
import { openKept } from './resume';

export type { OpenCampaign } from './campaigns';
export type { OpenGame, Unopened } from './resume';

/** What the table last asked that the rules do not allow; shown until the next command. */
export type Refused = { command: Command; refusal: Refusal };

type GameStore = {
  game: OpenGame | null;
  refused: Refused | null;
  /** Why the last steps are not on disk. The game goes on in memory and is written whole as soon as it can be. */
  unkept: BookFaultCode | null;
  /** A new slot with a new company; the refusal when it may not set out. */
  begin(campaign: string, chosen: NewGame): Promise<Refusal | undefined>;
  /** §98.3, §98.4 Opens a save in the very prompt it was left in; why not, when it cannot be. */
  resume(slot: SlotId): Promise<Unopened | undefined>;
  /** Plays one command; true when it was allowed. The screen shows the new state only once it is on disk. */
  act(command: Command): Promise<boolean>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Keeps the state as it is now under a name; false when it could not be written. */
  bookmark(name: string): Promise<boolean>;
  /** Tries again to write what could not be. */
  keepAgain(): Promise<boolean>;
  /** Closes the game; false, and still open, when its last steps could not be written. */
  leave(): Promise<boolean>;
};

/** What the screen asks. */
const promptOf = (game: OpenGame | null): Prompt | undefined => game?.state.prompts.at(-1);

const summed = (game: OpenGame): Summary => summaryOf(game.state, game.content, game.text);

export const useGame = create<GameStore>()((set, get) => {
  /** Taps are played one after the other, each on the state the one before it left on disk. */
  const inTurn = createQueue();
  /** Snapshots that fell due while nothing could be written. */
  let owed: SnapshotText[] = [];

  const writeWhole = (book: Book, game: OpenGame, snapshots: readonly SnapshotText[]): Promise<SlotId> => {
    const { name, content } = game;
    const about = { name, campaign: content.campaign.id, summary: summed(game), snapshots };
    return keepWhole(book, game.slot, slotTextOf(game, about));
  };

  /**
   * Writes, then shows: state and history change together, and only once the disk has answered. What cannot be written is
   * shown all the same, and written whole at the next chance.
   */
  const keep = async (
    game: OpenGame,
    snapshots: readonly SnapshotText[],
    write: (book: Book, slot: SlotId) => Promise<void>,
  ): Promise<void> => {
    const { book } = useBook.getState();
    const due = [...owed, ...snapshots];
    let { slot } = game;
    let unkept: BookFaultCode | null = null;
    try {
      if (book && slot !== null && get().unkept === null) await write(book, slot);
      else if (book) slot = await writeWhole(book, game, due);
      owed = [];
    } catch (cause) {
      owed = due;
      unkept = faultOf(cause).code;
    }
    set({ game: { ...game, slot }, refused: null, unkept });
  };

  /** True when all of the open game is on disk, after one more attempt if need be. */
  const settle = async (): Promise<boolean> => {
    const { game, unkept } = get();
    if (game && unkept) await keep(game, [], async () => undefined);
    return get().unkept === null;
  };

  const moveTo = (step: (kept: KeptGame) => KeptGame): Promise<void> =>
    inTurn(async () => {
      const { game } = get();
      if (!game) return;
      const { state, history } = step(game);
      if (history === game.history) return;
      const moved = { ...game, state, history };
      await keep(moved, [], (book, slot) =>
        moveHead(book, slot, history.first + history.head, summed(moved)),
      );
    });

  return {
    game: null,
    refused: null,
    unkept: null,
    begin: (campaign, chosen) =>
      inTurn(async () => {
        const open = await openCampaign(campaign);
        const refusal = newGameRefusal(open.content, chosen);
        if (refusal) return refusal;
        await settle();
        const state = newGame(open.content, chosen);
        const game = {
          ...open,
          slot: null,
          name: state.campaign.company,
          state,
          history: newHistory<Command>(),
        };
        owed = [];
        await keep(game, snapshotsDue(null, state, summed(game)), async () => undefined);
        return undefined;
      }),
    resume: (slot) =>
      inTurn(async () => {
        if (!(await settle())) return get().game?.slot === slot ? undefined : { why: 'unkept' };
        const found = await openKept(slot);
        if ('why' in found) return found;
        set({ game: found, refused: null, unkept: null });
        return undefined;
      }),
    act: (command) => {
      const asked = promptOf(get().game);
      return inTurn(async () => {
        const { game } = get();
        // A tap means what was on the screen: a second one, made while the first was being written, answers nothing after it.
        if (!game || promptOf(game) !== asked) return false;
        const played = play(game.state, command, game.content);
        if (!played.ok) {
          set({ refused: { command, refusal: played.refusal } });
          return false;
        }
        const begun = historyFor(game, played.state);
        const { row, history } = record(begun, command, played);
        const next = { ...game, state: played.state, history };
        const cut = canRedo(game.history) !== undefined;
        const summary = summed(next);
        const snapshots = snapshotsDue(game.state, next.state, summary);
        const first = begun !== game.history;
        await keep(next, snapshots, (book, to) =>
          appendStep(book, to, { row, state: next.state, summary, cut, first, snapshots }),
        );
        return true;
      });
    },
    undo: () => moveTo(undo),
    redo: () => moveTo(redo),
    bookmark: (name) =>
      inTurn(async () => {
        const { game } = get();
        if (!game || !useBook.getState().book) return false;
        const snapshot = snapshotOf('bookmark', name, game.state, summed(game));
        await keep(game, [snapshot], (book, slot) => keepSnapshot(book, slot, snapshot));
        return get().unkept === null;
      }),
    keepAgain: () => inTurn(settle),
    leave: () =>
      inTurn(async () => {
        if (!(await settle())) return false;
        set({ game: null, refused: null });
        return true;
      }),
  };
});
