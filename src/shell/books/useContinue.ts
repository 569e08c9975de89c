import { useRouter } from 'expo-router';
import type { LatestSlot } from '@/saves/latest';
import { currentSession } from '@/session/currentSession';

/** Opens the save played last, in its game; one that is open already is gone back to as it stands. */
export const useContinue = ({ game, slot }: LatestSlot): (() => void) => {
  const router = useRouter();
  return () => {
    const current = currentSession();
    const isOpen = current?.game === game && current.slot === slot;
    router.push(isOpen ? `/${game}/play` : { pathname: `/${game}/play`, params: { slot } });
  };
};
