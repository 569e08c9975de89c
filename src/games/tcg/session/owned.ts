import { isOwned, toggled } from '@/games/tcg/checklist';
import { createKept } from '@/session/createKept';

/** Cards of set 4 that this table has. */
export const useOwned = createKept('tcg.owned', isOwned, []);

export const toggleOwned = (number: number): Promise<void> => {
  const { value, keep } = useOwned.getState();
  return keep(toggled(value, number));
};
