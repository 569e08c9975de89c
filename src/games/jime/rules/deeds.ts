import type { Against, ChroniclePage, GameState, HeroId, LineName, LineOf } from '@/games/jime/state';
import { isLine } from '@/games/jime/state/lines';

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
  lastStands: { hero: HeroId; against: Against }[];
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

/** The lines of one name on these pages, in order. */
const linesNamed = <Name extends LineName>(pages: readonly ChroniclePage[], name: Name): LineOf<Name>[] =>
  pages.flatMap(({ entries }) => entries.flatMap(({ text }) => (isLine(text, name) ? [text] : [])));

const threatByRound = (pages: readonly ChroniclePage[], rounds: number): number[] => {
  let threat = 0;
  return Array.from({ length: rounds + 1 }, (_, round) => {
    const lines = linesNamed(
      pages.filter((page) => page.round === round),
      'chronicle.threat',
    );
    threat = lines.at(-1)?.threat ?? threat;
    return threat;
  }).slice(1);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const deedsIn = ({ adventure, pages }: Run): Deeds => {
  const rounds = pages.at(-1)?.round ?? 0;
  return {
    adventure,
    rounds,
    threat: threatByRound(pages, rounds),
    figures: sum(linesNamed(pages, 'chronicle.figuresRemoved').map(({ figures }) => figures)),
    groups: linesNamed(pages, 'chronicle.groupDefeated').length,
    lastStands: linesNamed(pages, 'chronicle.lastStand').map(({ hero, against }) => ({ hero, against })),
    fallen: linesNamed(pages, 'defeated.hero').map(({ hero }) => hero),
    lore: sum(linesNamed(pages, 'effect.lore').map(({ count }) => count)),
    xp: sum(linesNamed(pages, 'effect.xp').map(({ count }) => count)),
    titles: linesNamed(pages, 'effect.title').map(({ hero, title }) => ({ hero, title })),
    trinkets: linesNamed(pages, 'effect.trinket').map(({ hero, trinket }) => ({ hero, trinket })),
  };
};

/** §32, §106.6 What the company did, adventure by adventure, each that was played to its end; the latest comes last. */
export const deedsOf = (state: Pick<GameState, 'chronicle' | 'campaign'>): Deeds[] => {
  const played = state.campaign.history.filter(({ told }) => !told);
  return runsOf(state).slice(0, played.length).map(deedsIn);
};
