import type { Objectish } from 'immer';
import { create } from 'zustand';
import type { GameModule, SavedState } from '@/kernel/game';
import type { Played } from '@/kernel/history';
import { canRedo, newHistory, record, redo, undo } from '@/kernel/history';
import type { Refusal } from '@/kernel/step';
import type { Book } from '@/saves/book';
import type { DraftInput } from '@/saves/draftInput';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import { amendDocument, appendStep, writeWhole, moveHead, slotTextOf } from '@/saves/journal';
import { askToPersist } from '@/saves/persistence';
import { createQueue } from '@/saves/queue';
import type { SlotId, SnapshotText } from '@/saves/rows';
import { writeSnapshot, snapshotOf, snapshotsDue } from '@/saves/snapshots';
import { useBook } from './book';
import { currentSession, useCurrentSession } from './currentSession';
import type { OpenFailure } from './openSave';
import { openSave } from './openSave';

/** The game being played: which slot keeps it, what it is played with, where it stands. */
export type OpenGame<State, Command, Content> = Played<State, Command> & {
  /** Null while nothing has been written yet. */
  slot: SlotId | null;
  name: string;
  content: Content;
  /** What the table had entered and not answered when the save was opened. */
  draft: DraftInput | null;
};

export type Session<State, Command, Content> = {
  game: OpenGame<State, Command, Content> | null;
  /** What the table last asked that the rules do not allow; shown until the next command. */
  refused: { command: Command; refusal: Refusal } | null;
  /** Why the last steps are not on disk. The game goes on in memory and is written whole as soon as it can be. */
  saveFault: BookFaultCode | null;
  /** Our own mistake in a rule: the screen throws it, so that the crash page shows it. */
  crash: unknown;
  /** A new slot with a new game; why not, while another that is open cannot be written. */
  begin(name: string, content: Content, state: State): Promise<OpenFailure | undefined>;
  /** Opens a save in the very prompt it was left in; why not, when it cannot be. */
  resume(slot: SlotId): Promise<OpenFailure | undefined>;
  /**
   * Plays one command; true when it was allowed. The screen shows the new state only once it is on disk. `reason` says why a
   * rule that cards may break is overridden.
   */
  act(command: Command, reason?: string): Promise<boolean>;
  /** Changes what no rule reads, such as notes: no step, and undo leaves it. False when it could not be written. */
  amend(change: (state: State) => State): Promise<boolean>;
  /** A command that counts on from what is there when its turn comes: four fast taps count four. */
  actOn(make: (state: State) => Command): Promise<boolean>;
  /** The save has been given another name. */
  rename(name: string): void;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Keeps the state as it is now under a name; false when it could not be written. */
  bookmark(name: string): Promise<boolean>;
  /** Tries again to write what could not be. */
  saveAgain(): Promise<boolean>;
  /** Closes the game; false, and still open, when its last steps could not be written. */
  leave(): Promise<boolean>;
};

