import { useEffect } from 'react';
import { stopSpeaking, speak, useSpeech } from '@/session/speech';
import { nearestLanguage } from '@/i18n/languages';
import { useGame } from '@/games/jime/session/game';
import { withoutEmphasis } from '@/games/jime/words/sentences';
import { useLanguage, useSettings } from '@/session/settings';

/** Reads what is shown, page by page, when the table wants a voice; silent as soon as it is gone. */
export const useNarration = (text: string) => {
  const wanted = useSettings((state) => state.settings.narration === 'on');
  const own = useLanguage();
  const language = useGame(({ game }) => nearestLanguage(game?.content.languages ?? [], own)) ?? own;
  const speaking = useSpeech((state) => state.speaking);
  useEffect(() => {
    if (!wanted || text === '') return;
    void speak(withoutEmphasis(text), language);
    return () => void stopSpeaking();
  }, [wanted, text, language]);
  const toggle = () => void (speaking ? stopSpeaking() : speak(withoutEmphasis(text), language));
  return { wanted, speaking, toggle };
};
