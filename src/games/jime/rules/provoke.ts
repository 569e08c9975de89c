import type { Game } from './agenda';
import { changePrompts, closePrompt, currentPrompt, interruptPrompts, schedule, openPrompt } from './agenda';
import {
  adventureOf,
  groupOf,
  heroInPlay,
  requireActionPhase,
  isActionPhase,
  isAdventureOver,
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

/** §19.1 A last stand is made before anything else happens, also while a page that tells of another lies over it. */
const isStandDue = ({ state }: Game): boolean =>
  state.prompts.some(({ kind }) => kind === 'lastStands' || kind === 'lastStand');

/** §87.2 On a hero's turn, or when an effect makes a hero move at any other time; §106 never once the adventure is over. */
export const mayProvoke = (game: Game): boolean => {
  const prompt = currentPrompt(game);
  if (!prompt) return isActionPhase(game);
  if (isAdventureOver(game) || isStandDue(game)) return false;
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
    if (!prompt) interruptPrompts(game);
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
export const mustProvoke = (game: Game, hero: HeroId, space: SpaceId | null): void => {
  const driving = drivingAway(game, hero);
  const groups = readyGroupsIn(game, space)
    .map(({ id }) => id)
    .filter((id) => !driving.includes(id));
  if (groups.length > 0) schedule(game, { do: 'provoke', hero, groups });
};

/** The groups that are driving the hero away, the one before it still at it when another does. */
const drivingAway = ({ state }: Game, hero: HeroId): GroupId[] =>
  state.agenda.flatMap((task) => (task.do === 'moveAway' && task.hero === hero ? [task.group] : []));

/** §87.2 Whether a group may be provoked still: not one that fell, was exhausted or was left behind meanwhile. */
const stillProvoked = (game: Game, hero: HeroId, { exhausted, space }: Group): boolean => {
  const { space: at, defeated } = heroInPlay(game, hero);
  return !defeated && !exhausted && (at === null || space === null || at === space);
};

const left = (game: Game, hero: HeroId, groups: readonly GroupId[]): Group[] =>
  adventureOf(game).groups.filter((group) => groups.includes(group.id) && stillProvoked(game, hero, group));

/** The next provocation; one that is left needs no question. */
export const provokeNext = (game: Game, hero: HeroId, groups: GroupId[]): void => {
  const toProvoke = left(game, hero, groups);
  const [only] = toProvoke;
  if (!only) return;
  if (toProvoke.length === 1) attackNow(game, only, hero, 'provoked');
  else openPrompt(game, { kind: 'provoke', hero, groups: toProvoke.map(({ id }) => id) });
};

/** §87.2 Figures were placed while the order was chosen: who is no longer in one space with the hero is not asked for. */
export const forgetProvocations = (game: Game): void =>
  changePrompts(game, (prompt) => {
    if (prompt.kind !== 'provoke') return prompt;
    const groups = left(game, prompt.hero, prompt.groups).map(({ id }) => id);
    return groups.length > 0 ? { ...prompt, groups } : null;
  });
