import type { Game } from './agenda';
import { openPrompt } from './agenda';
import { adventureOf, heroInPlay } from './lookup';
import { partFromHero } from './mirror';
import type { Group, GroupId, HeroId } from '@/games/jime/state';
import { fire } from './triggers';
import { markTurnDone } from './actionPhase';
import { dropPromptsOfGroup, dropPromptsOfHero } from './openPrompts';

/**
 * §112.1, §112.2 The figure leaves the map; the hero takes no further part, though experience is earned all the same.
 * Whatever waited for the hero waits no longer.
 */
export const defeatHero = (game: Game, hero: HeroId): void => {
  const fallen = heroInPlay(game, hero);
  // Whoever went along stays behind.
  for (const token of adventureOf(game).tokens) if (token.with === hero) partFromHero(game, token);
  fallen.defeated = true;
  fallen.space = null;
  markTurnDone(game, hero);
  dropPromptsOfHero(game, hero);
  fire(game, { moment: 'heroDefeated' }, { hero });
  openPrompt(game, { kind: 'message', pages: [{ line: 'defeated.hero', hero }], hero });
};

/** The story may bring a group back where it fell. */
export const noteWhereItFell = (game: Game, id: GroupId): void => {
  const adventure = adventureOf(game);
  const group = adventure.groups.find((one) => one.id === id);
  const space = group?.space ?? group?.lastSeen?.space;
  if (group && space) adventure.fell = { ...adventure.fell, [group.story]: space };
};

/** §112.4, §112.5, §49.4 A group without figures leaves the map with its banner. */
export const removeGroup = (game: Game, group: Group): void => {
  const adventure = adventureOf(game);
  noteWhereItFell(game, group.id);
  adventure.groups = adventure.groups.filter(({ id }) => id !== group.id);
  dropPromptsOfGroup(game, group.id);
  storyGroupGone(game, group.story);
};

/** A group of the story is defeated when none of its name is left on the map: an encounter may field several. */
export const storyGroupGone = (game: Game, story: string): void => {
  const { groups, defeatedGroups } = adventureOf(game);
  defeatedGroups.push(story);
  if (!groups.some((group) => group.story === story))
    fire(game, { moment: 'groupDefeated', group: story }, {});
};
