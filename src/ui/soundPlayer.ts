import type { AudioMode, AudioPlayer } from 'expo-audio';

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

/** Without it a tap would ask for the audio of the whole device, and the table's own music would stop. */
const MODE: Partial<AudioMode> = {
  interruptionMode: 'mixWithOthers',
  // Whoever has silenced the device has silenced its taps.
  playsInSilentMode: false,
  allowsRecording: false,
  shouldPlayInBackground: false,
};

let mode: Promise<void> | undefined;
const players = new Map<Sound, Promise<AudioPlayer>>();

const load = async (sound: Sound): Promise<AudioPlayer> => {
  const { createAudioPlayer, setAudioModeAsync } = await import('expo-audio');
  mode ??= setAudioModeAsync(MODE);
  await mode;
  return createAudioPlayer(FILES[sound]());
};

/** From its beginning, even while it is still heard. */
export const startSound = async (sound: Sound): Promise<void> => {
  const player = players.get(sound) ?? load(sound);
  players.set(sound, player);
  const opened = await player;
  await opened.seekTo(0);
  opened.play();
};
