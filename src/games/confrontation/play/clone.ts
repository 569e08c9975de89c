import type { Battle, GameState, SideCards } from '@/games/confrontation/state';

const cloneCards = ({ hand, discard, specials, spent }: SideCards): SideCards => ({
  hand: hand.slice(),
  discard: discard.slice(),
  specials: specials.slice(),
  spent: spent.slice(),
});

const cloneBattle = (battle: Battle): Battle => ({
  ...battle,
  fighters: { ...battle.fighters },
  played: { ...battle.played },
  faceUp: { ...battle.faceUp },
  fetched: { ...battle.fetched },
  voided: { ...battle.voided },
  retreated: { ...battle.retreated },
  defeated: { ...battle.defeated },
});

/** A copy that can be played on: what rules replace whole is shared, what they edit is not. */
export const clone = (state: GameState): GameState => ({
  ...state,
  played: state.played.slice(),
  turn: { ...state.turn },
  tokens: state.tokens.map(({ character, at, shown, candidates }) => ({ character, at, shown, candidates })),
  cards: { fellowship: cloneCards(state.cards.fellowship), sauron: cloneCards(state.cards.sauron) },
  stirred: state.stirred.slice(),
  battle: state.battle && cloneBattle(state.battle),
  generator: { ...state.generator },
  log: state.log && state.log.slice(),
});
