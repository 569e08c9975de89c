import Database from 'better-sqlite3';
import type { PageStore } from '@/saves/web/pageStore';

/** Pages kept in a database on disk, one transaction for each write: what IndexedDB promises, for a process that is killed. */
export const fileStore = (file: string): PageStore & { close(): void } => {
  const database = new Database(file);
  database.exec(
    'CREATE TABLE IF NOT EXISTS pages (page INTEGER PRIMARY KEY, bytes BLOB); CREATE TABLE IF NOT EXISTS head (size INTEGER)',
  );
  return {
    load: async () => {
      const head = database.prepare('SELECT size FROM head').get() as { size: number } | undefined;
      const rows = database.prepare('SELECT bytes FROM pages ORDER BY page').all() as { bytes: Buffer }[];
      return head ? { size: head.size, pages: rows.map(({ bytes }) => new Uint8Array(bytes)) } : null;
    },
    keep: async ({ size, pages }) => {
      const put = database.prepare('INSERT OR REPLACE INTO pages VALUES (?, ?)');
      database.transaction(() => {
        for (const [page, bytes] of pages) put.run(page, bytes);
        database.prepare('DELETE FROM pages WHERE page >= ?').run(Math.ceil(size / 4096));
        database.prepare('DELETE FROM head').run();
        database.prepare('INSERT INTO head VALUES (?)').run(size);
      })();
    },
    close: () => database.close(),
  };
};
