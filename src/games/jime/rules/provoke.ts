import type { Game } from './agenda';
import { closePrompt, currentPrompt, schedule, openPrompt } from './agenda';
import {
  adventureOf,
  groupOf,
  heroInPlay,
  requireActionPhase,
  isActionPhase,
  currentPromptOf,
  standingHero,
  standingHeroes,
} from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { Group, GroupId, HeroId, Prompt, SpaceId } from '@/games/jime/state';
import { attackNow } from './attacks';
import { readyGroupsIn } from './exhausted';

/** §48.4 An exhausted group cannot be provoked. With the mirror on, only a group in the hero's space can (§87). */
const provokable = (game: Game, group: Group, hero: HeroId): void => {
  if (group.exhausted) refuse('provoke/exhausted', { enemy: group.enemy });
  const { space } = heroInPlay(game, hero);
  if (space !== null && group.space !== null && space !== group.space) refuse('provoke/not-in-space');
};

/** What may be on the screen when an effect of the game moves a hero, whatever the phase: the provoked attack comes over it. */
const INTERRUPTED: Prompt['kind'][] = ['activation', 'fallback', 'message', 'placement', 'test', 'threshold'];

/** §87.2 On a hero's turn, or when an effect makes a hero move at any other time. */
export const mayProvoke = (game: Game): boolean => {
  const prompt = currentPrompt(game);
  if (!prompt) return isActionPhase(game);
  return INTERRUPTED.includes(prompt.kind) && !(prompt.kind === 'message' && prompt.lesson);
};

/** §20.4, §87.1 The button at the left of the bar, then a portrait: the group attacks. Also answers in which order groups are provoked (§4.3). */
export const provoke: Rule<'provoke'> = {
  check: (game, { hero, group }) => {
    const prompt = currentPromptOf(game, 'provoke');
    if (!prompt && !mayProvoke(game)) requireActionPhase(game);
    standingHero(game, hero);
    if (prompt && prompt.hero !== hero) refuse('hero/not-offered');
    if (prompt && !prompt.groups.includes(group)) refuse('group/not-offered');
    if (!prompt) provokable(game, groupOf(game, group), hero);
  },
  play: (game, { hero, group }) => {
    const prompt = currentPromptOf(game, 'provoke');
    if (prompt) {
      const groups = prompt.groups.filter((one) => one !== group);
      closePrompt(game);
      schedule(game, { do: 'provoke', hero, groups });
    }
    attackNow(game, groupOf(game, group), hero, 'provoked');
  },
  offers: (game) => {
    const prompt = currentPromptOf(game, 'provoke');
    if (prompt) return prompt.groups.map((group) => ({ hero: prompt.hero, group }));
    if (!mayProvoke(game)) return [];
    return standingHeroes(game).flatMap(({ hero }) =>
      adventureOf(game).groups.map(({ id }) => ({ hero, group: id })),
    );
  },
};

/**
 * §40.4, §87.2, §87.3, §4.3 Each ready group in the space must be provoked, in the order the hero likes. A group that
 * drives the hero away is not provoked by it (our ruling): else it would strike again for its own blow.
 */
export const mustProvoke = (
  game: Game,
  hero: HeroId,
  space: SpaceId | null,
  drivenBy: GroupId | null = null,
): void => {
  const groups = readyGroupsIn(game, space)
    .map(({ id }) => id)
    .filter((id) => id !== drivenBy);
  if (groups.length > 0) schedule(game, { do: 'provoke', hero, groups });
};

/** The next provocation; one that is left needs no question, one that fell or was exhausted meanwhile is passed over. */
export const provokeNext = (game: Game, hero: HeroId, groups: GroupId[]): void => {
  const left = adventureOf(game).groups.filter(({ id, exhausted }) => groups.includes(id) && !exhausted);
  const [only] = left;
  if (!only || heroInPlay(game, hero).defeated) return;
  if (left.length === 1) attackNow(game, only, hero, 'provoked');
  else openPrompt(game, { kind: 'provoke', hero, groups: left.map(({ id }) => id) });
};
