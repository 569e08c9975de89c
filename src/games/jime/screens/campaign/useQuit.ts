import { useRouter } from 'expo-router';
import { useGame } from '@/games/jime/session/game';

/**
 * To the title, once everything is on disk; stays when it could not be written. The page goes before the game is closed:
 * left without a game it would open the last save again.
 */
export const useQuit = (): (() => void) => {
  const { saveAgain, leave } = useGame.getState();
  const router = useRouter();
  return () =>
    void saveAgain().then((kept) => {
      if (!kept) return;
      router.replace('/');
      void leave();
    });
};
