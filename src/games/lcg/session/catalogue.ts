import { create } from 'zustand';
import { SCENARIOS } from '@/games/lcg/content/scenarios';
import { SPHERES } from '@/games/lcg/content/spheres';
import { isCharacterFields, isEncounterFields, plainTitle } from '@/games/lcg/play';
import type { Check, Checked } from '@/kernel/checks';
import { flag, listOf, oneOf, orNull, shape, text, whole } from '@/kernel/checks';
import type { Book } from '@/saves/book';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import { readValue, writeValue } from '@/saves/settings';

const count = whole(0, 999);
const printedCost = { cost: orNull(count), sphere: orNull(oneOf(...SPHERES)) };
const keywords = { doomed: count, surge: count };

const SHAPES = {
  hero: shape({ kind: oneOf('hero'), card: isCharacterFields }),
  ally: shape({ kind: oneOf('ally'), card: isCharacterFields, ...printedCost }),
  attachment: shape({
    kind: oneOf('attachment'),
    card: shape({ name: text(0, 80), unique: flag, restricted: flag }),
    ...printedCost,
  }),
  encounter: shape({ kind: oneOf('encounter'), card: isEncounterFields, ...keywords, guarded: flag }),
  treachery: shape({ kind: oneOf('treachery'), card: shape({ name: text(0, 80) }), ...keywords }),
  /** A quest card: its name is its scenario and stage. */
  quest: shape({
    kind: oneOf('quest'),
    scenario: oneOf(...SCENARIOS),
    scenarioName: text(0, 80),
    stage: count,
    questPoints: count,
  }),
};

export type EntryKind = keyof typeof SHAPES;
/** A card as the table typed it once. */
export type Entry = { [Kind in EntryKind]: Checked<(typeof SHAPES)[Kind]> }[EntryKind];
export type EntryOf<Kind extends EntryKind> = Extract<Entry, { kind: Kind }>;

const isEntry: Check<Entry> = (value): value is Entry => Object.values(SHAPES).some((check) => check(value));
/** More than every card ever printed. */
const isCatalogue = listOf(isEntry, 9999);

/** What an entry is known by: cards by kind and title, quest cards by scenario and stage. */
export const keyOf = (entry: Entry): string =>
  entry.kind === 'quest'
    ? `quest ${entry.scenario} ${entry.stage} ${plainTitle(entry.scenarioName)}`
    : `${entry.kind} ${plainTitle(entry.card.name)}`;

/** A card nobody has named is not worth remembering. */
const isNamed = (entry: Entry): boolean => entry.kind === 'quest' || plainTitle(entry.card.name) !== '';

/** The entries of one kind, by title. */
export const entriesOf = <Kind extends EntryKind>(entries: readonly Entry[], kind: Kind): EntryOf<Kind>[] =>
  entries.filter((entry): entry is EntryOf<Kind> => entry.kind === kind);

/** A catalogue that was kept or came from a file; null when it is none. */
export const parsedCatalogue = (kept: string | null): Entry[] | null => {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    return isCatalogue(value) ? value : null;
  } catch {
    return null;
  }
};

const NAME = 'lcg.catalogue';

type CatalogueState = {
  entries: readonly Entry[];
  book: Book | null;
  saveFault: BookFaultCode | null;
  /** Reads what this table has typed so far; without a book, nothing. */
  open(book: Book | null): Promise<void>;
  /** In the place of what was known of the same card. */
  remember(...entries: Entry[]): Promise<void>;
  forget(key: string): Promise<void>;
  saveAgain(): Promise<void>;
};

/** Cards the table has typed, so that nobody types them twice. */
export const useCatalogue = create<CatalogueState>()((set, get) => {
  const keep = async (entries: readonly Entry[]): Promise<void> => {
    set({ entries });
    const { book } = get();
    if (!book) return;
    try {
      await writeValue(book, NAME, JSON.stringify(entries));
      set({ saveFault: null });
    } catch (cause) {
      set({ saveFault: faultOf(cause).code });
    }
  };
  return {
    entries: [],
    book: null,
    saveFault: null,
    open: async (book) => {
      const entries = book ? (parsedCatalogue(await readValue(book, NAME)) ?? []) : [];
      set({ book, entries, saveFault: null });
    },
    remember: (...typed) => {
      const known = new Map(get().entries.map((entry) => [keyOf(entry), entry]));
      for (const entry of typed.filter(isNamed)) known.set(keyOf(entry), entry);
      return keep([...known.values()]);
    },
    forget: (key) => keep(get().entries.filter((entry) => keyOf(entry) !== key)),
    saveAgain: () => keep(get().entries),
  };
});
