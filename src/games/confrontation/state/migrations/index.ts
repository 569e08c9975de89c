import type { Migration } from '@/kernel/game';
import { toVersion2 } from './version2';

/** Numbered by position: entry 0 takes a document of version 1 to version 2. Only append; only states migrate, never the journal. */
export const DOCUMENT_MIGRATIONS: readonly Migration[] = [toVersion2];

/** The version of the documents written today. */
export const SAVE_VERSION = DOCUMENT_MIGRATIONS.length + 1;
