import type { ComponentType } from 'react';
import type { Language } from '@/i18n/languages';
import type { GameId, GameModule } from '@/kernel/game';
import type { LoadReference } from './reference';

/** What is wrong in a content file: which file, where in it, and what. */
export type ContentFault = { file: string; path: string; message: string };

/**
 * huge, foreign, newer, broken: as for saves. shipped: the app has content of that id. unsound: readable, but it could not
 * be played through. elsewhere: a page of the game itself takes such files.
 */
export type ContentRefusal = 'huge' | 'foreign' | 'newer' | 'broken' | 'shipped' | 'unsound' | 'elsewhere';

/** What came of a content file, such as a campaign. */
export type ContentImport =
  | {
      ok: true;
      id: string;
      name: Record<Language, string>;
      replaced: boolean;
      /** What its author might mend; it can be played as it is. */
      advice: readonly ContentFault[];
    }
  | { ok: false; reason: ContentRefusal; faults: readonly ContentFault[] };

/** What a loaded game lends to the pages that belong to no game. A cover is what its own module wrote. */
export type GameScreens = {
  /** A save in the list: its picture and what is said of it. */
  CoverCard: ComponentType<{ cover: unknown }>;
  /** Where a save stands, in one line; null when the cover cannot be read. */
  coverPlace(cover: unknown, language: Language): string | null;
  /** What else its menu says of a save. */
  coverNote?(cover: unknown, language: Language): string | null;
  /** Settings of this game alone. */
  Settings?: ComponentType;
  /** Content that came from files, with a way to remove it. */
  ImportedContent?: ComponentType;
};

export type LoadedGame = {
  game: GameModule;
  screens: GameScreens;
  /** What it has to look up, loaded when somebody asks. */
  reference?: LoadReference;
  /** Takes in a content file of one of the entry's formats. */
  importContent?(text: string): Promise<ContentImport>;
};

/** A game in the registry: nothing of it is loaded before it is asked for. */
export type GameEntry = {
  id: GameId;
  /** The formats of its content files, as their first lines name them. */
  formats: readonly string[];
  /** Its rules are looked up together with those of the other games that have some. */
  hasReference?: boolean;
  load(): Promise<LoadedGame>;
};

let registered: readonly GameEntry[] = [];

/** Called once, by the root of the app, before anything is opened. */
export const registerGames = (entries: readonly GameEntry[]): void => {
  registered = entries;
};

export const gameEntries = (): readonly GameEntry[] => registered;

/** A game by its id, loaded; null when this version does not have it. */
export const loadGame = async (id: GameId): Promise<LoadedGame | null> => {
  const entry = registered.find((one) => one.id === id);
  return entry ? entry.load() : null;
};

/** Games that have something to look up. */
export const referenceGames = (): GameId[] =>
  registered.filter(({ hasReference }) => hasReference).map(({ id }) => id);

/** What a game has to look up, through the game itself. */
export const loadReferenceOf =
  (id: GameId): LoadReference =>
  async (language) => {
    const reference = await (await loadGame(id))?.reference?.(language);
    if (!reference) throw new Error(`${id} has nothing to look up`);
    return reference;
  };

export const findGame = async (id: GameId): Promise<GameModule | null> => (await loadGame(id))?.game ?? null;
