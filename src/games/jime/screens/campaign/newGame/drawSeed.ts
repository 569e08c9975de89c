/** Chance enters here, at the edge of the app, and nowhere behind it: from this number on the game is determined. */
export const drawSeed = (): number => {
  const drawn = new Uint32Array(1);
  globalThis.crypto?.getRandomValues?.(drawn);
  return (drawn[0] || Date.now()) >>> 0;
};
