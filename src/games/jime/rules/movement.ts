import type { Game } from './agenda';
import { closePrompt, schedule, openPrompt } from './agenda';
import type { PromptOf } from './lookup';
import {
  adventureOf,
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
import type { HeroId, SpaceId } from '@/games/jime/state';
import { markTurnDone, spendMove } from './actionPhase';
import { spacesAway } from './attackEffects';
import { crossTerrain, nextCrossingTest } from './crossing';
import { exploreIfEntered } from './exploration';
import { isHeldInPlace } from './fortified';
import { boardOf, requireSpace, spacesOf } from './maps';
import { closeWhenPlaced, requireMirror, standsAt, tellingMirror } from './mirror';
import { mustProvoke } from './provoke';
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
    const board = boardOf(game);
    if (!adjacent(board, from, requireSpace(game, space))) refuse('move/not-adjacent', { space });
    if (board.closed.includes(space)) refuse('move/closed', { space });
    if (isHeldInPlace(game, from, 'heroes')) refuse('move/fortified', { space: from });
    if (driven && !spacesAway(game, hero, driven.group).includes(space)) refuse('move/not-away', { space });
  },
  play: (game, { hero, space }) => {
    const driven = tellingMirror(game, hero, 'moved');
    if (driven) return beDriven(game, driven, space);
    // §6.4, §93.2 Moved in another's turn, by a card of theirs: the turn stays where it is, and a stream ends none.
    const { turn } = adventureOf(game);
    if (turn === null || turn === hero) spendMove(game, hero);
    schedule(game, { do: 'enter', hero, to: space });
    mustProvoke(game, hero, heroInPlay(game, hero).space);
  },
  offers: (game) =>
    (isActionPhase(game) || currentPromptOf(game, 'tellMirror')) && game.state.mirror
      ? standingHeroes(game).flatMap(({ hero, space: from }) =>
          (boardOf(game).adjacent[from ?? ''] ?? []).map((space) => ({ hero, space })),
        )
      : [],
};

/** §17.9, §87.2 A hero driven away moves as any other: provoked by those who stand there, and on as far as it goes. */
const beDriven = (game: Game, { hero, group, left }: PromptOf<'tellMirror'>, to: SpaceId): void => {
  closePrompt(game);
  schedule(game, { do: 'enter', hero, to }, { do: 'moveAway', hero, group, spaces: left - 1 });
  mustProvoke(game, hero, heroInPlay(game, hero).space, group);
};

/** §40.3, §57.1, §93.2 What entering a space brings: a stream ends the turn, a pit asks for a test, a tile is explored. */
export const enter = (game: Game, hero: HeroId, to: SpaceId, tested: readonly string[] = []): void => {
  const one = heroInPlay(game, hero);
  const from = one.space;
  if (one.defeated || from === null) return;
  const asked = nextCrossingTest(game, hero, from, to, tested);
  if (asked !== null) return schedule(game, { do: 'enter', hero, to, tested: [...tested, asked] });
  one.space = to;
  crossTerrain(game, hero, from, to);
  remindOfGround(game, hero, to);
  if (crossingEnds(boardOf(game), from, to, 'hero') && adventureOf(game).turn === hero)
    markTurnDone(game, hero);
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
    heroInPlay(game, hero).space = space;
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
    closeWhenPlaced(game);
  },
  offers: (game) =>
    (game.state.adventure?.groups ?? []).flatMap(({ id }) =>
      spacesOf(game).map((space) => ({ group: id, space })),
    ),
};
