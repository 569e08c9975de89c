import { useEntered } from '@/games/jime/session/draftInput';

export type Ticks = { ticked(key: string): boolean; tick(key: string): void };

/** What has been ticked off on this page: no part of the game, kept beside the save. */
export const useTicks = (): Ticks => {
  const [keys, enter] = useEntered<readonly string[]>([]);
  return {
    ticked: (key) => keys.includes(key),
    tick: (key) => enter(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]),
  };
};
