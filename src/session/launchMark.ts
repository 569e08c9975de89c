import { File, Paths } from 'expo-file-system';
import { AppState } from 'react-native';

const mark = (): File => new File(Paths.document, 'launches.json');

/** What earlier launches have left beside the book, readable at once; null when there is nothing. */
export const readMark = (): string | null => {
  try {
    return mark().textSync();
  } catch {
    return null;
  }
};

/** What cannot be kept is only missed at the next launch. */
export const keepMark = (text: string): void => {
  try {
    const file = mark();
    if (!file.exists) file.create();
    file.write(text);
  } catch {
    // A device too full for one line has worse to say, and says it.
  }
};

/** The app is put away by whoever holds it. */
export const onPutAway = (heard: () => void): (() => void) => {
  const watch = AppState.addEventListener('change', (state) => {
    if (state === 'background') heard();
  });
  return () => watch.remove();
};

/** A mistake that ends the app: the system closes it once this has been heard. */
export const onFatal = (heard: () => void): void => {
  const before = ErrorUtils.getGlobalHandler();
  ErrorUtils.setGlobalHandler((error, isFatal) => {
    if (isFatal) heard();
    before(error, isFatal);
  });
};
