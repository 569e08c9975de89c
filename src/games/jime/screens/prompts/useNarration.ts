import { useEffect } from 'react';
import { hush, speak, useVoice } from '@/session/voice';
import { nearestLanguage } from '@/i18n/languages';
import { useGame } from '@/games/jime/session/game';
import { plain } from '@/games/jime/words/sentences';
import { useLanguage, useSettings } from '@/session/settings';

/** Reads what is shown, page by page, when the table wants a voice; silent as soon as it is gone. */
export const useNarration = (text: string) => {
  const wanted = useSettings((state) => state.settings.narration === 'on');
  const own = useLanguage();
  const language = useGame(({ game }) => nearestLanguage(game?.content.languages ?? [], own)) ?? own;
  const speaking = useVoice((state) => state.speaking);
  useEffect(() => {
    if (!wanted || text === '') return;
    void speak(plain(text), language);
    return () => void hush();
  }, [wanted, text, language]);
  const toggle = () => void (speaking ? hush() : speak(plain(text), language));
  return { wanted, speaking, toggle };
};
