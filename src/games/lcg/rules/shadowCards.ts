import type { EncounterCard, GameState, Id, PlayerSeat } from '@/games/lcg/state';
import { forbid, refuse } from '@/games/lcg/state/refusals';
import { enemyBy, survivors } from './lookup';
import { tell } from './log';
import { notOver } from './moments';
import { arrive, inStep, openWindow } from './place';
import type { Explanation } from './references';
import type { Game, Rule } from './rule';
import { valueOf } from './stats';

export type ShadowTurn = { player: PlayerSeat; enemy: Id; name: string; cost: number };

/** R p.18 Who is dealt a shadow card when: from the first player clockwise, the highest engagement cost first. */
export const shadowOrder = (turns: readonly ShadowTurn[], players: readonly PlayerSeat[]): ShadowTurn[] =>
  players.flatMap((player) =>
    turns.filter((turn) => turn.player === player).sort((one, other) => other.cost - one.cost),
  );

/** R p.18 One card each; when the deck runs out the rest get none, and nothing is shuffled. */
export const shadowsDealt = (
  order: readonly ShadowTurn[],
  deck: number,
): { dealt: ShadowTurn[]; without: ShadowTurn[]; explanation: Explanation } => ({
  dealt: order.slice(0, deck),
  without: order.slice(deck),
  explanation: 'shadow/order',
});

/** Who will attack whom; an enemy considered engaged with several players is dealt one card all the same. */
const turnsOf = (state: GameState): ShadowTurn[] =>
  state.encounter.flatMap((card) => {
    if (card.type !== 'enemy') return [];
    const player = card.engagedWith ?? card.consideredEngaged[0];
    const cost = valueOf(state, card, 'engagement');
    return player === undefined ? [] : [{ player, enemy: card.id, name: card.name, cost }];
  });

export const shadowsAhead = (state: GameState): ShadowTurn[] => shadowOrder(turnsOf(state), survivors(state));

const sameTurn = (one: ShadowTurn, other: ShadowTurn): boolean =>
  one.player === other.player && one.cost === other.cost;

/** Whether the last card of the deck falls between two enemies of the same cost, so that somebody has to choose. */
const endsInTie = (order: readonly ShadowTurn[], deck: number): boolean => {
  const [last, next] = [order[deck - 1], order[deck]];
  return last !== undefined && next !== undefined && sameTurn(last, next);
};

/** The order the table named, if it keeps to the rule and names every enemy. */
const orderNamed = (state: GameState, named: readonly Id[]): ShadowTurn[] | null => {
  const ahead = shadowsAhead(state);
  if (named.length === 0) return ahead;
  const turns = named.map((id) => ahead.find(({ enemy }) => enemy === id));
  const kept = turns.every((turn, index) => {
    const expected = ahead[index];
    return turn !== undefined && expected !== undefined && sameTurn(turn, expected);
  });
  const all = kept && new Set(named).size === ahead.length && named.length === ahead.length;
  return all ? (turns as ShadowTurn[]) : null;
};

/** R p.27 The basic game is played without shadow cards. */
export const withShadows = ({ variant }: GameState): boolean => variant !== 'basic';

const deal = (game: Game, order: readonly ShadowTurn[], deck: number): void => {
  const { dealt, without } = shadowsDealt(order, deck);
  for (const { enemy } of dealt) enemyBy(game, enemy).shadowCards += 1;
  if (dealt.length >= deck) game.state.encounterDeckEmpty = true;
  if (order.length > 0) tell(game, { line: 'shadows', dealt: dealt.length, without: without.length });
};

/** One card for each enemy; for an empty deck, none. */
export const dealToAll = (game: Game): void => {
  const { state } = game;
  if (withShadows(state)) deal(game, shadowsAhead(state), state.encounterDeckEmpty ? 0 : Infinity);
  openWindow(game);
};

export const dealShadows: Rule<'dealShadows'> = {
  check: (game, { cards, order }) => {
    inStep(game, 'dealShadows');
    if (!withShadows(game.state)) forbid('shadow/basic');
    const named = orderNamed(game.state, order) ?? refuse('shadow/wrong-order');
    if (order.length === 0 && endsInTie(named, cards)) refuse('shadow/tie');
  },
  play: (game, { cards, order }) => {
    const there = arrive(game, 'dealShadows');
    deal(game, orderNamed(game.state, order) ?? [], cards);
    if (there) openWindow(game);
  },
  offers: ({ state }) => [{ cards: state.encounter.length, order: [] }],
};

/** F 1.28, F 1.42 An attack that a card made: old shadow cards are discarded and one is dealt. */
export const dealAnew = ({ state }: Game, enemy: EncounterCard): void => {
  enemy.shadowCards = withShadows(state) && !state.encounterDeckEmpty ? 1 : 0;
};

export const setShadows: Rule<'setShadows'> = {
  check: (game, { enemy }) => {
    notOver(game);
    enemyBy(game, enemy);
  },
  play: (game, { enemy, cards }) => {
    enemyBy(game, enemy).shadowCards = cards;
  },
  offers: ({ state }) =>
    state.encounter.filter(({ type }) => type === 'enemy').map(({ id }) => ({ enemy: id, cards: 1 })),
};
