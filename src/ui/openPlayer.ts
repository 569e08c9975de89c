import type { AudioMode, AudioPlayer } from 'expo-audio';

/** Without it a tap would ask for the audio of the whole device, and the table's own music would stop. */
const MODE: Partial<AudioMode> = {
  interruptionMode: 'mixWithOthers',
  // Whoever has silenced the device has silenced its taps.
  playsInSilentMode: false,
  allowsRecording: false,
  shouldPlayInBackground: false,
};

let mode: Promise<void> | undefined;

/** The only way to a player: before the first of them the device is told that sounds are mixed with whatever it plays. */
export const openPlayer = async (source: number): Promise<AudioPlayer> => {
  const { createAudioPlayer, setAudioModeAsync } = await import('expo-audio');
  mode ??= setAudioModeAsync(MODE);
  await mode;
  return createAudioPlayer(source);
};
