import { useRouter } from 'expo-router';
import type { LatestSlot } from '@/saves/latest';

/** Opens the save played last, in its game. */
export const useContinue = ({ game }: Pick<LatestSlot, 'game'>): (() => void) => {
  const router = useRouter();
  return () => router.push(`/${game}/play`);
};
