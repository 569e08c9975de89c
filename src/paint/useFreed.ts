import { useEffect } from 'react';

/** A frame on its way may still want what was replaced. */
const MOMENT = 250;

/** What Skia holds for a component, freed soon after it is replaced or the component goes: its memory is not collected. */
export const useFreed = <T extends { free(): void } | null>(held: T): T => {
  useEffect(() => () => void (held && setTimeout(() => held.free(), MOMENT)), [held]);
  return held;
};
