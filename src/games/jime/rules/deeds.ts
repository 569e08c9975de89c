import type { ChronicleEntry, ChroniclePage, GameState, HeroId } from '@/games/jime/state';

/** What one adventure came to, as its chronicle tells it. */
export interface Deeds {
  adventure: string;
  /** Rounds begun. */
  rounds: number;
  /** The threat at the end of each round, the first round first. */
  threat: number[];
  /** Enemy figures felled, and whole groups. */
  figures: number;
  groups: number;
  /** Last stands made, hero by hero. */
  lastStands: { hero: HeroId; against: string }[];
  /** Heroes who fell. */
  fallen: HeroId[];
  /** Gained on the way (§34.1, §51.2, §31.1, §111.1). */
  lore: number;
  xp: number;
  titles: { hero: HeroId; title: string }[];
  trinkets: { hero: HeroId; trinket: string }[];
}

type Run = { adventure: string; pages: ChroniclePage[] };

/** §32 One run for each time an adventure was played: a lost one may be played again at once, and begins at round 0. */
const runsOf = ({ chronicle }: Pick<GameState, 'chronicle'>): Run[] => {
  const runs: Run[] = [];
  chronicle.forEach(({ adventure, pages }) =>
    pages.forEach((page) => {
      const run = runs.at(-1);
      const last = run?.pages.at(-1);
      if (run?.adventure === adventure && last && last.round <= page.round) run.pages.push(page);
      else runs.push({ adventure, pages: [page] });
    }),
  );
  return runs;
};

const number = (entry: ChronicleEntry, name: string): number => Number(entry.params?.[name] ?? 0);
const word = (entry: ChronicleEntry, name: string): string => String(entry.params?.[name] ?? '');

const threatByRound = (pages: readonly ChroniclePage[], rounds: number): number[] => {
  let threat = 0;
  return Array.from({ length: rounds + 1 }, (_, round) => {
    pages
      .filter((page) => page.round === round)
      .flatMap(({ entries }) => entries)
      .filter(({ key }) => key === 'chronicle.threat')
      .forEach((entry) => {
        threat = number(entry, 'threat');
      });
    return threat;
  }).slice(1);
};

const deedsIn = ({ adventure, pages }: Run): Deeds => {
  const entries = pages.flatMap((page) => page.entries);
  const told = (key: string): ChronicleEntry[] => entries.filter((entry) => entry.key === key);
  const sum = (key: string, name: string): number =>
    told(key).reduce((total, entry) => total + number(entry, name), 0);
  const rounds = pages.at(-1)?.round ?? 0;
  return {
    adventure,
    rounds,
    threat: threatByRound(pages, rounds),
    figures: sum('chronicle.figuresRemoved', 'figures'),
    groups: told('chronicle.groupDefeated').length,
    lastStands: told('chronicle.lastStand').map((entry) => ({
      hero: word(entry, 'hero'),
      against: word(entry, 'against'),
    })),
    fallen: told('defeated.hero').map((entry) => word(entry, 'hero')),
    lore: sum('effect.lore', 'count'),
    xp: sum('effect.xp', 'count'),
    titles: told('effect.title').map((entry) => ({ hero: word(entry, 'hero'), title: word(entry, 'title') })),
    trinkets: told('effect.trinket').map((entry) => ({
      hero: word(entry, 'hero'),
      trinket: word(entry, 'trinket'),
    })),
  };
};

/** §32, §106.6 What the company did, adventure by adventure, each that was played to its end; the latest comes last. */
export const deedsOf = (state: Pick<GameState, 'chronicle' | 'campaign'>): Deeds[] =>
  runsOf(state).slice(0, state.campaign.history.length).map(deedsIn);
