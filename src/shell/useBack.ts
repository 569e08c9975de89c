import { useRouter } from 'expo-router';

/** One page back, or to the title when this page was opened by its address. */
export const useBack = (): (() => void) => {
  const router = useRouter();
  return () => (router.canGoBack() ? router.back() : router.replace('/'));
};
