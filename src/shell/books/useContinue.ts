import { useRouter } from 'expo-router';
import type { LatestSave } from '../gameCard';

/** Opens the save played last, in its game. */
export const useContinue = ({ game }: Pick<LatestSave, 'game'>): (() => void) => {
  const router = useRouter();
  return () => router.push(`/${game}/play`);
};
