import type { Content } from '../../src/content/schema/campaign';
import { playAdventure, playCampaign } from '../../src/sim/campaign';
import type { Asked } from '../../src/sim/reportShape';
import type { CellKey, Tally } from '../../src/sim/tally';
import { addTo, cellOf, emptyTally, merge, tallyOfAdventure, tallyOfCampaign } from '../../src/sim/tally';

/** One campaign to be played. */
export type Game = CellKey & { seed: number };

/** FNV-1a over the words, then stirred, so that neighbouring games have nothing in common. */
const hashed = (words: string): number => {
  let hash = 0x811c9dc5;
  for (const sign of words) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 1;
};

/** Every game asked for. Its seed comes from where it stands in the list alone: who plays it, and when, changes nothing. */
export const gamesOf = ({ heroes, difficulties, skills, games, seed }: Asked): Game[] => {
  const cells = heroes.flatMap((size) =>
    difficulties.flatMap((difficulty) =>
      skills.map((skill): CellKey => ({ heroes: size, difficulty, skill })),
    ),
  );
  return Array.from({ length: games }, (_, index) =>
    cells.map((cell) => ({ ...cell, seed: hashed(`${seed} ${cellOf(cell)} ${index}`) })),
  ).flat();
};

/** Everything played for a game. An adventure alone is played within its campaign, as companies come to it; the first needs nothing before it. */
const played = (
  content: Content,
  game: Game,
  adventure: string | undefined,
): { tally: Tally; adventures: number } => {
  if (adventure !== undefined && adventure === content.campaign.adventures[0])
    return { tally: tallyOfAdventure(playAdventure(content, { ...game, adventure })), adventures: 1 };
  const record = playCampaign(content, game);
  const told = record.adventures.filter((one) => one.adventure === adventure).map(tallyOfAdventure);
  return {
    tally: adventure === undefined ? tallyOfCampaign(record) : told.reduce(merge, emptyTally()),
    adventures: record.adventures.length,
  };
};

/** Plays a game, adds it to the tally and says how many adventures it took; one that breaks off is counted as a fault and stops nobody. */
export const playInto = (tally: Tally, content: Content, game: Game, adventure?: string): number => {
  try {
    const { tally: part, adventures } = played(content, game, adventure);
    addTo(tally, part);
    return adventures;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const fault = `${cellOf(game)}, seed ${game.seed}: ${said}`;
    tally.faults[fault] = (tally.faults[fault] ?? 0) + 1;
    return 0;
  }
};
