import type { MapTerrain, SpaceId, WrittenText } from '@/games/jime/state';
import type { Game } from './agenda';
import { darkSpaces } from './darkness';
import { adventureOf, enemyOf, groupOf, heroInPlay, storyTerrain } from './lookup';
import { boardOf } from './maps';
import { movementReminders } from './movementTraits';
import { SPACE_TRAITS } from './spaceTraits';
import { reminds, terrainIn } from './terrain';

/** The name of a thing and its rule in a few words, which the table carries out. */
export type ReminderText = { name: WrittenText; gist: WrittenText };

const reminderText = (key: string): ReminderText => ({ name: { key }, gist: { key: `${key}.gist` } });

const once = (keys: readonly string[]): ReminderText[] => [...new Set(keys)].map(reminderText);

/** What the table sees to while a group moves: its own traits, and terrain that hurts whoever crosses it. */
export const activationReminders = (game: Game, group: string): ReminderText[] => {
  const traits = movementReminders(enemyOf(game, groupOf(game, group)));
  const terrain = adventureOf(game).terrain.filter((one) => reminds(game, one, 'activation'));
  return once([
    ...traits.map((trait) => `movement.${trait}`),
    ...terrain.map((one) => `terrain.${one.terrain}`),
  ]);
};

/** What the table sees to about the ground a hero stands on; nothing when the mirror does not know where that is. */
export const groundReminders = (game: Game, hero: string): ReminderText[] => {
  const { space } = heroInPlay(game, hero);
  const traits = space === null ? [] : (boardOf(game).spaces[space]?.traits ?? []);
  return once([
    ...traits.filter((trait) => SPACE_TRAITS[trait].table === 'turn').map((trait) => `spaceTrait.${trait}`),
    ...terrainIn(game, space)
      .filter((one) => reminds(game, one, 'turn'))
      .map((one) => `terrain.${one.terrain}`),
  ]);
};

/** §30.2 What the card of a terrain says; §30.3 or the story, when it has rules of its own there. */
const terrainText = (game: Game, { id, terrain }: MapTerrain): ReminderText => {
  const special = storyTerrain(game, id)?.special;
  const card = reminderText(`terrain.${terrain}`);
  return special ? { ...card, gist: { key: special.text } } : card;
};

/** §9, §30, §105 Every rule of one space: darkness, what is printed, the terrain in it and on its borders. */
export const spaceRules = (game: Game, space: SpaceId): ReminderText[] => {
  const traits = boardOf(game).spaces[space]?.traits ?? [];
  const dark = darkSpaces(game).includes(space) ? ['darkness'] : [];
  const terrain = adventureOf(game).terrain.filter((one) =>
    'space' in one ? one.space === space : one.border.includes(space),
  );
  const rules = [
    ...once([...dark, ...traits].map((trait) => `spaceTrait.${trait}`)),
    ...terrain.map((one) => terrainText(game, one)),
  ];
  return [...new Map(rules.map((rule) => [`${rule.name.key} ${rule.gist.key}`, rule])).values()];
};
