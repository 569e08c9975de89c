import type { AudioPlayer } from 'expo-audio';
import { useSettings } from '@/session/settings';
import type { Sound } from './soundFiles';

export type { Sound };

const players = new Map<Sound, Promise<AudioPlayer>>();

// Loaded at the first touch: nobody waits for a sound before the title is drawn.
const load = async (sound: Sound): Promise<AudioPlayer> => {
  const [{ createAudioPlayer }, { FILES }] = await Promise.all([import('expo-audio'), import('./soundFiles')]);
  return createAudioPlayer(FILES[sound]());
};

/** A device that cannot play it stays silent. */
export const playSound = (sound: Sound): void => {
  if (useSettings.getState().settings.sound === 'off') return;
  const player = players.get(sound) ?? load(sound);
  players.set(sound, player);
  player
    .then(async (opened) => {
      await opened.seekTo(0);
      opened.play();
    })
    .catch(() => undefined);
};

export const tapSound = (): void => playSound('tap');
