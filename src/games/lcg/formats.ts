/** How a catalogue file names itself in its first line. */
export const CATALOGUE_FORMAT = 'red-book-lcg-catalogue';
