import type { Game } from './agenda';
import { closePrompt, schedule, openPrompt } from './agenda';
import type { PromptOf } from './lookup';
import {
  currentPromptOf,
  groupOf,
  heroInPlay,
  requireActionPhase,
  isActionPhase,
  standingHero,
  standingHeroes,
} from './lookup';
import { adjacent, crossingEnds } from '@/games/jime/map/distance';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { RefusalCode } from '@/games/jime/state/refusals';
import type { HeroId, SpaceId, Task } from '@/games/jime/state';
import { actsNow, endTurnBegun, spendMove } from './actionPhase';
import { spacesAway } from './attackEffects';
import { crossTerrain, nextCrossingTest } from './crossing';
import { exploreIfEntered } from './exploration';
import { isHeldInPlace } from './fortified';
import { boardOf, requireSpace, spacesOf } from './maps';
import { closeWhenPlaced, requireMirror, standHero, standsAt, tellingMirror } from './mirror';
import { forgetProvocations, mustProvoke } from './provoke';
import { SPACE_TRAITS } from './spaceTraits';
import { enterTerrain } from './terrainTests';

/**
 * §40.2 On the mirror a hero moves to an adjacent space. §40.4 Ready groups in the space left are provoked first. How many
 * moves a hero has is the table's to count: cards give more (§2.1).
 */
export const move: Rule<'move'> = {
  check: (game, { hero, space }) => {
    const driven = tellingMirror(game, hero, 'moved');
    if (!driven) requireActionPhase(game);
    requireMirror(game);
    const from = standingHero(game, hero).space ?? refuse('move/hero-not-placed', { hero });
    const hindrance = hindranceTo(game, from, requireSpace(game, space));
    if (hindrance) refuse(hindrance, { space: hindrance === 'move/fortified' ? from : space });
    if (driven && !spacesAway(game, hero, driven.group).includes(space)) refuse('move/not-away', { space });
  },
  play: (game, { hero, space }) => {
    const driven = tellingMirror(game, hero, 'moved');
    if (driven) return beDriven(game, driven, space);
    const from = spaceLeft(game, hero);
    actsNow(game, hero);
    schedule(game, { do: 'enter', hero, to: space, from, spends: true });
    mustProvoke(game, hero, from);
  },
  offers: (game) =>
    (isActionPhase(game) || currentPromptOf(game, 'tellMirror')) && game.state.mirror
      ? standingHeroes(game).flatMap(({ hero, space: from }) =>
          (boardOf(game).adjacent[from ?? ''] ?? []).map((space) => ({ hero, space })),
        )
      : [],
};

const spaceLeft = (game: Game, hero: HeroId): SpaceId =>
  heroInPlay(game, hero).space ?? refuse('move/hero-not-placed', { hero });

/** §9.1, §40.2 What keeps a hero from going from one space to another, if anything does. */
const hindranceTo = (game: Game, from: SpaceId, to: SpaceId): RefusalCode | null => {
  const board = boardOf(game);
  if (!adjacent(board, from, to)) return 'move/not-adjacent';
  if (board.closed.includes(to)) return 'move/closed';
  return isHeldInPlace(game, from, 'heroes') ? 'move/fortified' : null;
};

/** §17.9, §87.2 A hero driven away moves as any other: provoked by those who stand there, and on as far as it goes. */
const beDriven = (game: Game, { hero, group, left }: PromptOf<'tellMirror'>, to: SpaceId): void => {
  closePrompt(game);
  const from = spaceLeft(game, hero);
  schedule(game, { do: 'enter', hero, to, from }, { do: 'moveAway', hero, group, spaces: left - 1 });
  mustProvoke(game, hero, from);
};

/**
 * §40.4 Whoever had to be provoked has been, and the move is asked anew: a hero who was driven off or placed elsewhere
 * meanwhile does not make it. The company is told, and the hero may move from there.
 */
export const enter = (game: Game, move: Entering): void => {
  const { hero, to, tested = [] } = move;
  const { defeated, space: from } = heroInPlay(game, hero);
  if (defeated || from === null) return;
  if ((move.from ?? from) !== from || hindranceTo(game, from, to)) return lapse(game, move);
  const asked = nextCrossingTest(game, hero, from, to, tested);
  if (asked !== null) return schedule(game, { ...move, tested: [...tested, asked] });
  if (move.spends) spendMove(game, hero);
  goOver(game, hero, from, to);
};

type Entering = Extract<Task, { do: 'enter' }>;

/** Of a hero who was driven the table need not be told: nobody chose that move. */
const lapse = (game: Game, { hero, spends }: Entering): void => {
  if (spends) openPrompt(game, { kind: 'message', pages: [{ line: 'move.lapsed', hero }], hero });
};

/** §40.3, §57.1, §93.2 What entering a space brings: a stream ends the turn, a pit asks for a test, a tile is explored. */
const goOver = (game: Game, hero: HeroId, from: SpaceId, to: SpaceId): void => {
  standHero(game, heroInPlay(game, hero), to);
  crossTerrain(game, hero, from, to);
  remindOfGround(game, hero, to);
  if (crossingEnds(boardOf(game), from, to, 'hero')) endTurnBegun(game, hero);
  exploreIfEntered(game, hero, to);
  enterTerrain(game, hero, to);
};

/** What the table has to do about the ground a hero enters, in the words of the box. */
const remindOfGround = (game: Game, hero: HeroId, space: SpaceId): void => {
  for (const trait of boardOf(game).spaces[space]?.traits ?? [])
    if (SPACE_TRAITS[trait].table === 'turn')
      openPrompt(game, { kind: 'message', pages: [{ key: `spaceTrait.${trait}.gist` }], hero });
};

/** §40.5 A figure that is placed does not move: nobody is provoked, nothing is explored, no pit asks (§57.3). */
export const placeHero: Rule<'placeHero'> = {
  check: (game, { hero, space }) => {
    requireMirror(game);
    standingHero(game, hero);
    requireSpace(game, space);
  },
  play: (game, { hero, space }) => {
    standHero(game, heroInPlay(game, hero), space);
    forgetProvocations(game);
    closeWhenPlaced(game);
  },
  offers: (game) =>
    game.state.mirror && game.state.adventure
      ? standingHeroes(game).flatMap(({ hero }) => spacesOf(game).map((space) => ({ hero, space })))
      : [],
};

/** The table says where a group stands, with or without the mirror; its banner goes with it (§47.4, §49.4). */
export const placeGroup: Rule<'placeGroup'> = {
  check: (game, { group, space }) => {
    groupOf(game, group);
    requireSpace(game, space);
  },
  play: (game, { group, space }) => {
    standsAt(game, groupOf(game, group), space);
    forgetProvocations(game);
    closeWhenPlaced(game);
  },
  offers: (game) =>
    (game.state.adventure?.groups ?? []).flatMap(({ id }) =>
      spacesOf(game).map((space) => ({ group: id, space })),
    ),
};
