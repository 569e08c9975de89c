import type { Content } from '@/games/jime/content';
import type { AdventureState, CampaignState, GameState } from './';
import { boardOf, chronicleBook, enemyBar, forecast, inventory, legalCommands } from './';

type Named = readonly [records: Record<string, unknown>, ids: readonly (string | null)[]];

const namedByCompany = ({ box, adventures }: Content, campaign: CampaignState): Named[] => {
  const { heroes, trinkets, next } = campaign;
  return [
    [adventures, [next]],
    [box.heroes, heroes.map(({ hero }) => hero)],
    [box.roles, heroes.flatMap(({ role, rolesPlayed }) => [role, ...rolesPlayed])],
    [box.skills, heroes.flatMap(({ skills }) => skills)],
    [box.items, heroes.flatMap(({ items }) => items)],
    [box.titles, heroes.flatMap(({ titles }) => titles)],
    [box.trinkets, [...trinkets, ...heroes.map(({ trinket }) => trinket)]],
  ];
};

const namedByAdventure = ({ box, adventures }: Content, adventure: AdventureState): Named[] => [
  [adventures, [adventure.id]],
  [box.heroes, adventure.heroes.map(({ hero }) => hero)],
  [box.trinkets, adventure.heroes.flatMap(({ trinkets }) => trinkets.map(({ trinket }) => trinket))],
  [box.damageCards, adventure.heroes.flatMap(({ faceup }) => faceup?.damage ?? [])],
  [box.fearCards, adventure.heroes.flatMap(({ faceup }) => faceup?.fear ?? [])],
  [box.tiles, adventure.tiles.map(({ tile }) => tile)],
  [box.battleTiles, adventure.battleTiles.map(({ tile }) => tile)],
  [box.terrain, adventure.terrain.map(({ terrain }) => terrain)],
  [box.enemies, adventure.groups.map(({ enemy }) => enemy)],
  [box.enemyBonuses, adventure.groups.flatMap(({ bonuses }) => bonuses)],
];

const allKnown = (named: readonly Named[]): boolean =>
  named.every(([records, ids]) => ids.every((id) => id === null || Object.hasOwn(records, id)));

/** Asks the rules what every screen asks them; a document they cannot follow makes one of them throw. */
const askEverything = (state: GameState, content: Content): void => {
  const game = { state, content };
  legalCommands(state, content);
  chronicleBook(state);
  inventory(content.box, state);
  if (!state.adventure) return;
  boardOf(game);
  enemyBar(game);
  forecast(game);
};

/**
 * Whether a document makes sense with this campaign and this box. What nothing answers to is better found out here than
 * on a screen.
 */
export const isPlayable = (state: GameState, content: Content): boolean => {
  try {
    const { campaign, adventure } = state;
    const adventures = adventure ? namedByAdventure(content, adventure) : [];
    if (!allKnown([...namedByCompany(content, campaign), ...adventures])) return false;
    askEverything(state, content);
    return true;
  } catch {
    return false;
  }
};
