/** Every browser has chance of its own, without a secure address too. */
export const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number;
