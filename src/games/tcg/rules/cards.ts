import type { Card, GameState, PlayerSeat } from '@/games/tcg/state';
import type { CardFields } from '@/games/tcg/state/commands';
import { forbid } from '@/games/tcg/state/refusals';
import { refusePhase } from './characters';
import { playFromHand } from './hand';
import { discardStackedOn } from './leavingPlay';
import { cardBy, cardsInPlay, characterBy, companyOf, newId, shadowPlayers, survivorAt } from './lookup';
import { tell } from './log';
import { inTurns } from './moments';
import type { Game, Rule } from './rule';
import type { Sum } from './sums';
import { sumOf, term } from './sums';
import { addTwilight, refuseTooDear } from './twilight';
import { refuseSecondUnique } from './uniqueness';

/** A possession nobody has typed anything of yet. */
export const BLANK_CARD: CardFields = {
  kind: 'possession',
  side: 'freePeoples',
  name: '',
  subtitle: '',
  unique: false,
  culture: null,
  twilightCost: null,
  strength: 0,
  vitality: 0,
  archery: 0,
  damage: 0,
};

/** What a possession, an artifact or a condition costs now. */
export const cardCost = ({ side, name, twilightCost }: CardFields, change = 0): Sum =>
  sumOf(side === 'shadow' ? 'twilight/shadow' : 'twilight/freePeoples', [
    term('twilightCost', twilightCost, name),
    ...(change === 0 ? [] : [term('change', change)]),
  ]);

const refuseSide = ({ state }: Game, player: PlayerSeat, { side }: CardFields): void => {
  if ((side === 'shadow') === (player === state.freePeoples)) forbid('side/not-yours');
};

/** p.11–12 Artifacts are played as possessions are, conditions on a character or in the support area. */
export const playCard: Rule<'playCard'> = {
  check: (game, { player, as, on, change }) => {
    inTurns(game);
    survivorAt(game, player);
    refuseSide(game, player, as);
    refusePhase(game, player, as.side === 'shadow');
    refuseSecondUnique(game, player, { title: as.name, unique: as.unique });
    if (on !== null) characterBy(game, on);
    if (as.side === 'shadow') refuseTooDear(game, cardCost(as, change).total);
  },
  play: (game, { player, as, on, change }) => {
    const cost = cardCost(as, change).total;
    const card: Card = { ...as, id: newId(game, 'card'), player, tokens: 0 };
    if (on === null) game.state.support.push(card);
    else characterBy(game, on).held.push(card);
    playFromHand(game, player);
    tell(game, { line: 'played', player, card: as.name, cost });
    addTwilight(game, as.side === 'shadow' ? -cost : cost);
  },
  offers: ({ state }) => [
    { player: state.freePeoples, as: { ...BLANK_CARD, twilightCost: 1 }, on: null, change: 0 },
    ...companyOf(state).map(({ id }) => ({
      player: state.freePeoples,
      as: { ...BLANK_CARD, twilightCost: 1, vitality: 1 },
      on: id,
      change: 0,
    })),
    ...shadowPlayers(state).map((player) => ({
      player,
      as: { ...BLANK_CARD, kind: 'condition' as const, side: 'shadow' as const },
      on: null,
      change: 0,
    })),
  ],
};

/** Takes a card from whoever bears it, or from the support area. */
export const takeFrom = (game: Game, id: string): Card => {
  const { card, bearer } = cardBy(game, id);
  if (bearer) bearer.held = bearer.held.filter((one) => one.id !== id);
  else game.state.support = game.state.support.filter((one) => one.id !== id);
  return card;
};

const idsOf = (state: GameState): string[] => cardsInPlay(state).map(({ card }) => card.id);

export const discardCard: Rule<'discardCard'> = {
  check: (game, { card }) => {
    inTurns(game);
    cardBy(game, card);
  },
  play: (game, { card: id }) => {
    const { name } = takeFrom(game, id);
    discardStackedOn(game, id);
    tell(game, { line: 'discarded', card: name });
  },
  offers: ({ state }) => idsOf(state).map((card) => ({ card })),
};

/** p.29 Culture tokens are counters, with no rule of their own. */
export const setTokens: Rule<'setTokens'> = {
  check: (game, { card }) => {
    inTurns(game);
    cardBy(game, card);
  },
  play: (game, { card: id, tokens }) => {
    const { card } = cardBy(game, id);
    card.tokens = tokens;
    tell(game, { line: 'byHandOn', what: 'tokens', card: card.name, amount: tokens });
  },
  offers: ({ state }) => idsOf(state).map((card) => ({ card, tokens: 2 })),
};

export const describeCard: Rule<'describeCard'> = {
  check: (game, { card }) => {
    inTurns(game);
    cardBy(game, card);
  },
  play: (game, { card: id, as }) => {
    Object.assign(cardBy(game, id).card, as);
  },
  offers: ({ state }) =>
    cardsInPlay(state).map(({ card: { id, name, kind, side } }) => ({
      card: id,
      as: { ...BLANK_CARD, name, kind, side },
    })),
};
