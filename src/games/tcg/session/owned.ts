import { isOwnedNumber, toggled } from '@/games/tcg/checklist';
import { createKeptList } from '@/session/createKept';

/** Cards of set 4 that this table has. */
export const useOwned = createKeptList('tcg.owned', isOwnedNumber);

export const toggleOwned = (number: number): Promise<void> => {
  const { value, keep } = useOwned.getState();
  return keep(toggled(value, number));
};
