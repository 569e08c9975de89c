import { useRouter } from 'expo-router';
import { useGame } from '@/store/game';

/** Closes the game, which is on disk, and goes to the title; stays when its last steps could not be written. */
export const useQuit = (): (() => void) => {
  const leave = useGame((state) => state.leave);
  const router = useRouter();
  return () =>
    void leave().then((left) => {
      if (left) router.replace('/');
    });
};
