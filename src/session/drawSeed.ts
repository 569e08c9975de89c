import { getRandomValues } from 'expo-crypto';

/** Chance enters here, at the edge of the app, and nowhere behind it: from this number on the game is determined. */
export const drawSeed = (): number => getRandomValues(new Uint32Array(1))[0] as number;
