import type { Href } from 'expo-router';
import { useRouter } from 'expo-router';
import { currentSession } from '@/session/currentSession';

/** Leaves the open game for another page, usually the title, once everything is on disk; stays when it could not be written. */
export const useLeave = (page: Href = '/'): (() => void) => {
  const router = useRouter();
  return () => {
    const current = currentSession();
    if (!current) return router.dismissTo(page);
    void current.saveAgain().then((kept) => {
      if (!kept) return;
      router.dismissTo(page);
      void current.leave();
    });
  };
};
