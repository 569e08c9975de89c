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
import type { HeroId, HeroInPlay, Task } from '@/games/jime/state';
import { renewUses } from './cardLimits';
import { bushesAt } from './terrain';

/** §72.5, §68.2 Turns come in any order, but one is finished before another begins; one that was begun may go on. */
const mayAct = (game: Game, hero: HeroId): void => {
  const { turn } = requireActionPhase(game);
  const { turn: mark, actions } = standingHero(game, hero);
  if (mark === 'done') refuse('turn/already-played', { hero });
  if (turn && turn !== hero && actions === undefined) refuse('turn/another-hero-acting', { hero: turn });
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

/** §72.1 Actions in a turn; a card may give more, so nothing is ever refused for want of one. */
export const ACTIONS = 2;

/** §5.1 Moves in a travel action. */
export const MOVES = 2;

/** Whether both actions of a turn are spent, with the second move of its travel action. */
const isSpent = ({ actions = 0, moves = 0 }: HeroInPlay): boolean =>
  actions >= ACTIONS && moves % MOVES === 0;

/**
 * §72.3, §72.5 Whether what a hero does now belongs to the hero's own turn. While another has something left of a turn, it
 * is done by a card: that is no action (§72.3), and the turn stays where it is. A turn of which nothing is left gives way,
 * said to be over or not.
 */
const isOwnTurn = (game: Game, hero: HeroId): boolean => {
  const { turn, heroes } = adventureOf(game);
  const acting = heroes.find((one) => one.hero === turn);
  return heroInPlay(game, hero).turn === 'waiting' && (!acting || acting.hero === hero || isSpent(acting));
};

/** §72.5 Whoever acts in a turn of their own has the turn, said or not. */
export const actsNow = (game: Game, hero: HeroId): void => {
  if (!isOwnTurn(game, hero)) return;
  adventureOf(game).turn = hero;
  heroInPlay(game, hero).actions ??= 0;
};

/** An action the app knows of: it begins a turn, and is counted in it. */
export const spendAction = (game: Game, hero: HeroId): void => {
  if (!isOwnTurn(game, hero)) return;
  actsNow(game, hero);
  const one = heroInPlay(game, hero);
  one.actions = (one.actions ?? 0) + 1;
};

/** §5.1 A move the app knows of: the first is a travel action, which holds the second as well. */
export const spendMove = (game: Game, hero: HeroId): void => {
  if (!isOwnTurn(game, hero)) return;
  const { moves = 0 } = heroInPlay(game, hero);
  if (moves % MOVES === 0) spendAction(game, hero);
  else actsNow(game, hero);
  heroInPlay(game, hero).moves = moves + 1;
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
  delete one.moves;
  if (adventure.turn === hero) adventure.turn = null;
  renewUses(game, 'turn');
};

/** §93.2 A turn that was begun ends there and then; §23.1 where it ends, a bush is offered. Of a hero who has begun none, none ends. */
export const endTurnBegun = (game: Game, hero: HeroId): void => {
  const one = heroInPlay(game, hero);
  if (one.turn !== 'waiting' || !hasActed(game, one)) return;
  markTurnDone(game, hero);
  schedule(game, { do: 'bushes', hero, left: bushesAt(game, hero) });
};

/** Heroes who have not finished a turn this round. */
export const stillToPlay = (game: Game): HeroId[] =>
  standingHeroes(game)
    .filter(({ turn }) => turn === 'waiting')
    .map(({ hero }) => hero);

/** Whether a hero has done anything this round that the app knows of. */
const hasActed = ({ state }: Game, { hero, actions }: HeroInPlay): boolean =>
  state.adventure?.turn === hero || actions !== undefined;

/** Those of them who have not begun one either. */
export const yetToBegin = (game: Game): HeroId[] =>
  standingHeroes(game)
    .filter((one) => one.turn === 'waiting' && !hasActed(game, one))
    .map(({ hero }) => hero);

/** §72.6 The hourglass ends every turn that was begun, and with them the action phase. */
const endPhase = (game: Game): void => {
  const begun = standingHeroes(game).filter((one) => one.turn === 'waiting' && hasActed(game, one));
  schedule(game, ...begun.flatMap(({ hero }) => endOfTurn(game, hero)), { do: 'shadowPhase' });
};

/** §72.6 It warns when someone has not played; whoever has acted has. */
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
