import type { Game } from '../agenda';
import { darkSpaces } from '../darkness';
import { adventureOf, standingHeroes, storyOf } from '../lookup';
import { forecast } from '../threat';
import type { NowLine } from './line';

/** §21 What threat will be after the next shadow phase, and what it passes on the way. */
export const threat = (game: Game): NowLine[] => {
  const { next, thresholds, full } = forecast(game);
  const count = adventureOf(game).threat + next.total;
  return [
    { now: 'threatWillBe', count: Math.min(count, full.at), of: full.at },
    ...thresholds
      .filter(({ at }) => at <= count)
      .map(({ at }): NowLine => ({ now: 'threatPasses', count: at })),
    ...(count >= full.at ? [{ now: 'threatFills', count: full.at } as const] : []),
  ];
};

/** §78.4 What threat tokens add each round. */
export const threatTokens = (game: Game): NowLine[] => {
  const count = adventureOf(game).tokens.filter(({ kind }) => kind === 'threat').length;
  return count > 0 ? [{ now: 'threatTokens', count }] : [];
};

/** §52 How many tiles nobody has entered yet. */
export const exploration = (game: Game): NowLine[] => {
  const { map, tiles } = adventureOf(game);
  if (map !== 'journey') return [];
  const count = tiles.filter(({ explored }) => !explored).length;
  return [count > 0 ? { now: 'unexplored', count } : { now: 'allExplored' }];
};

/** §105 Who stands in darkness, as far as the mirror knows; else where darkness lies. */
export const darkness = (game: Game): NowLine[] => {
  const spaces = darkSpaces(game);
  if (spaces.length === 0) return [{ now: 'noDarkness' }];
  const inIt = standingHeroes(game).filter(({ space }) => space !== null && spaces.includes(space));
  return inIt.length > 0
    ? inIt.map(({ hero }) => ({ now: 'inDarkness', hero }))
    : [{ now: 'darkSpaces', count: spaces.length }];
};

/** §67 What the company is after. */
export const objective = (game: Game): NowLine[] => {
  const { objective: id } = adventureOf(game);
  const text = storyOf(game).objectives.find((one) => one.id === id)?.text;
  return text === undefined ? [] : [{ now: 'objective', names: [text] }];
};

/** §30 How much of each terrain, or of the one a section is about, lies on the map. */
export const terrain =
  (section?: string) =>
  (game: Game): NowLine[] => {
    const lying = adventureOf(game).terrain.map((one) => one.terrain);
    const { box } = game.content;
    const kinds = [...new Set(lying)].filter(
      (kind) => section === undefined || box.terrain[kind]?.section === section,
    );
    return kinds.map((kind) => ({
      now: 'terrain',
      names: [`terrain.${kind}`],
      count: lying.filter((one) => one === kind).length,
    }));
  };

/** §96, §97 Which phase of which round it is. */
export const phase = (game: Game): NowLine[] => {
  const { phase: which, round } = adventureOf(game);
  return [{ now: 'phase', which, count: round }];
};
