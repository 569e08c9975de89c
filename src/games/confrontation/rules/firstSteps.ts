import { FORWARD } from '@/games/confrontation/content/board';
import type { Side } from '@/games/confrontation/content/sides';
import type { GameState, Token, TokenId } from '@/games/confrontation/state';
import { refuse } from '@/games/confrontation/state/refusals';
import { isEnemyAt, regionOf, sideOf, tokenOf, tokensAt } from './lookup';
import { destinations, mayMoveNow, wayRefusal } from './movement';
import { setOut } from './moves';
import type { Answer, Special, Use } from './specialCard';
import { named, namingRefusal, pieces } from './specialCard';
import { isBearer } from './victory';

/** Shadowfax and the Dark of Mordor: one step forward, before the move of the turn. */

type FirstStep = 'shadowfax' | 'darkOfMordor';

const afterStep = (state: GameState, id: TokenId, to: Token['at']): GameState => {
  const tokens = state.tokens.map((token, index) => (index === id ? { ...token, at: to } : token));
  return { ...state, tokens };
};

/** A3 One more in the Shire wins. */
const isLastBeforeShire = (state: GameState): boolean =>
  tokensAt(state, 'sauron', 'shire').length >= 2 || (state.options.shire === 'entered' && state.entered >= 2);

/** The step itself ends the game. */
const stepWins = (state: GameState, id: TokenId, to: Token['at']): boolean =>
  (to === 'mordor' && isBearer(state, id)) ||
  (to === 'shire' && (tokenOf(state, id).character === 'witchKing-v' || isLastBeforeShire(state)));

/** A12 Whether the move the card asks for would exist after its step. */
const moveFollows = (state: GameState, card: FirstStep, id: TokenId, to: Token['at']): boolean => {
  const stepped = { ...afterStep(state, id, to), turn: { ...state.turn, first: { card, token: id } } };
  return pieces(stepped, sideOf(id)).some(
    (one) => mayMoveNow(stepped, one) && destinations(stepped, one).length > 0,
  );
};

const stepRefusal = (state: GameState, card: FirstStep, side: Side, use: Use): Answer => {
  if (state.turn.first) return 'special-not-now';
  const naming = namingRefusal(state, use, side);
  if (naming || use.region === null) return naming ?? 'special-not-now';
  const [id, to] = [named(use), use.region];
  const way = wayRefusal(state, id, { to, via: 'plain' });
  if (way) return way;
  if (isEnemyAt(state, side, to)) return 'must-be-empty';
  if (card === 'darkOfMordor' && state.turn.forced === id) return 'forced-character';
  return stepWins(state, id, to) || moveFollows(state, card, id, to) ? null : 'special-not-now';
};

/** One step forward before the move; the enemy must not be there. */
export const firstStep = (card: FirstStep, side: Side): Special => ({
  refusal: (state, use) => stepRefusal(state, card, side, use),
  play: (state, use) => {
    const id = named(use);
    state.turn.first = { card, token: id };
    setOut(state, id, use.region ?? refuse('special-not-now'), card, true);
  },
  offers: (state) =>
    pieces(state, side).flatMap((token) =>
      FORWARD[side][regionOf(tokenOf(state, token))].map((region) => ({ token, region })),
    ),
});
