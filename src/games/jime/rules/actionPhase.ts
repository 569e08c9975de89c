import type { Game } from './agenda';
import { closePrompt, schedule, openPrompt } from './agenda';
import {
  adventureOf,
  heroInPlay,
  requireActionPhase,
  isActionPhase,
  standingHero,
  standingHeroes,
} from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { HeroId, Task } from '@/games/jime/state';
import { bushesAt } from './terrain';

/** §72.5, §68.2 Turns come in any order, but one is finished before another begins. */
const mayAct = (game: Game, hero: HeroId): void => {
  const { turn } = requireActionPhase(game);
  const { turn: mark } = standingHero(game, hero);
  if (mark === 'done') refuse('turn/already-played', { hero });
  if (turn && turn !== hero) refuse('turn/another-hero-acting', { hero: turn });
};

export const takeTurn: Rule<'takeTurn'> = {
  check: (game, { hero }) => {
    mayAct(game, hero);
    if (adventureOf(game).turn === hero) refuse('turn/already-begun', { hero });
  },
  play: (game, { hero }) => {
    adventureOf(game).turn = hero;
  },
  offers: (game) => (isActionPhase(game) ? standingHeroes(game).map(({ hero }) => ({ hero })) : []),
};

/** §72.1 A turn may end after two actions, one, or none at all: a hero who waits may be marked done at once. */
export const endTurn: Rule<'endTurn'> = {
  check: (game, { hero }) => mayAct(game, hero),
  play: (game, { hero }) => schedule(game, ...endOfTurn(game, hero)),
  offers: takeTurn.offers,
};

const endOfTurn = (game: Game, hero: HeroId): Task[] => [
  { do: 'bushes', hero, left: bushesAt(game, hero) },
  { do: 'endTurn', hero },
];

/** A hero who acts while nobody's turn is under way has begun one, said or not; a card may let others act meanwhile (§6.4). */
export const startTurnIfNone = (game: Game, hero: HeroId): void => {
  const adventure = adventureOf(game);
  if (!adventure.turn && heroInPlay(game, hero).turn === 'waiting') adventure.turn = hero;
};

/** §72.1 Actions in a turn; a card may give more, so nothing is ever refused for want of one. */
export const ACTIONS = 2;

/** An action the app knows of: it begins a turn, and is counted in it. */
export const spendAction = (game: Game, hero: HeroId): void => {
  startTurnIfNone(game, hero);
  const one = heroInPlay(game, hero);
  if (one.turn === 'waiting') one.actions = (one.actions ?? 0) + 1;
};

/** What is left of a turn, as far as the app knows. */
export const actionsLeft = (game: Game, hero: HeroId): number =>
  Math.max(0, ACTIONS - (heroInPlay(game, hero).actions ?? 0));

/**
 * §72.5, §93.2 A hero whose turn is over, by its end or by a stream, acts again only by a card (§6.4). The app knows no
 * card: it plays the action, and the screen warns before it.
 */
export const turnIsOver = (game: Game, hero: HeroId): boolean =>
  standingHeroes(game).some((one) => one.hero === hero && one.turn === 'done');

export const markTurnDone = (game: Game, hero: HeroId): void => {
  const adventure = adventureOf(game);
  const one = heroInPlay(game, hero);
  one.turn = 'done';
  delete one.actions;
  if (adventure.turn === hero) adventure.turn = null;
};

/** Heroes who have not finished a turn this round. */
export const stillToPlay = (game: Game): HeroId[] =>
  standingHeroes(game)
    .filter(({ turn }) => turn === 'waiting')
    .map(({ hero }) => hero);

/** Those of them whose turn is not under way either. */
export const yetToBegin = (game: Game): HeroId[] =>
  stillToPlay(game).filter((hero) => hero !== adventureOf(game).turn);

/** §72.6 The hourglass ends the turn under way, and with it the action phase. */
const endPhase = (game: Game): void => {
  const { turn } = adventureOf(game);
  schedule(game, ...(turn ? endOfTurn(game, turn) : []), { do: 'shadowPhase' });
};

/** §72.6 It warns when someone has not played; whoever is playing has. */
export const hourglass: Rule<'hourglass'> = {
  check: (game) => {
    requireActionPhase(game);
  },
  play: (game) => {
    const waiting = yetToBegin(game);
    if (waiting.length > 0) openPrompt(game, { kind: 'hourglass', waiting });
    else endPhase(game);
  },
  offers: (game) => (isActionPhase(game) ? [{}] : []),
};

export const answerHourglass = (game: Game, yes: boolean): void => {
  closePrompt(game);
  if (yes) endPhase(game);
};
