import type { AudioPlayer } from 'expo-audio';
import { useEffect, useState } from 'react';
import { AppState } from 'react-native';
import { useSettings } from '@/session/settings';
import { firstTouch } from './firstTouch';
import { openPlayer } from './openPlayer';

const LOOPS = {
  rain: () => require('../../assets/sounds/rain.wav') as number,
  fire: () => require('../../assets/sounds/fire.wav') as number,
  wind: () => require('../../assets/sounds/wind.wav') as number,
  night: () => require('../../assets/sounds/night.wav') as number,
};
export type Loop = keyof typeof LOOPS;

/** It swells from nothing: a loop that is suddenly there makes people look up. */
const SWELL = { steps: 12, every: 120 };

const start = async (loop: Loop): Promise<AudioPlayer> => {
  await firstTouch();
  const player = await openPlayer(LOOPS[loop]());
  player.loop = true;
  player.volume = 0;
  player.play();
  return player;
};

/** Plays a loop until the answer is called. A device that cannot play it stays silent. */
const playLoop = (loop: Loop, volume: number): (() => void) => {
  let stopped = false;
  let swelling: ReturnType<typeof setInterval> | undefined;
  const opened = start(loop)
    .then((player) => {
      let step = 0;
      if (stopped) return player;
      swelling = setInterval(() => {
        step += 1;
        player.volume = (volume * step) / SWELL.steps;
        if (step === SWELL.steps) clearInterval(swelling);
      }, SWELL.every);
      return player;
    })
    .catch(() => null);
  return () => {
    stopped = true;
    clearInterval(swelling);
    void opened.then((player) => player?.remove());
  };
};

const useShown = (): boolean => {
  const [shown, setShown] = useState(AppState.currentState !== 'background');
  useEffect(() => {
    const watch = AppState.addEventListener('change', (state) => setShown(state === 'active'));
    return () => watch.remove();
  }, []);
  return shown;
};

/** A quiet loop under the page that is open; it stops when the page is left or hidden, and with the sounds. */
export const useLoop = (loop: Loop | null, volume: number): void => {
  const shown = useShown();
  const wanted = useSettings((state) => state.settings.sound === 'on') && shown && volume > 0;
  const heard = wanted ? loop : null;
  useEffect(() => (heard === null ? undefined : playLoop(heard, volume)), [heard, volume]);
};
