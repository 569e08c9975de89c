import type { Cover } from '@/games/tcg/play';
import { isCover } from '@/games/tcg/play';
import { wordsOf } from '@/games/tcg/words';
import { midSentence } from '@/i18n/grammar';
import type { Language } from '@/i18n/languages';

const calledIn = ({ players }: Cover, seat: number, language: Language): string =>
  players[seat]?.name || wordsOf(language).names.player(seat + 1);

const placeOf = (cover: Cover, language: Language): string => {
  const { cover: words, names } = wordsOf(language);
  const { stage, turn, freePeoples, phase, winner } = cover;
  switch (stage) {
    case 'play':
      return words.play(turn, calledIn(cover, freePeoples, language), midSentence(names.phase[phase]));
    case 'ended':
      return winner === null ? words.endedByHand : words.ended(calledIn(cover, winner, language));
    default:
      return words[stage];
  }
};

/** Where a save stands, in one line. */
export const coverPlace = (cover: unknown, language: Language): string | null =>
  isCover(cover) ? placeOf(cover, language) : null;

/** Each player with the site reached and the burdens borne. */
export const playerLines = (cover: Cover, language: Language): string[] => {
  const { cover: words } = wordsOf(language);
  return cover.players.map(({ site, burdens, lost }, seat) =>
    (lost ? words.out : words.line)(calledIn(cover, seat, language), site, burdens),
  );
};
