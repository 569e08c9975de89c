import type { Card, Character, GameState, Id, PlayerSeat } from '@/games/tcg/play';
import { findCharacter } from '@/games/tcg/play';
import { useWords } from '@/games/tcg/session/useWords';
import { playerName } from '@/games/tcg/words/log';

/** What players and cards are called; a card nobody has named goes by its kind. */
export const useNames = (state: GameState) => {
  const words = useWords();
  const character = ({ title, kind }: Pick<Character, 'title' | 'kind'>): string =>
    title === '' ? words.names.kind[kind] : title;
  return {
    player: (seat: PlayerSeat): string => playerName(state.players, seat, words),
    character,
    card: ({ name, kind }: Pick<Card, 'name' | 'kind'>): string =>
      name === '' ? words.names.cardKind[kind] : name,
    byId: (id: Id): string => {
      const found = findCharacter(state, id);
      return found ? character(found) : words.log.aCard;
    },
  };
};
