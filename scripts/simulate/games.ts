import type { Content } from '../../src/games/jime/content/schema/campaign';
import { stepMark } from '../../src/games/jime/content/steps';
import type { Wanted } from '../../src/games/jime/sim/campaign';
import { LEADERS, leadCompany, playAdventure, playCampaign } from '../../src/games/jime/sim/campaign';
import type { Asked } from '../../src/games/jime/sim/reportShape';
import { seekCampaign } from '../../src/games/jime/sim/seek';
import type { Cards } from '../../src/games/jime/sim/table/cards';
import type { BotSkill, CellKey, Tally } from '../../src/games/jime/sim/tally';
import {
  BOT_SKILLS,
  addTo,
  cellOf,
  emptyTally,
  merge,
  tallyOfAdventure,
  tallyOfCampaign,
} from '../../src/games/jime/sim/tally';

/** How many games of each adventure are still wanted of each kind of players. */
type Missing = Record<string, Partial<Record<BotSkill, number>>>;

/** One campaign to be played; or, where `led` says so, companies led until nothing of it is missing. */
export type Game = CellKey & { seed: number; cards?: Cards; start?: string; led?: Missing };

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

/** Games of an adventure led by one player at once, so that nobody sits idle at the end. */
const FEW = 20;

/** The next few of what is missing, from the game numbered `from` on. */
const fewOf = (missing: Missing, from: number): Missing =>
  kept(missing, (count) => Math.min(FEW, count - from));

/** The same table with other numbers, without what has come to nothing. */
const kept = (missing: Missing, change: (count: number, adventure: string, skill: BotSkill) => number) => {
  const rest: Missing = {};
  for (const [adventure, skills] of Object.entries(missing))
    for (const skill of BOT_SKILLS) {
      const count = change(skills[skill] ?? 0, adventure, skill);
      if (count > 0) (rest[adventure] ??= {})[skill] = count;
    }
  return rest;
};

const missingIn = (asked: Asked, adventures: readonly string[], tally: Tally, leaders: Cell): Missing => {
  const missing: Missing = {};
  for (const adventure of adventures)
    for (const skill of asked.skills) {
      const came = tally.adventures[adventure]?.[cellOf({ ...leaders, skill })]?.games ?? 0;
      (missing[adventure] ??= {})[skill] = Math.max(0, (asked.each ?? 0) - came);
    }
  return missing;
};

/** Who must still be led, when all campaigns are played: to every adventure to which too few of a cell have come. */
export const ledGamesOf = (asked: Asked, adventures: readonly string[], tally: Tally): Game[] =>
  cellsOf({ ...asked, skills: [LEADERS] }).flatMap((cell) => {
    const missing = missingIn(asked, adventures, tally, cell);
    const most = Math.max(0, ...Object.values(missing).flatMap((skills) => Object.values(skills)));
    return Array.from({ length: Math.ceil(most / FEW) }, (_, index) => ({
      ...cell,
      seed: hashed(`${asked.seed} led ${cellOf(cell)} ${index}`),
      led: fewOf(missing, FEW * index),
    }));
  });

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

/** When so many companies in a row have come to nothing that is missing, hardly any ever will. */
const PATIENCE = 60;

const wantedIn = (missing: Missing): Wanted =>
  Object.fromEntries(
    Object.entries(missing).map(([adventure, skills]) => [
      adventure,
      BOT_SKILLS.filter((skill) => skills[skill] !== undefined),
    ]),
  );

const playedLed = (content: Content, game: Game, led: Missing): Played => {
  const tally = emptyTally();
  let [missing, adventures, vain] = [led, 0, 0];
  for (let index = 0; Object.keys(missing).length > 0 && vain < PATIENCE; index += 1) {
    const company = { ...game, seed: hashed(`${game.seed} ${index}`) };
    const played = leadCompany(content, company, wantedIn(missing));
    const came = new Set(played.records.map(({ adventure, skill }) => `${adventure} ${skill}`));
    for (const record of played.records) addTo(tally, tallyOfAdventure(record));
    missing = kept(missing, (count, ...one) => (came.has(one.join(' ')) ? count - 1 : count));
    adventures += played.adventures;
    vain = came.size > 0 ? 0 : vain + 1;
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
  const { campaign, besides } = seen
    ? seekCampaign(content, { ...game, seen })
    : { campaign: playCampaign(content, game), besides: [] };
  const tally = besides.map(tallyOfAdventure).reduce(merge, tallyOfCampaign(campaign));
  return { tally, adventures: campaign.adventures.length + besides.length };
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
