import { useEffect } from 'react';
import { BackHandler } from 'react-native';
import { goBack } from './backStack';

/** The system's own back (a key, a gesture) while a modal is open: it goes to the modal, and to nobody else. */
export const onModalBack = (): void => void goBack();

const onKey = (): boolean => {
  if (!goBack()) BackHandler.exitApp();
  return true;
};

/** Android's back key, for the whole app: what is open closes, then the page goes back, and the title leaves the app. */
export const useBackKey = (): void => {
  useEffect(() => {
    let listening: { remove(): void } | null = null;
    let isHere = true;
    // The navigator, which stands round the app, begins to listen after it and would pop a game past its saving: who came last is
    // asked first.
    void Promise.resolve().then(() => {
      if (isHere) listening = BackHandler.addEventListener('hardwareBackPress', onKey);
    });
    return () => {
      isHere = false;
      listening?.remove();
    };
  }, []);
};
