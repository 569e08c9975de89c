import { drawSeed } from '@/session/drawSeed';

/** One of them by chance: lots are drawn once, by a tap, and the game keeps what came of it. */
export const drawLot = <Of>(all: readonly Of[]): Of | undefined => all[drawSeed() % all.length];
