import type { Character, EncounterCard, GameState, PlayerSeat } from '@/games/lcg/play';
import { findCharacter, findEncounter } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { playerName } from '@/games/lcg/words/log';

type Card = Character | EncounterCard;

const kindOf = (card: Card): Character['kind'] | EncounterCard['type'] =>
  'type' in card ? card.type : card.kind;

/** What players and cards are called; a card nobody has named goes by its kind. */
export const useNames = (state: GameState) => {
  const words = useWords();
  const card = (one: Card): string => (one.name === '' ? words.table.kind[kindOf(one)] : one.name);
  return {
    player: (seat: PlayerSeat): string => playerName(state.players, seat, words),
    card,
    byId: (id: string): string => {
      const found = findCharacter(state, id) ?? findEncounter(state, id);
      return found ? card(found) : words.log.aCard;
    },
  };
};
