import { useEffect } from 'react';
import { closeOverlay } from './backStack';

/** Escape while a modal is open, which the modal keeps for itself. */
export const onModalBack = (): void => void closeOverlay();

const onKeyUp = ({ key, isComposing }: KeyboardEvent): void => {
  if (key === 'Escape' && !isComposing) closeOverlay();
};

/** Escape closes what lies over a page; a page goes back by the browser’s own button. */
export const useBackKey = (): void => {
  useEffect(() => {
    // Modals answer when the key comes up, and let it go no further: a press would close what lies under them as well.
    window.addEventListener('keyup', onKeyUp);
    return () => window.removeEventListener('keyup', onKeyUp);
  }, []);
};
