import { useSettings } from '@/session/settings';
import type { Sound } from './soundPlayer';

export type { Sound };

/** Loaded at the first touch: nobody waits for a sound before the title is drawn. A device that cannot play it stays silent. */
export const playSound = (sound: Sound): void => {
  if (useSettings.getState().settings.sound === 'off') return;
  void import('./soundPlayer').then(({ startSound }) => startSound(sound)).catch(() => undefined);
};

export const tapSound = (): void => playSound('tap');
