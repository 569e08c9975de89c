export const BOOK_FAULTS = [
  'storage-blocked',
  'open-elsewhere',
  'disk-full',
  'newer',
  'damaged',
  'silent',
  'unknown',
] as const;
export type BookFaultCode = (typeof BOOK_FAULTS)[number];

/** Why the book could not be opened, read or written. The interface has a message and a way out for each code. */
export class BookFault extends Error {
  constructor(
    readonly code: BookFaultCode,
    cause?: unknown,
  ) {
    super(cause instanceof Error ? `${code}: ${cause.message}` : code, { cause });
    this.name = 'BookFault';
  }
}

/** What SQLite and browsers say when something goes wrong, and what it means to a player. First match wins. */
const MESSAGES: readonly (readonly [RegExp, BookFaultCode])[] = [
  [
    /NoModificationAllowed|Access Handles cannot be created|database is locked|SQLITE_BUSY/i,
    'open-elsewhere',
  ],
  [/quota|disk is full|SQLITE_FULL|no space left|ENOSPC/i, 'disk-full'],
  [/not a database|malformed|SQLITE_CORRUPT|SQLITE_NOTADB/i, 'damaged'],
  [
    /navigator\.storage not available|not secure|SecurityError|NotAllowedError|denied|insecure|readonly|unable to open|SQLITE_CANTOPEN/i,
    'storage-blocked',
  ],
];

export const faultOf = (cause: unknown): BookFault => {
  if (cause instanceof BookFault) return cause;
  const said = cause instanceof Error ? `${cause.name} ${cause.message}` : String(cause);
  const known = MESSAGES.find(([words]) => words.test(said));
  return new BookFault(known?.[1] ?? 'unknown', cause);
};
