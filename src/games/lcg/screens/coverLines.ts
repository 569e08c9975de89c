import type { Cover } from '@/games/lcg/play';
import { isCover } from '@/games/lcg/play';
import { wordsOf } from '@/games/lcg/words';
import { midSentence } from '@/i18n/grammar';
import type { Language } from '@/i18n/languages';

const placeOf = ({ scenario, scenarioName, stage, round, phase }: Cover, language: Language): string => {
  const { cover, names } = wordsOf(language);
  const title = scenarioName === '' ? names.scenario[scenario] : scenarioName;
  if (stage === 'setUp') return cover.setUp(title);
  if (stage === 'play') return cover.play(title, round, midSentence(names.phase[phase]));
  return cover[stage](title, round);
};

/** Where a save stands, in one line. */
export const coverPlace = (cover: unknown, language: Language): string | null =>
  isCover(cover) ? placeOf(cover, language) : null;

/** Each player with the threat on the dial. */
export const threatLines = ({ players }: Cover, language: Language): string[] => {
  const { cover } = wordsOf(language);
  return players.map(({ name, threat, eliminated }, seat) => {
    const player = name === '' ? cover.player(seat + 1) : name;
    return eliminated ? cover.eliminated(player) : cover.threat(player, threat);
  });
};