/** The session of one game: what is open, and every step of it written before it is shown. */
export const createSession = <State extends SavedState & Objectish, Command, Content>(
  game: GameModule<State, Command, Content>,
) => {
  type Open = OpenGame<State, Command, Content>;
  type Store = Session<State, Command, Content>;

  const coverOf = ({ state, content }: Open): unknown => game.cover(state, content);
  const editionOf = ({ content }: Open) => game.editionOf?.(content) ?? null;

  const store = create<Store>()((set, get) => {
    /** Taps are played one after the other, each on the state the one before it left on disk. */
    const inQueue = createQueue();
    /** Snapshots that fell due while nothing could be written. */
    let pendingSnapshots: readonly SnapshotText[] = [];

    const writeGame = (book: Book, open: Open, snapshots: readonly SnapshotText[]): Promise<SlotId> => {
      const about = {
        game: game.id,
        name: open.name,
        content: game.contentId(open.state),
        edition: editionOf(open),
        cover: coverOf(open),
        snapshots,
      };
      return writeWhole(book, open.slot, slotTextOf(open, about));
    };

    /**
     * Writes, then shows: state and history change together, and only once the disk has answered. What cannot be written is
     * shown all the same, and written whole at the next chance.
     */
    const keep = async (
      open: Open,
      snapshots: readonly SnapshotText[],
      write: (book: Book, slot: SlotId) => Promise<void>,
    ): Promise<void> => {
      const { book } = useBook.getState();
      const due = [...pendingSnapshots, ...snapshots];
      let { slot } = open;
      let saveFault: BookFaultCode | null = null;
      try {
        if (book && slot !== null && get().saveFault === null) await write(book, slot);
        else if (book) slot = await writeGame(book, open, due);
        pendingSnapshots = [];
      } catch (cause) {
        pendingSnapshots = due;
        saveFault = faultOf(cause).code;
      }
      set({ game: { ...open, slot }, refused: null, saveFault });
    };

    /** True when all of the open game is on disk, after one more attempt if need be. */
    const retrySave = async (): Promise<boolean> => {
      const { game: open, saveFault } = get();
      if (open && saveFault) await keep(open, [], async () => undefined);
      return get().saveFault === null;
    };

    /** Only one game is open at a time: another one is left first. */
    const leaveOther = async (): Promise<boolean> => {
      const other = currentSession();
      return !other || other.game === game.id || other.leave();
    };

    const moveTo = (step: (played: Played<State, Command>) => Played<State, Command>): Promise<void> =>
      inQueue(async () => {
        const { game: open } = get();
        if (!open) return;
        const { state, history } = step(open);
        if (history === open.history) return;
        const moved = { ...open, state, history };
        await keep(moved, [], (book, slot) =>
          moveHead(book, slot, history.first + history.head, coverOf(moved)),
        );
      });

    const play = async (open: Open, command: Command, reason?: string): Promise<boolean> => {
      const played = game.play(open.state, command, open.content, {
        override: reason !== undefined,
        reason,
      });
      if (!played.ok) {
        set({ refused: { command, refusal: played.refusal } });
        return false;
      }
      const { state } = played;
      const bar = game.barsUndo(open.state, state);
      const { row, history } = record(open.history, command, played, { bar, reason });
      const next = { ...open, state, history };
      const cut = canRedo(open.history) !== undefined;
      const cover = coverOf(next);
      const snapshots = snapshotsDue(game.checkpoint(open.state, state), state, cover);
      await keep(next, snapshots, (book, slot) =>
        appendStep(book, slot, { row, state, cover, cut, bar, snapshots }),
      );
      return true;
    };

    const inTurn = (make: (state: State) => Command, reason?: string): Promise<boolean> => {
      const asksOf = (open: Open | null): unknown => open && game.asks(open.state);
      const asked = asksOf(get().game);
      return inQueue(async () => {
        const { game: open } = get();
        // A tap means what was on the screen: a second one, made while the first was being written, answers nothing after it.
        if (!open || asksOf(open) !== asked) return false;
        return play(open, make(open.state), reason);
      }).catch((cause: unknown) => {
        set({ crash: cause });
        return false;
      });
    };

    return {
      game: null,
      refused: null,
      saveFault: null,
      crash: null,
      begin: (name, content, state) =>
        inQueue(async () => {
          if (!(await retrySave()) || !(await leaveOther())) return { why: 'notSaved' };
          const open: Open = { slot: null, name, content, state, history: newHistory(), draft: null };
          pendingSnapshots = [];
          const snapshots = snapshotsDue(game.checkpoint(null, state), state, coverOf(open));
          await keep(open, snapshots, async () => undefined);
          void askToPersist();
          return undefined;
        }),
      resume: (slot) =>
        inQueue(async () => {
          if (!(await retrySave())) return get().game?.slot === slot ? undefined : { why: 'notSaved' };
          if (!(await leaveOther())) return { why: 'notSaved' };
          const found = await openSave(game, slot);
          if ('why' in found) return found;
          set({ game: found, refused: null, saveFault: null });
          return undefined;
        }),
      act: (command, reason) => inTurn(() => command, reason),
      actOn: (make) => inTurn(make),
      amend: (change) =>
        inQueue(async () => {
          const { game: open } = get();
          if (!open) return false;
          const { first, head } = open.history;
          const amended = { ...open, state: change(open.state) };
          await keep(amended, [], (book, slot) => amendDocument(book, slot, first + head, amended.state));
          return get().saveFault === null;
        }),
      rename: (name) => {
        const { game: open } = get();
        if (open) set({ game: { ...open, name } });
      },
      undo: () => moveTo(undo),
      redo: () => moveTo(redo),
      bookmark: (name) =>
        inQueue(async () => {
          const { game: open } = get();
          if (!open || !useBook.getState().book || game.copyRefusal?.(coverOf(open))) return false;
          const snapshot = snapshotOf({ kind: 'bookmark', name }, open.state, coverOf(open));
          await keep(open, [snapshot], (book, slot) => writeSnapshot(book, slot, snapshot));
          return get().saveFault === null;
        }),
      saveAgain: () => inQueue(retrySave),
      leave: () =>
        inQueue(async () => {
          if (!(await retrySave())) return false;
          set({ game: null, refused: null });
          return true;
        }),
    };
  });

  store.subscribe(({ game: open, saveFault, rename, bookmark, saveAgain, leave }) => {
    const { current } = useCurrentSession.getState();
    if (open) {
      const { slot, name } = open;
      const cover = (): unknown => coverOf(open);
      useCurrentSession.setState({
        current: {
          ...{ game: game.id, slot, name, edition: editionOf(open), cover },
          ...{ saveFault, rename, bookmark, saveAgain, leave },
        },
      });
    } else if (current?.game === game.id) useCurrentSession.setState({ current: null });
  });
  return Object.assign(store, { module: game });
};

/** The store of a session, with the game it plays. */
export type UseSession<State extends SavedState & Objectish, Command, Content> = ReturnType<
  typeof createSession<State, Command, Content>
>;
