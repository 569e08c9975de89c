import { pick } from '@/kernel/random';
import type { Game } from './agenda';
import { closePrompt, schedule, openPrompt } from './agenda';
import type { PromptOf } from './lookup';
import {
  adventureOf,
  enemyOf,
  groupOf,
  heroInPlay,
  requirePrompt,
  currentPromptOf,
  standingHero,
  standingHeroes,
} from './lookup';
import type { Path } from '@/games/jime/map/distance';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { Group, HeroId, MapTerrain } from '@/games/jime/state';
import { chooseAttack, enemyAttack, groupInRange } from './attacks';
import { chooseTarget } from './chooseTarget';
import { activationWays, fallbackPaths } from './enemyPaths';
import { reachOf } from './enemyBar';
import { exhaust, readyGroups } from './exhausted';
import { movedUnseen, standsAt } from './mirror';
import { cardEffect } from './terrain';

/** §8.1, §73.1 The next ready group, in an order the app chooses; §8.8 when none is left the step is over. */
export const activateNext = (game: Game): void => {
  const ready = readyGroups(game);
  if (ready.length === 0 || standingHeroes(game).length === 0) return;
  const group = pick(game.state.generator, ready);
  const attack = chooseAttack(game, group);
  const { hero, reason } = chooseTarget(game, group, attack.negate);
  schedule(game, { do: 'finishActivation', group: group.id }, { do: 'activation' });
  openPrompt(game, {
    kind: 'activation',
    group: group.id,
    hero,
    reason,
    moves: enemyOf(game, group).moveToAttack,
    attack,
  });
};

/** §8.8, §48 An activated group is exhausted, whatever it did. */
export const finishActivation = (game: Game, id: string): void => {
  const group = adventureOf(game).groups.find((one) => one.id === id);
  if (group) exhaust(group);
};

type Activation = PromptOf<'activation'>;

const attackHero = (game: Game, prompt: Activation, hero: HeroId): void => {
  heroInPlay(game, hero).targeted += 1;
  enemyAttack(game, groupOf(game, prompt.group), hero, 'activation', prompt.attack);
};

/** §8.6 No target: the app gives another instruction, and after it the activation is over. */
const openFallback = (game: Game, prompt: Activation): void => {
  const group = groupOf(game, prompt.group);
  const fallback = {
    kind: 'fallback',
    group: group.id,
    hero: null,
    moves: enemyOf(game, group).moveWithoutTarget,
  } as const;
  openPrompt(game, fallback);
};

/** The prompt, when the mirror has not worked out the ways: then the table's own word is not taken. */
const asked = (game: Game): Activation => {
  const prompt = requirePrompt(game, 'activation');
  if (activationWays(game, prompt)) refuse('activation/worked-out');
  return prompt;
};

/** §8.2, §83.2 A group that attacks without a ranged attack stands in the space of its target: the mirror, if it thought otherwise, follows. */
const standInReach = (game: Game, group: Group, hero: HeroId): void => {
  if (groupInRange(game, group, hero) !== false || group.space === null) return;
  const at = heroInPlay(game, hero).space;
  if (reachOf(enemyOf(game, group)) === 0 && at !== null) return standsAt(game, group, at);
  group.lastSeen = { space: group.space, moved: true };
  group.space = null;
};

/** §8.2, §8.5 The table says whom the group attacks: the target named, or a nearer hero. */
export const enemyAttacks: Rule<'enemyAttacks'> = {
  check: (game, { hero }) => {
    asked(game);
    standingHero(game, hero);
  },
  play: (game, { hero }) => {
    const prompt = requirePrompt(game, 'activation');
    closePrompt(game);
    movedUnseen(groupOf(game, prompt.group));
    standInReach(game, groupOf(game, prompt.group), hero);
    attackHero(game, prompt, hero);
  },
  offers: (game) =>
    currentPromptOf(game, 'activation') ? standingHeroes(game).map(({ hero }) => ({ hero })) : [],
};

/** §8.6 Nobody comes into range. Also what the mirror's empty list is answered with. */
export const noTarget: Rule<'noTarget'> = {
  check: (game) => {
    const ways = activationWays(game, requirePrompt(game, 'activation'));
    if (ways && ways.length > 0) refuse('activation/worked-out');
  },
  play: (game) => {
    const prompt = requirePrompt(game, 'activation');
    closePrompt(game);
    movedUnseen(groupOf(game, prompt.group));
    openFallback(game, prompt);
  },
  offers: (game) => (currentPromptOf(game, 'activation') ? [{}] : []),
};

/** §8.7, §93.3 A stream was crossed to come into range: the activation ends there. */
export const crossedStream: Rule<'crossedStream'> = {
  check: (game) => {
    asked(game);
    if (!adventureOf(game).terrain.some((terrain) => endsCrossing(game, terrain)))
      refuse('terrain/no-such-terrain');
  },
  play: (game) => {
    const { group } = requirePrompt(game, 'activation');
    closePrompt(game);
    movedUnseen(groupOf(game, group));
  },
  offers: (game) => (currentPromptOf(game, 'activation') ? [{}] : []),
};

/** §30.3 A stream with rules of its own in this adventure ends nothing by its card. */
const endsCrossing = (game: Game, terrain: MapTerrain): boolean =>
  cardEffect(game, terrain, 'crossingEnds')?.ends === 'activation';

const moveGroup = (game: Game, group: string, path: Path): void => {
  const end = path[path.length - 1];
  if (end !== undefined) standsAt(game, groupOf(game, group), end);
};

/** §8.4, §8.5 The company chooses among the ways the mirror has worked out; the mirror follows the figures (§40.7). */
export const follow: Rule<'follow'> = {
  check: (game, { way }) => {
    const prompt = requirePrompt(game, 'activation', 'fallback');
    const ways = prompt.kind === 'activation' ? activationWays(game, prompt) : fallbackPaths(game, prompt);
    if (!ways?.[way]) refuse('activation/way-not-offered');
  },
  play: (game, { way }) => {
    const prompt = requirePrompt(game, 'activation', 'fallback');
    if (prompt.kind === 'fallback') {
      const path = fallbackPaths(game, prompt)?.[way] ?? [];
      closePrompt(game);
      return moveGroup(game, prompt.group, path);
    }
    const chosen = activationWays(game, prompt)?.[way] ?? refuse('activation/way-not-offered');
    closePrompt(game);
    moveGroup(game, prompt.group, chosen.path);
    if (!chosen.crossedStream) attackHero(game, prompt, chosen.hero);
  },
  offers: (game) => {
    const prompt = currentPromptOf(game, 'activation', 'fallback');
    if (!prompt) return [];
    const ways = prompt.kind === 'activation' ? activationWays(game, prompt) : fallbackPaths(game, prompt);
    return (ways ?? []).map((_, way) => ({ way }));
  },
};
