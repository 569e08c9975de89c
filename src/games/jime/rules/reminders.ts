import type { WrittenText } from '@/games/jime/state';
import type { Game } from './agenda';
import { adventureOf, enemyOf, groupOf, heroInPlay } from './lookup';
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
