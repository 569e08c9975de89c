import type { AudioPlayer } from 'expo-audio';
import { useSettings } from '@/store/settings';

let player: Promise<AudioPlayer> | null = null;

// Loaded at the first touch: nobody waits for a sound before the title is drawn.
const load = async (): Promise<AudioPlayer> => {
  const { createAudioPlayer } = await import('expo-audio');
  return createAudioPlayer(require('../../assets/sounds/tap.wav'));
};

/** A short wooden knock under the finger. A device that cannot play it stays silent. */
export const tapSound = (): void => {
  if (useSettings.getState().settings.sound === 'off') return;
  player ??= load();
  player
    .then(async (sound) => {
      await sound.seekTo(0);
      sound.play();
    })
    .catch(() => undefined);
};
