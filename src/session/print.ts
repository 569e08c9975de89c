import { shareText } from './share';

/** Hands a page over as a file: the device prints it, or sends it where it can be printed. */
export const printPage = (name: string, html: string): Promise<void> =>
  shareText(`${name}.html`, html, 'text/html');
