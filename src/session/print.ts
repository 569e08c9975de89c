import { printAsync } from 'expo-print';

/** A4 in points. An iPad or iPhone asks here for its margins, an Android tablet reads them in the page (`@page`). */
const MARGIN = 40;
const PAPER = {
  width: 595,
  height: 842,
  margins: { left: MARGIN, top: MARGIN, right: MARGIN, bottom: MARGIN },
};

/** How iOS says that the sheet of printers was closed again. */
const CLOSED = 'ERR_PRINT_INCOMPLETE';

const unlessClosed = (error: unknown): void => {
  if (!(error instanceof Error && 'code' in error && error.code === CLOSED)) throw error;
};

let printing: Promise<void> | null = null;

/** Opens the device's own sheet of printers; a second touch while it comes is answered by the same sheet. */
export const printPage = (_name: string, html: string): Promise<void> => {
  printing ??= printAsync({ html, ...PAPER })
    .catch(unlessClosed)
    .finally(() => {
      printing = null;
    });
  return printing;
};
