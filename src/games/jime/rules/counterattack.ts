import type { Game } from './agenda';
import { closePrompt, openPrompt } from './agenda';
import { adventureOf, groupOf, heroInPlay } from './lookup';
import type { Group, GroupId, HeroId } from '@/games/jime/state';
import type { PromptOf } from './lookup';
import { attackNow, groupInRange } from './attacks';
import { isElite } from './elite';
import { exhaust } from './exhausted';

/** §35.4, §48.5 An ordinary group counterattacks only when ready; §35.5, §47.2 an elite one even exhausted, §35.6 unless this attack stunned it. */
export const mayCounterattack = (group: Group, stunned: boolean): boolean =>
  isElite(group) ? !stunned : !group.exhausted;

/** §35, §17.5 After an attack the app asks, if the group may: only the table knows whether it can. */
export const counterattack = (game: Game, id: GroupId, hero: HeroId, stunned: boolean): void => {
  const group = adventureOf(game).groups.find((one) => one.id === id);
  if (!group || heroInPlay(game, hero).defeated || !mayCounterattack(group, stunned)) return;
  openPrompt(game, { kind: 'counterattack', group: id, hero, inRange: groupInRange(game, group, hero) });
};

/**
 * §35.1, §35.2 The hero is in range. A counterattack exhausts the group (our ruling): else no group but a stunned
 * one could be exhausted in the action phase, and §35.4, §35.5 and §48.1 would speak of nothing.
 */
export const strikeBack = (game: Game, group: Group, hero: HeroId, fallen = 0): void => {
  exhaust(group);
  attackNow(game, group, hero, 'counterattack', fallen);
};

export const answerCounterattack = (game: Game, prompt: PromptOf<'counterattack'>, yes: boolean): void => {
  closePrompt(game);
  if (yes) strikeBack(game, groupOf(game, prompt.group), prompt.hero);
};
