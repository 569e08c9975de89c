import type { OpenCampaign } from '@/games/jime/session/campaigns';
import type { Command, GameState, NewGame, Prompt } from '@/games/jime/play';
import { newGame } from '@/games/jime/play';
import type { Played } from '@/kernel/history';
import { canRedo, newHistory, record, redo, undo } from '@/kernel/history';
import type { Book } from '@/saves/book';
import { appendStep, writeWhole, moveHead, openSlot, slotTextOf } from '@/saves/journal';
import type { SlotId } from '@/saves/rows';
import { snapshotsDue } from '@/saves/snapshots';
import { jime, openShipped } from './shippedCampaigns';

/** A game of a campaign of the app whose every step is written to a book, as the session does it. */
export class RecordedGame {
  private constructor(
    readonly book: Book,
    readonly slot: SlotId,
    readonly content: OpenCampaign,
    public played: Played<GameState, Command>,
  ) {}

  static async begin(book: Book, campaign: string, chosen: NewGame): Promise<RecordedGame> {
    const content = await openShipped(campaign);
    const state = newGame(content, chosen);
    const played = { state, history: newHistory<Command>() };
    const cover = jime.cover(state, content);
    const snapshots = snapshotsDue(jime.checkpoint(null, state), state, cover);
    const about = { game: jime.id, name: chosen.company, content: campaign, cover, snapshots };
    return new RecordedGame(book, await writeWhole(book, null, slotTextOf(played, about)), content, played);
  }

  static async resume(book: Book, slot: SlotId): Promise<RecordedGame> {
    const opened = await openSlot(book, slot, jime);
    if (!opened) throw new Error(`no slot ${slot}`);
    const { state, history } = opened;
    return new RecordedGame(book, slot, await openShipped(opened.content), { state, history });
  }

  get state(): GameState {
    return this.played.state;
  }

  get history(): Played<GameState, Command>['history'] {
    return this.played.history;
  }

  get prompt(): Prompt | undefined {
    return this.state.prompts.at(-1);
  }

  async do(command: Command): Promise<void> {
    const before = this.state;
    const step = jime.play(before, command, this.content);
    if (!step.ok) throw new Error(`${JSON.stringify(command)} was refused: ${step.refusal.code}`);
    const { state } = step;
    const cut = canRedo(this.history) !== undefined;
    const bar = jime.barsUndo(before, state);
    const { row, history } = record(this.history, command, step, { bar });
    const cover = jime.cover(state, this.content);
    const snapshots = snapshotsDue(jime.checkpoint(before, state), state, cover);
    await appendStep(this.book, this.slot, { row, state, cover, cut, bar, snapshots });
    this.played = { state, history };
  }

  back(): Promise<void> {
    return this.moveTo(undo(this.played));
  }

  forward(): Promise<void> {
    return this.moveTo(redo(this.played));
  }

  private async moveTo(played: Played<GameState, Command>): Promise<void> {
    const { state, history } = played;
    await moveHead(this.book, this.slot, history.first + history.head, jime.cover(state, this.content));
    this.played = played;
  }
}
