import { tcg } from '@/games/tcg/game';
import { useDraftInput } from '@/session/draftInput';
import { useGame } from './game';

const SOURCE = { open: () => useGame.getState().game, asks: tcg.asks };

/** What is entered for the step under way and not yet played; it survives a killed app. */
export const useEntered = <T>(fresh: T, fits?: (left: T) => boolean) => useDraftInput(SOURCE, fresh, fits);
