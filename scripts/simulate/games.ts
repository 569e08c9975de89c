import type { Content } from '../../src/games/jime/content/schema/campaign';
import { stepMark } from '../../src/games/jime/content/steps';
import { playAdventure, playCampaign, playUpToAdventure } from '../../src/games/jime/sim/campaign';
import type { Asked } from '../../src/games/jime/sim/reportShape';
import type { Cards } from '../../src/games/jime/sim/table/cards';
import type { CellKey, Tally } from '../../src/games/jime/sim/tally';
import {
  addTo,
  cellOf,
  emptyTally,
  merge,
  tallyOfAdventure,
  tallyOfCampaign,
} from '../../src/games/jime/sim/tally';

/** One campaign to be played; or, where `led` says so, companies led to an adventure until so many have played it. */
export type Game = CellKey & {
  seed: number;
  cards?: Cards;
  start?: string;
  led?: { adventure: string; games: number };
};

/** FNV-1a over the words, then stirred, so that neighbouring games have nothing in common. */
const hashed = (words: string): number => {
  let hash = 0x811c9dc5;
  for (const sign of words) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 1;
};

type Cell = CellKey & { cards?: Cards; start?: string };

const cellsOf = ({ heroes, difficulties, skills, cards, start }: Asked): Cell[] =>
  heroes.flatMap((size) =>
    difficulties.flatMap((difficulty) =>
      skills.map((skill): Cell => ({
        heroes: size,
        difficulty,
        skill,
        ...(cards ? { cards } : {}),
        ...(start ? { start } : {}),
      })),
    ),
  );

/** The campaigns asked for, one of each cell at a time. A seed comes from where its game stands in the list alone: who plays it, and when, changes nothing. */
const campaignsOf = (asked: Asked): Game[][] =>
  Array.from({ length: asked.games }, (_, index) =>
    cellsOf(asked).map((cell) => ({ ...cell, seed: hashed(`${asked.seed} ${cellOf(cell)} ${index}`) })),
  );

/** Games led by one player at once, so that nobody sits idle at the end. */
const FEW = 20;

const ledGames = (cell: Cell, adventure: string, missing: number, seed: number): Game[] =>
  Array.from({ length: Math.ceil(missing / FEW) }, (_, index) => ({
    ...cell,
    seed: hashed(`${seed} ${cellOf(cell)} ${adventure} ${index}`),
    led: { adventure, games: Math.min(FEW, missing - FEW * index) },
  }));

/** Who must still be led, when all campaigns are played: to every adventure to which too few of a cell have come. */
export const ledGamesOf = (asked: Asked, { adventures }: Tally): Game[] =>
  Object.keys(adventures)
    .sort()
    .flatMap((adventure) =>
      cellsOf(asked).flatMap((cell) => {
        const came = adventures[adventure]?.[cellOf(cell)]?.games ?? 0;
        return ledGames(cell, adventure, Math.max(0, (asked.each ?? 0) - came), asked.seed);
      }),
    );

/** All at once; or by turns, where each company is told what those before it have seen. */
export const wavesOf = (asked: Asked): Game[][] =>
  asked.seek ? campaignsOf(asked) : [campaignsOf(asked).flat()];

/** The marks of all steps that were visited. */
export const seenIn = ({ steps }: Tally): Set<string> =>
  new Set(
    Object.entries(steps).flatMap(([adventure, paths]) =>
      Object.keys(paths).map((path) => stepMark(adventure, path)),
    ),
  );

type Seen = ReadonlySet<string> | undefined;
type Played = { tally: Tally; adventures: number };

/** When so many in a row have missed the adventure, hardly anybody ever comes to it. */
const PATIENCE = 60;

const playedLed = (content: Content, game: Game, { adventure, games }: NonNullable<Game['led']>): Played => {
  const tally = emptyTally();
  let [came, adventures, missed] = [0, 0, 0];
  for (let index = 0; came < games && missed < PATIENCE; index += 1) {
    const played = playUpToAdventure(content, { ...game, adventure, seed: hashed(`${game.seed} ${index}`) });
    const told = played.filter((one) => one.adventure === adventure);
    for (const record of told) addTo(tally, tallyOfAdventure(record));
    adventures += played.length;
    came += told.length;
    missed = told.length > 0 ? 0 : missed + 1;
  }
  return { tally, adventures };
};

/** An adventure alone is played within its campaign, as companies come to it; the first needs nothing before it. */
const playedAlone = (content: Content, game: Game & { seen: Seen }, adventure: string): Played => {
  if (adventure === content.campaign.adventures[0])
    return { tally: tallyOfAdventure(playAdventure(content, { ...game, adventure })), adventures: 1 };
  const { adventures } = playCampaign(content, game);
  const told = adventures.filter((one) => one.adventure === adventure).map(tallyOfAdventure);
  return { tally: told.reduce(merge, emptyTally()), adventures: adventures.length };
};

const played = (content: Content, game: Game, adventure: string | undefined, seen: Seen): Played => {
  if (game.led) return playedLed(content, game, game.led);
  if (adventure !== undefined) return playedAlone(content, { ...game, seen }, adventure);
  const record = playCampaign(content, { ...game, seen });
  return { tally: tallyOfCampaign(record), adventures: record.adventures.length };
};

/** Plays a game, adds it to the tally and says how many adventures it took; one that breaks off is counted as a fault and stops nobody. */
export const playInto = (
  tally: Tally,
  content: Content,
  game: Game,
  { adventure, seen }: { adventure?: string | undefined; seen?: Seen } = {},
): number => {
  try {
    const { tally: part, adventures } = played(content, game, adventure, seen);
    addTo(tally, part);
    return adventures;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const fault = `${cellOf(game)}, seed ${game.seed}: ${said}`;
    tally.faults[fault] = (tally.faults[fault] ?? 0) + 1;
    return 0;
  }
};
