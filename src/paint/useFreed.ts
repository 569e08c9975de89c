import { useEffect } from 'react';

/** A frame on its way may still want what was replaced; a hidden page draws its own only when it is seen again. */
const MOMENT = 250;
const afterFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work, MOMENT));

/** What Skia holds for a component, freed soon after it is replaced or the component goes: its memory is not collected. */
export const useFreed = <T extends { free(): void } | null>(held: T): T => {
  useEffect(() => () => void (held && afterFrame(() => held.free())), [held]);
  return held;
};
