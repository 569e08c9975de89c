import type { AudioPlayer } from 'expo-audio';
import { useSettings } from '@/session/settings';

const FILES = {
  /** A short wooden knock under the finger. */
  tap: () => require('../../assets/sounds/tap.wav') as number,
  /** The table should look up: a phase begins, threat rises, an event comes. */
  drum: () => require('../../assets/sounds/drum.wav') as number,
  /** Hits land, on either side. */
  blow: () => require('../../assets/sounds/blow.wav') as number,
};
export type Sound = keyof typeof FILES;

const players = new Map<Sound, Promise<AudioPlayer>>();

// Loaded at the first touch: nobody waits for a sound before the title is drawn.
const load = async (sound: Sound): Promise<AudioPlayer> => {
  const { createAudioPlayer } = await import('expo-audio');
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
