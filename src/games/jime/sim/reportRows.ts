import type {
  CauseRow,
  CellRow,
  EndingsRow,
  FlowRow,
  LoreRow,
  Plot,
  SeldomRow,
  ShapeRow,
} from './reportShape';
import { doubtOf, meanOf, rateOf, rounded, shareOf, spreadOf, sum } from './reportSpread';
import type { AdventureTally, CampaignTally, CellKey, Tally } from './tally';
import { BOT_SKILLS, DIFFICULTIES, OTHER_CAUSES, added, endingOf, keyOf } from './tally';

/** The smallest company and the worst players first. */
const byCell = (a: CellKey, b: CellKey): number =>
  DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty) ||
  a.heroes - b.heroes ||
  BOT_SKILLS.indexOf(a.skill) - BOT_SKILLS.indexOf(b.skill);

/** Entries by key, so that no row depends on which game came first. */
const inOrder = <Value>(record: Record<string, Value>): [string, Value][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

const standsIn = ({ lastStands }: AdventureTally): { stood: number; failed: number } => ({
  stood: sum(Object.values(lastStands).map(({ stood }) => stood)),
  failed: sum(Object.values(lastStands).map(({ failed }) => failed)),
});

const cellRow = (adventure: string, key: CellKey, tally: AdventureTally): CellRow => {
  const { games, won } = tally;
  const stands = standsIn(tally);
  const { p10, p50, p90 } = spreadOf(tally.threat);
  return {
    adventure,
    ...key,
    games,
    won,
    rate: rateOf(tally),
    doubt: doubtOf(tally),
    rounds: spreadOf(tally.rounds),
    threat: { p10: p10 / 100, p50: p50 / 100, p90: p90 / 100 },
    lastStands: shareOf(stands.stood, games),
    failed: shareOf(stands.failed, games),
    lore: meanOf(tally.lore),
    xp: meanOf(tally.xp),
  };
};

export const cellsOf = (tally: Tally, { adventures }: Plot): CellRow[] =>
  adventures.flatMap(({ id }) =>
    Object.entries(tally.adventures[id] ?? {})
      .map(([cell, counted]) => cellRow(id, keyOf(cell), counted))
      .sort(byCell),
  );

/** Companies of every size together. */
export const shapesOf = (tally: Tally, { adventures }: Plot): ShapeRow[] =>
  adventures.flatMap(({ id: adventure }) =>
    DIFFICULTIES.flatMap((difficulty) =>
      BOT_SKILLS.flatMap((skill): ShapeRow[] => {
        const cells = Object.entries(tally.adventures[adventure] ?? {})
          .filter(([cell]) => keyOf(cell).difficulty === difficulty && keyOf(cell).skill === skill)
          .map(([, counted]) => counted);
        if (cells.length === 0) return [];
        const { games, resolutions, rounds, threat } = added(cells);
        const ordered = Object.fromEntries(inOrder(resolutions));
        return [{ adventure, difficulty, skill, games, resolutions: ordered, rounds, threat }];
      }),
    ),
  );

const allCampaigns = ({ campaigns }: Tally): CampaignTally =>
  added([{ campaigns: 0, endings: {}, flow: {}, lore: {} }, ...Object.values(campaigns)]);

export const flowOf = (tally: Tally, { adventures }: Plot): FlowRow[] => {
  const { flow } = allCampaigns(tally);
  return adventures.flatMap(({ id: from, resolutions }) =>
    resolutions.flatMap(({ id: resolution }) =>
      inOrder(flow[from]?.[resolution] ?? {}).map(([to, companies]) => ({
        from,
        resolution,
        to: endingOf(to) ?? to,
        ending: endingOf(to) !== undefined,
        companies,
      })),
    ),
  );
};

export const endingsOf = ({ campaigns: cells }: Tally, plot: Plot): EndingsRow[] =>
  Object.entries(cells)
    .map(([cell, { campaigns, endings }]) => ({
      ...keyOf(cell),
      campaigns,
      endings: Object.fromEntries(plot.endings.map((ending) => [ending, endings[ending] ?? 0])),
    }))
    .sort(byCell);

export const loreOf = (tally: Tally): LoreRow[] =>
  Object.entries(allCampaigns(tally).lore).map(([played, lore]) => ({
    played: Number(played),
    lore: spreadOf(lore),
  }));

const isEnemy = (cause: string): boolean => !OTHER_CAUSES.some((other) => other === cause);

/** What hurts most first. */
export const causesOf = (tally: Tally): CauseRow[] => {
  const cells = Object.values(tally.adventures).flatMap((found) => Object.values(found));
  if (cells.length === 0) return [];
  const { games, suffered, lastStands, ...rest } = added(cells);
  const { stood: all } = standsIn({ games, suffered, lastStands, ...rest });
  return [...new Set([...Object.keys(suffered), ...Object.keys(lastStands)])]
    .map((cause): CauseRow => {
      const { stood = 0, failed = 0 } = lastStands[cause] ?? {};
      const { damage = 0, fear = 0 } = suffered[cause] ?? {};
      return {
        cause,
        enemy: isEnemy(cause),
        damage: rounded(damage / games),
        fear: rounded(fear / games),
        lastStands: stood,
        failed,
        share: shareOf(stood, all),
      };
    })
    .sort(
      (a, b) => b.share - a.share || b.damage + b.fear - a.damage - a.fear || (a.cause < b.cause ? -1 : 1),
    );
};

/** Steps no game came to, in the order they are written; only of adventures that were played. */
export const missedOf = (tally: Tally, { adventures }: Plot): Record<string, string[]> =>
  Object.fromEntries(
    adventures
      .filter(({ id }) => tally.adventures[id])
      .map(({ id, steps }) => [id, steps.filter((path) => !tally.steps[id]?.[path])]),
  );

/** The token a step belongs to. */
const TOKEN = /^tokens\.([^.]+)\./;
/** Tokens told of each adventure. */
const FEWEST = 8;

/** What authors wrote and hardly anybody reads: a token far from every way, or one that comes when nobody has time. */
export const seldomOf = (tally: Tally, { adventures }: Plot): SeldomRow[] =>
  adventures.flatMap(({ id, steps }) => {
    const all = sum(Object.values(tally.adventures[id] ?? {}).map(({ games }) => games));
    const looked: Record<string, number> = {};
    for (const path of all > 0 ? steps : []) {
      const token = TOKEN.exec(path)?.[1];
      if (token) looked[token] = Math.max(looked[token] ?? 0, tally.steps[id]?.[path] ?? 0);
    }
    return inOrder(looked)
      .sort(([, a], [, b]) => a - b)
      .slice(0, FEWEST)
      .map(([token, games]) => ({ adventure: id, token, games, share: shareOf(games, all) }));
  });
