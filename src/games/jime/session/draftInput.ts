import { jime } from '@/games/jime/game';
import { useDraftInput } from '@/session/draftInput';
import { useGame } from './game';

const SOURCE = { open: () => useGame.getState().game, asks: jime.asks };

/** What is entered for the open prompt and not yet answered; it survives a killed app. */
export const useEntered = <T>(fresh: T, fits?: (left: T) => boolean) => useDraftInput(SOURCE, fresh, fits);

/** How far the table has come in a prompt of several steps. */
export const useStep = (steps: number): [number, (step: number) => void] =>
  useEntered(0, (step) => step < steps);
