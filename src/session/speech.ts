import { create } from 'zustand';
import type { Language } from '@/i18n/languages';
import { LOCALES } from '@/i18n/languages';

/** Whether the device is reading aloud now. */
export const useSpeech = create<{ speaking: boolean }>()(() => ({ speaking: false }));

const silent = () => useSpeech.setState({ speaking: false });

/** Reads aloud with the device's own voice, stopping whatever it was reading. Loaded when first asked for. */
export const speak = async (text: string, language: Language): Promise<void> => {
  const speech = await import('expo-speech');
  await speech.stop();
  useSpeech.setState({ speaking: true });
  speech.speak(text, {
    language: LOCALES[language],
    rate: 0.95,
    // On iOS the end of a tap's sound would close a session shared with the voice and cut it off;
    // in its own the system lowers the table's music while it reads, and reads though taps are silenced.
    useApplicationAudioSession: false,
    onDone: silent,
    onError: silent,
  });
};

export const stopSpeaking = async (): Promise<void> => {
  const speech = await import('expo-speech');
  await speech.stop();
  silent();
};
