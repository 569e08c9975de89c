import type { Character, EncounterCard, GameState, PlayerSeat } from '@/games/lcg/play';
import { findCharacter, findEncounter } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { playerName } from '@/games/lcg/words/log';

type Card = Character | EncounterCard;

const kindOf = (card: Card): Character['kind'] | EncounterCard['type'] =>
  'type' in card ? card.type : card.kind;

/** What players and cards are called; a card nobody has named goes by its kind. */
export const useNames = ({ players, ...state }: GameState) => {
  const words = useWords();
  const card = (one: Card): string => (one.name === '' ? words.table.kind[kindOf(one)] : one.name);
  return {
    player: (seat: PlayerSeat): string => playerName(players, seat, words),
    card,
    byId: (id: string): string => {
      const found = findCharacter({ players, ...state }, id) ?? findEncounter({ players, ...state }, id);
      return found ? card(found) : words.log.aCard;
    },
  };
};
