import type { Content } from '../../src/games/jime/content';
import type { Tried, Walk } from '../../src/games/jime/sim/walkAdventure';
import { walkAdventure } from '../../src/games/jime/sim/walkAdventure';
import { columns } from '../simulate/table';

/** No adventure is this long: beyond it a walk goes in circles. */
const MOST_ROUNDS = 40;

/** What walks through one adventure came to. */
type Ends = { adventure: string; walks: number; won: number; longest: number; faults: string[] };

const COMPANIES = [2, 3, 4, 5].flatMap((heroes) =>
  (['normal', 'hard'] as const).map((difficulty) => ({ heroes, difficulty })),
);

/** One walk, after the past that follows from its seed. */
const walkOne = (content: Content, ends: Ends, walk: Walk, tried: Tried): void => {
  const said = `${walk.heroes} ${walk.difficulty} seed ${walk.seed}`;
  ends.walks += 1;
  try {
    const played = walkAdventure(content, ends.adventure, walk, tried).campaign.history.at(-1);
    const rounds = played?.rounds ?? 0;
    ends.longest = Math.max(ends.longest, rounds);
    ends.won += played?.outcome === 'won' ? 1 : 0;
    if (rounds > MOST_ROUNDS) ends.faults.push(`${said}: ${rounds} rounds`);
  } catch (error) {
    ends.faults.push(`${said}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** Every adventure to its end, so many times for each company size and difficulty, each time after another past. */
export const walkToEnd = (content: Content, times: number, seed: number): Ends[] =>
  content.campaign.adventures.map((adventure) => {
    const ends: Ends = { adventure, walks: 0, won: 0, longest: 0, faults: [] };
    const tried: Tried = new Map();
    for (let time = 0; time < times; time += 1)
      COMPANIES.forEach((company, index) =>
        walkOne(content, ends, { ...company, seed: seed + time * COMPANIES.length + index }, tried),
      );
    return ends;
  });

export const endsTable = (all: readonly Ends[]): string =>
  [
    columns(
      ['adventure', 'walks', 'won', 'longest', 'faults'],
      all.map(({ adventure, walks, won, longest, faults }) => [
        adventure,
        walks,
        won,
        longest,
        faults.length,
      ]),
    ),
    ...all.flatMap(({ adventure, faults }) => faults.map((fault) => `${adventure}, ${fault}`)),
  ].join('\n');
