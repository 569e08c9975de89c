import type { Language } from '@/i18n';

const VOICES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

/** Reads aloud with the device's own voice, stopping whatever it was reading. Loaded when first asked for. */
export const speak = async (text: string, language: Language): Promise<void> => {
  const speech = await import('expo-speech');
  await speech.stop();
  speech.speak(text, { language: VOICES[language], rate: 0.95 });
};
