/** Takes a document of one version to the next. Knows old shapes by heart, never by today’s types. */
export type Migration = (document: any) => unknown;

/** Numbered by position: entry 0 takes a document of version 1 to version 2. Only append; only states migrate, never the journal. */
export const DOCUMENT_MIGRATIONS: readonly Migration[] = [];

/** The version of the documents written today. */
export const SAVE_VERSION = DOCUMENT_MIGRATIONS.length + 1;
