/** More than any table writes; a save stays small. */
export const LONGEST_NOTES = 8000;
