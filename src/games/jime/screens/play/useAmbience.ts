import type { OpenGame } from '@/games/jime/session/game';
import { useJimeSettings } from '@/games/jime/session/settings';
import { useLoop } from '@/ui/useLoop';
import { VOLUMES, ambienceOf } from './ambience';

/** A quiet loop by the place the company has come to, where the table has asked for it. */
export const useAmbience = (game: OpenGame): void => {
  const volume = useJimeSettings((state) => VOLUMES[state.settings.ambience]);
  useLoop(ambienceOf(game), volume);
};
