import type { Objectish } from 'immer';
import type { UndoBar } from './history';
import type { Refusal, Step } from './step';

/** The name of a game: its folder, its routes, and the `game` column of its saves. */
export type GameId = string;

/** Who looks at the game: a player, a side, or the whole table. */
export type Seat = string;

/** What every saved document says of itself, whatever the game. */
export interface SavedState {
  saveVersion: number;
}

/** Takes a document of one version to the next. Knows old shapes by heart, never by today’s types. */
export type Migration = (document: unknown) => unknown;

/** A moment worth keeping by itself: where something begins, or a backup that makes way for later ones. */
export interface Checkpoint {
  kind: 'start' | 'backup';
  /** Two starts of the same name are one: the later replaces the earlier. */
  name: string;
}

/**
 * A game as a module: what saves, session and shell know of it, and all they know. Everything but `open` is pure.
 * `Content` is what the state is played with: a campaign with its box, a scenario.
 */
export interface GameModule<
  State extends SavedState & Objectish = SavedState,
  Command = unknown,
  Content = unknown,
> {
  readonly id: GameId;
  /** Numbered by position: entry 0 takes a document of version 1 to version 2. Only append. */
  readonly migrations: readonly Migration[];
  isState(value: unknown): value is State;
  isCommand(value: unknown): value is Command;
  isCover(value: unknown): boolean;
  /** Content by its id, and by the number of its edition where it came as a file; null when this device does not have it. */
  open(id: string, edition?: number | null): Promise<Content | null>;
  /** The edition of content that came as a file; null where the app has it. Absent where a game takes no files. */
  editionOf?(content: Content): number | null;
  contentId(state: State): string;
  /** Whether a document makes sense with this content; what no rule can follow must not reach a screen. */
  isPlayable(state: State, content: Content): boolean;
  /** Why a playable document cannot be played on this table now; null when it can. */
  obstacle(state: State, content: Content): Refusal | null;
  /** With `override` a card says otherwise: what `forbid` forbids is done all the same. `reason` is what the table says of it. */
  play(
    state: State,
    command: Command,
    content: Content,
    options?: { override?: boolean; reason?: string },
  ): Step<State>;
  legalCommands(state: State, content: Content): Command[];
  /** What the screen asks now, by identity: a tap made before another was written answers nothing after it. */
  asks(state: State): unknown;
  seats(state: State): readonly Seat[];
  /** What one seat may see: screens and computer players of a game with secrets read only this. */
  view(state: State, seat: Seat): unknown;
  barsUndo(before: State, after: State): UndoBar | null;
  checkpoint(before: State | null, after: State): Checkpoint | null;
  /** What the list of saves shows of a game without opening it: plain JSON, read by the game's own screens alone. */
  cover(state: State, content: Content): unknown;
  /** Why a save with this cover may not be copied, by a bookmark or whole; absent where any save may be. */
  copyRefusal?(cover: unknown): Refusal | null;
  /** A refusal in a player's language; any language that is not spoken gets English. */
  refusalText(refusal: Refusal, language: string): string;
  /**
   * The id of content that came inside a file of saves and its text as it is kept, or null when it would not be taken in by itself
   * either; absent where a game takes no files.
   */
  readImport?(text: string): Promise<{ id: string; text: string } | null>;
}
