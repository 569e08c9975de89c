import type { AudioPlayer } from 'expo-audio';
import { openPlayer } from './openPlayer';

const FILES = {
  /** A short wooden knock under the finger. */
  tap: () => require('../../assets/sounds/tap.wav') as number,
  /** The table should look up: a phase begins, threat rises, an event comes. */
  drum: () => require('../../assets/sounds/drum.wav') as number,
  /** Hits land, on either side. */
  blow: () => require('../../assets/sounds/blow.wav') as number,
  /** A bell: something has been reached, and something new is asked. */
  objective: () => require('../../assets/sounds/objective.wav') as number,
  /** Two low horns: the enemy's own story goes on. */
  threshold: () => require('../../assets/sounds/threshold.wav') as number,
  /** A heart that beats, and beats slower. */
  lastStand: () => require('../../assets/sounds/lastStand.wav') as number,
};
export type Sound = keyof typeof FILES;

const players = new Map<Sound, Promise<AudioPlayer>>();

/** From its beginning, even while it is still heard. */
export const startSound = async (sound: Sound): Promise<void> => {
  const player = players.get(sound) ?? openPlayer(FILES[sound]());
  players.set(sound, player);
  const opened = await player;
  await opened.seekTo(0);
  opened.play();
};
