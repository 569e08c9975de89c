import type { Migration, SavedState } from '@/kernel/game';

/** newer: written by a later app. unreadable: not a document, or one that no longer makes sense. */
export type DocumentFaultCode = 'newer' | 'unreadable';

/** Why a save cannot be opened. It stays where it is: shown, exportable, never deleted. */
export class DocumentFault extends Error {
  constructor(
    readonly code: DocumentFaultCode,
    cause?: unknown,
  ) {
    super(code, { cause });
    this.name = 'DocumentFault';
  }
}

const versionOf = (value: unknown): number => {
  const version = (value as { saveVersion?: unknown } | null)?.saveVersion;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw new DocumentFault('unreadable');
  return version;
};

/** Today’s version: one more than there are steps to it. */
const newestOf = (migrations: readonly Migration[]): number => migrations.length + 1;

export const isOlder = (value: unknown, migrations: readonly Migration[]): boolean =>
  versionOf(value) < newestOf(migrations);

/** JSON as this code wrote it, or a fault. */
export const parseText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DocumentFault('unreadable', cause);
  }
};

/** A document of any released version as one of today’s (§98.4). */
export const migrateDocument = (value: unknown, migrations: readonly Migration[]): SavedState => {
  const newest = newestOf(migrations);
  const version = versionOf(value);
  if (version > newest) throw new DocumentFault('newer');
  try {
    const migrated = migrations.slice(version - 1).reduce((document, migrate) => migrate(document), value);
    return { ...(migrated as SavedState), saveVersion: newest };
  } catch (cause) {
    throw new DocumentFault('unreadable', cause);
  }
};
