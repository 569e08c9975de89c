import type { Game } from './agenda';
import { schedule, scheduleEffects, openPrompt } from './agenda';
import { adventureOf, throwMissing, storyOf } from './lookup';
import { layPlan } from '@/games/jime/map/layout';
import type { AdventureState, CompanyHero, HeroInPlay, MapTerrain } from '@/games/jime/state';
import { unknownPlayArea } from './mirror';
import { setObjective } from './objectives';
import { rallySteps } from './rallyPhase';
import { preparedSkill } from './skillDeck';
import { layTerrain } from './tokens';
import { equipTrinket } from './trinkets';

/** §84.3 The role's card 1, as the set-up said. */
const preparedAtStart = ({ content }: Game, hero: CompanyHero): string[] => {
  const skill = preparedSkill(content.box, hero);
  return skill === null ? [] : [skill];
};

/** Card 1 of the Smith comes with a trinket of its own, besides the one taken along. */
const trinketsOfRole = ({ content: { box } }: Game, { role }: CompanyHero): string[] =>
  (role === null ? [] : (box.roles[role]?.startingSkills ?? []))
    .flatMap((skill) => box.skills[skill]?.abilities ?? [])
    .flatMap((ability) => ('at' in ability && ability.at === 'setUp' ? (ability.does ?? []) : []))
    .flatMap((effect) => (effect.do === 'beginWith' ? [effect.trinket] : []));

/** §99.5 A hero sets out with the trinket taken from the inventory, if any. */
const setOutWith = (game: Game, own: CompanyHero): HeroInPlay => ({
  hero: own.hero,
  turn: 'waiting',
  defeated: false,
  lastStands: 0,
  targeted: 0,
  trinkets: [...(own.trinket ? [own.trinket] : []), ...trinketsOfRole(game, own)].map((trinket) =>
    equipTrinket(game, trinket),
  ),
  ...unknownPlayArea(),
  prepared: game.state.mirror ? preparedAtStart(game, own) : [],
});

/** §18.3, §18.4, §82.1 The whole map is drawn at once, so that the fog can show where tiles will go. */
const drawMap = ({ state, content }: Game, id: string): Pick<AdventureState, 'map' | 'layout'> => {
  const { plan } = content.adventures[id] ?? throwMissing('adventure', id);
  const { heroes, collection } = state.campaign;
  const layout = layPlan(plan, content.box, { heroes: heroes.length, collection }, state.generator);
  return { map: layout.kind, layout };
};

const freshAdventure = (game: Game, id: string): AdventureState => ({
  id,
  ...drawMap(game, id),
  round: 0,
  phase: 'setup',
  tiles: [],
  battleTiles: [],
  tokens: [],
  terrain: [],
  darkEverywhere: false,
  groups: [],
  defeatedGroups: [],
  groupsPlaced: 0,
  threat: 0,
  thresholdsResolved: 0,
  objective: null,
  objectivesDone: [],
  objectivesFailed: [],
  heroes: game.state.campaign.heroes.map((hero) => setOutWith(game, hero)),
  turn: null,
  successes: {},
  flags: {},
  triggersFired: {},
  momentsSeen: {},
  drawn: [],
});

/** §80.1, §80.2 A battle map lies whole from the start: first the tiles, then the terrain on them. */
const layBattleMap = (game: Game): void => {
  const adventure = adventureOf(game);
  const { layout } = adventure;
  if (layout.kind !== 'battle') return;
  const terrain: MapTerrain[] = layout.terrain.map((one, index) => ({ ...one, id: `plan-${index + 1}` }));
  adventure.battleTiles = layout.tiles.map((placed) => ({ ...placed }));
  layTerrain(game, terrain, null);
  const tiles = layout.tiles.map((placed) => ({ ...placed }));
  openPrompt(game, { kind: 'placement', text: null, what: { kind: 'battleTiles', tiles } });
};

/** §18, §80.1 The adventure is laid out: a battle map whole, a journey map as its set-up reveals it. */
export const beginAdventure = (game: Game, id: string): void => {
  const { state } = game;
  state.stage = 'adventure';
  state.adventure = freshAdventure(game, id);
  const { setup, objectives } = storyOf(game);
  schedule(game, { do: 'begin' });
  scheduleEffects(game, setup, {});
  if (objectives[0]) setObjective(game, objectives[0].id);
  layBattleMap(game);
};

/** §84.2 Before the first action phase each hero scouts; then the first round begins. */
export const firstScout = (game: Game): void => {
  schedule(game, { do: 'beginRound' });
  openPrompt(game, { kind: 'rally', steps: rallySteps(false) });
};
