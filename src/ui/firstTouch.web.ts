/** A browser refuses to play anything before the page has been touched. */
export const firstTouch = (): Promise<void> =>
  navigator.userActivation?.hasBeenActive
    ? Promise.resolve()
    : new Promise((resolve) => {
        const touched = () => resolve();
        for (const event of ['click', 'keydown']) addEventListener(event, touched, { once: true });
      });
