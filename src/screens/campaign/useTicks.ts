import { useState } from 'react';

/** What has been ticked off on this leaf: help for the hands, no part of the game. */
export const useTicks = (): { ticked(key: string): boolean; tick(key: string): void } => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    ticked: (key) => keys.has(key),
    tick: (key) => {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      setKeys(next);
    },
  };
};
