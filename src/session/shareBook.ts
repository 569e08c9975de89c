import { bookFiles } from './bookFiles';
import { fileName } from './fileName';
import { shareBytes } from './share';

/** A journal that is put away keeps its length and has no header: there is nothing in it. */
const holdsSomething = ({ bytes }: { bytes: Uint8Array }): boolean =>
  bytes.subarray(0, 8).some((byte) => byte !== 0);

/** The book itself, handed over as it lies there: for when its saves cannot be read. False when not even that can be. */
export const shareBook = async (): Promise<boolean> => {
  try {
    const files = (await bookFiles()).filter(holdsSomething);
    for (const { name, bytes } of files)
      await shareBytes(fileName('red-book', new Date(), name.replace(/^[^.]*\./, '')), bytes);
    return files.length > 0;
  } catch {
    return false;
  }
};
