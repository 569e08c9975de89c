/** A device has its own keys and its own focus. */
export const useKeyboard = (): void => undefined;
