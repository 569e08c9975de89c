import type { Adventure, Enemy, Hero, StoryTerrain, StoryToken } from '@/games/jime/content';
import type { Game } from './agenda';
import { currentPrompt } from './agenda';
import { refuse } from '@/games/jime/state/refusals';
import type {
  AdventureState,
  Group,
  HeroId,
  HeroInPlay,
  MapTerrain,
  MapToken,
  Prompt,
} from '@/games/jime/state';

/** Looks up what a command names, or refuses; and what the document names, or throws, since that is our mistake. */

/** A record by an id that a command brings: what every object inherits (`constructor`, `__proto__`) is no record. */
export const lookUp = <Value>(records: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(records, id) ? records[id] : undefined;

export const adventureOf = ({ state }: Game): AdventureState =>
  state.adventure ?? refuse('stage/not-in-adventure');

/** Story data of the adventure being played. */
export const storyOf = (game: Game): Adventure => {
  const { id } = adventureOf(game);
  return game.content.adventures[id] ?? throwMissing('adventure', id);
};

export const throwMissing = (kind: string, id: string): never => {
  throw new Error(`No ${kind} called ${id}`);
};

export type PromptOf<Kind extends Prompt['kind']> = Extract<Prompt, { kind: Kind }>;

/** The open prompt, if it is of one of these kinds; else the command does not answer it. */
export const requirePrompt = <Kind extends Prompt['kind']>(game: Game, ...kinds: Kind[]): PromptOf<Kind> => {
  const prompt = currentPrompt(game);
  if (!prompt || !(kinds as string[]).includes(prompt.kind)) return refuse('prompt/not-open');
  return prompt as PromptOf<Kind>;
};

/** The same without refusing, for offers. */
export const currentPromptOf = <Kind extends Prompt['kind']>(
  game: Game,
  ...kinds: Kind[]
): PromptOf<Kind> | null => {
  const prompt = currentPrompt(game);
  return prompt && (kinds as string[]).includes(prompt.kind) ? (prompt as PromptOf<Kind>) : null;
};

export const requireNoPrompt = (game: Game): void => {
  if (currentPrompt(game)) refuse('prompt/open');
};

/** §106 The adventure has come to its end: what is left of it are the pages of its ending. */
export const isAdventureOver = ({ state }: Game): boolean =>
  state.agenda.some((task) => task.do === 'leaveAdventure');

/** §72 The action phase, with nothing waiting for an answer. */
export const requireActionPhase = (game: Game): AdventureState => {
  const adventure = adventureOf(game);
  requireNoPrompt(game);
  if (adventure.phase !== 'action') refuse('phase/not-action');
  return adventure;
};

export const isActionPhase = (game: Game): boolean =>
  game.state.adventure?.phase === 'action' && game.state.prompts.length === 0;

export const heroInPlay = (game: Game, hero: HeroId): HeroInPlay =>
  adventureOf(game).heroes.find((one) => one.hero === hero) ?? refuse('hero/not-in-company', { hero });

/** §112.2 A defeated hero takes no further part. */
export const standingHero = (game: Game, hero: HeroId): HeroInPlay => {
  const found = heroInPlay(game, hero);
  return found.defeated ? refuse('hero/defeated', { hero }) : found;
};

export const standingHeroes = ({ state }: Game): HeroInPlay[] =>
  state.adventure?.heroes.filter(({ defeated }) => !defeated) ?? [];

export const heroCard = ({ content }: Game, hero: HeroId): Hero =>
  content.box.heroes[hero] ?? throwMissing('hero', hero);

export const groupOf = (game: Game, group: string): Group =>
  adventureOf(game).groups.find(({ id }) => id === group) ?? refuse('group/no-such-group', { group });

export const enemyOf = ({ content }: Game, { enemy }: Pick<Group, 'enemy'>): Enemy =>
  content.box.enemies[enemy] ?? throwMissing('enemy', enemy);

export const tokenOf = (game: Game, token: string): MapToken =>
  adventureOf(game).tokens.find(({ id }) => id === token) ?? refuse('token/no-such-token', { token });

export const storyToken = (game: Game, token: string): StoryToken =>
  storyOf(game).tokens.find(({ id }) => id === token) ?? throwMissing('token', token);

export const terrainOf = (game: Game, terrain: string): MapTerrain =>
  adventureOf(game).terrain.find(({ id }) => id === terrain) ??
  refuse('terrain/no-such-terrain', { terrain });

/** What the story says of a piece of terrain; nothing for what the plan itself laid. */
export const storyTerrain = (game: Game, terrain: string): StoryTerrain | undefined =>
  storyOf(game).terrain.find(({ id }) => id === terrain);
