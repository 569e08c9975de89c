import { useMemo } from 'react';
import type { Text } from '@/games/jime/play';
import { severalGroups } from '@/games/jime/play';
import { wordsOf } from '@/games/jime/words';
import type { Language } from '@/i18n/languages';
import { useTextOf } from './adventureWords';
import type { OpenBox } from './box';
import { namesIn, useBoxStore } from './box';
import { useGame } from './game';
import type { JimeSettings } from './settingChoices';
import { useJimeSettings } from './settings';
import { useLanguage } from '@/session/settings';
import { sentenceOf } from '@/games/jime/words/sentences';

export { withoutEmphasis, spaceName } from '@/games/jime/words/sentences';

/** Turns a text of the open game into a sentence. The adventure is the one being played unless another is named. */
export type Say = (text: Text, adventure?: string) => string;

const cardIn =
  (
    opened: OpenBox | null,
    language: Language,
    cardNames: JimeSettings['cardNames'],
    text: Record<string, string>,
  ) =>
  (key: string): string => {
    if (!opened) return text[key] ?? key;
    const { name, other } = namesIn(opened, language, cardNames).card(key);
    return other === null ? name : `${name} (${other})`;
  };

const NO_TEXT = {};

/** Every text of the open game, in the language of the app. */
export const useSay = (): Say => {
  const language = useLanguage();
  const cardNames = useJimeSettings((state) => state.settings.cardNames);
  const opened = useBoxStore((state) => state.opened);
  const content = useGame(({ game }) => game?.content ?? null);
  const text = useTextOf(content?.campaign.id, (content ?? opened)?.text[language] ?? NO_TEXT);
  const playing = useGame(({ game }) => game?.state.adventure?.id);
  const ofCampaign = useGame(({ game }) => game?.state.campaign.remembered);
  const ofAdventure = useGame(({ game }) => game?.state.adventure?.remembered);
  // Joined, since a list made anew would be another each time.
  const several = useGame(({ game }) => (game ? severalGroups(game).join(' ') : ''));
  return useMemo(() => {
    const card = cardIn(opened, language, cardNames, text);
    const words = wordsOf(language);
    const remembered = { ...ofCampaign, ...ofAdventure };
    return (said, adventure = playing) =>
      sentenceOf(said, {
        words,
        text,
        content,
        card,
        remembered,
        several: several.split(' '),
        adventure,
      });
  }, [language, cardNames, opened, text, content, playing, ofCampaign, ofAdventure, several]);
};
