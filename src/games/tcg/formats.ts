/** How a file of owned cards names itself in its first line. */
export const CHECKLIST_FORMAT = 'red-book-tcg-checklist';
