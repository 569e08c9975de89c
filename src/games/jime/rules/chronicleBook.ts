import type { Chapter, ChronicleEntry, GameState, LineName, Placement } from '@/games/jime/state';
import { lineName } from '@/games/jime/state/lines';

/** What one round of an adventure brought, in the order it was told. */
export interface ChronicleRound {
  /** 0 before the first round, and at camp. */
  round: number;
  entries: ChronicleEntry[];
}

/** §32 The rounds of a chapter: the pages of a crowded round are bound together again. */
export const roundsOf = ({ pages }: Chapter): ChronicleRound[] => {
  const rounds: ChronicleRound[] = [];
  pages.forEach(({ round, entries }) => {
    const last = rounds.at(-1);
    if (last?.round === round) last.entries.push(...entries);
    else rounds.push({ round, entries: [...entries] });
  });
  return rounds;
};

const ANSWERS: ReadonlySet<LineName | null> = new Set<LineName>([
  'chronicle.chosen',
  'chronicle.chosenHero',
  'chronicle.passed',
  'chronicle.failed',
  'chronicle.successes',
]);

/** Entries that are read together, in the order they were told: the pages of a message, a question, its answer and what came of it. */
export const momentsOf = (entries: readonly ChronicleEntry[]): ChronicleEntry[][] => {
  const moments: ChronicleEntry[][] = [];
  entries.forEach((entry, index) => {
    const last = moments.at(-1);
    const afterAnswer = ANSWERS.has(lineName(entries[index - 1]?.text ?? null));
    if (last && (entry.follows || afterAnswer)) last.push(entry);
    else moments.push([entry]);
  });
  return moments;
};

/** §32, §32.1 The whole book, by adventure and then by round. */
export const chronicleBook = ({
  chronicle,
}: Pick<GameState, 'chronicle'>): { adventure: string; rounds: ChronicleRound[] }[] =>
  chronicle.map((chapter) => ({ adventure: chapter.adventure, rounds: roundsOf(chapter) }));

/** §32.1 What a hero did or met, over the whole campaign. */
export const entriesOf = ({ chronicle }: Pick<GameState, 'chronicle'>, hero: string): ChronicleEntry[] =>
  chronicle
    .flatMap(({ pages }) => pages.flatMap(({ entries }) => entries))
    .filter((entry) => entry.hero === hero);

/** The line of each kind of placement: a kind that is missing here does not compile. */
const PLACEMENT_LINES: { [Kind in Placement['kind']]: `chronicle.${Kind}` } = {
  tiles: 'chronicle.tiles',
  battleTiles: 'chronicle.battleTiles',
  tokens: 'chronicle.tokens',
  tokenRemoved: 'chronicle.tokenRemoved',
  tokenMoved: 'chronicle.tokenMoved',
  terrain: 'chronicle.terrain',
  terrainRemoved: 'chronicle.terrainRemoved',
  group: 'chronicle.group',
  bonus: 'chronicle.bonus',
  groupRemoved: 'chronicle.groupRemoved',
  heroes: 'chronicle.heroes',
};
const PLACEMENTS: ReadonlySet<LineName | null> = new Set(Object.values(PLACEMENT_LINES));

/** §32 The placement instructions of an adventure, enough to lay its table again. */
export const placementsOf = (
  { chronicle }: Pick<GameState, 'chronicle'>,
  adventure: string,
): ChronicleEntry[] =>
  chronicle
    .filter((chapter) => chapter.adventure === adventure)
    .flatMap(({ pages }) => pages.flatMap(({ entries }) => entries))
    .filter(({ text }) => PLACEMENTS.has(lineName(text)));
