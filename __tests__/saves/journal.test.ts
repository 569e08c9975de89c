import type { Command, GameState } from '@/games/jime/play';
import { SAVE_VERSION } from '@/games/jime/play';
import { undo } from '@/kernel/history';
import { openBookOn } from '@/saves/book';
import { DOCUMENT_MIGRATIONS } from '@/games/jime/state/migrations';
import { migrateDocument } from '@/saves/document';
import type { SavedGame } from '@/saves/journal';
import { openSlot } from '@/saves/journal';
import { listSlots } from '@/saves/slots';
import { beginFromSnapshot, listSnapshots } from '@/saves/snapshots';
import { MIGRATIONS, migrateTables } from '@/saves/tables';
import { jime } from './jime';
import { SavedCompany } from './savedCompany';
import { nodeSql } from './nodeSql';

jest.setTimeout(60_000);

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('the journal', () => {
  it('§98.4 brings back the very state after every command, undo and redo', async () => {
    const book = await openBookOn(nodeSql());
    const kept = await SavedCompany.begin(book, { seed: 3 });
    const check = async (): Promise<void> => {
      const opened = await openSlot(book, kept.slot, jime);
      expect(opened?.state).toEqual(plain(kept.state));
      expect(opened?.history).toEqual(plain(kept.history));
    };
    for (let turn = 0; turn < 130; turn += 1) {
      await kept.wander(1);
      if (turn % 7 === 6) for (let step = 0; step < 4; step += 1) await kept.back();
      if (turn % 14 === 13) await kept.forward();
      if (turn % 3 === 0) await check();
    }
  });

  it('goes back across a restart to the adventure’s start, and forward again', async () => {
    const book = await openBookOn(nodeSql());
    const kept = await SavedCompany.begin(book);
    const ready = kept.state;
    await (await kept.do({ type: 'setOut' })).wander(60);
    expect(kept.state.campaign.history).toEqual([]);
    const opened = await openSlot(book, kept.slot, jime);
    if (!opened) throw new Error('no slot');
    let now: SavedGame<GameState, Command> = opened;
    while (now.history.head > 0) now = undo(now);
    expect(now.state).toEqual(plain(ready));
  });

  it('forgets what was undone once another command is played', async () => {
    const sql = nodeSql();
    const kept = await SavedCompany.begin(await openBookOn(sql));
    await (await kept.do({ type: 'setOut' })).wander(60);
    for (let step = 0; step < 20; step += 1) await kept.back();
    await kept.wander(1);
    expect(await sql.all('SELECT MIN(seq) AS low, MAX(seq) AS high, COUNT(*) AS n FROM journal')).toEqual([
      { low: 0, high: 41, n: 42 },
    ]);
  });

  it('keeps only the rows of the adventure being played', async () => {
    const sql = nodeSql();
    const kept = await SavedCompany.begin(await openBookOn(sql));
    await (await kept.hurryTo('camp')).hurryTo('adventure');
    const [first] = await sql.all<{ command: string }>('SELECT command FROM journal ORDER BY seq LIMIT 1');
    expect(JSON.parse(first?.command ?? '')).toEqual({ type: 'setOut' });
    expect(kept.history.rows).toHaveLength(1);
  });

  it('says that a save is unreadable when a row is missing, and keeps it', async () => {
    const sql = nodeSql();
    const book = await openBookOn(sql);
    const kept = await (await SavedCompany.begin(book)).wander(20);
    await sql.exec('DELETE FROM journal WHERE seq = 5');
    await expect(openSlot(book, kept.slot, jime)).rejects.toMatchObject({ code: 'unreadable' });
    await sql.exec(`UPDATE documents SET document = '{"saveVersion":'`);
    await expect(openSlot(book, kept.slot, jime)).rejects.toMatchObject({ code: 'unreadable' });
    expect(await listSlots(book)).toHaveLength(1);
  });
});

describe('snapshots', () => {
  it('keep where each adventure began, and the latest backups', async () => {
    const book = await openBookOn(nodeSql());
    const kept = await SavedCompany.begin(book);
    await (await (await kept.hurryTo('camp')).hurryTo('adventure')).hurryTo('camp');
    const snapshots = await listSnapshots(book, kept.slot);
    const starts = snapshots.filter(({ kind }) => kind === 'start');
    expect(starts.map(({ name }) => name)).toEqual(['2-bridge', '1-road']);
    const backups = snapshots.filter(({ kind }) => kind === 'backup');
    expect(backups.length).toBeGreaterThan(2);
    expect(backups.length).toBeLessThanOrEqual(5);
  });

  it('are played again as a new save, the old one untouched', async () => {
    const book = await openBookOn(nodeSql());
    const kept = await SavedCompany.begin(book);
    const ready = kept.state;
    await (await kept.do({ type: 'setOut' })).wander(40);
    const [, start] = await listSnapshots(book, kept.slot);
    const again = await beginFromSnapshot(book, start?.snapshot ?? 0, 'Again');
    expect((await openSlot(book, again ?? 0, jime))?.state).toEqual(plain(ready));
    expect((await openSlot(book, kept.slot, jime))?.state).toEqual(plain(kept.state));
  });
});

describe('migration', () => {
  it('moves the state alone, and keeps the old one beside it', async () => {
    const sql = nodeSql();
    const book = await openBookOn(sql);
    const kept = await (await SavedCompany.begin(book)).wander(70);
    const addLore = (document: unknown): unknown => {
      const { campaign } = document as GameState;
      return { ...(document as GameState), lore: campaign.lore };
    };
    const later = { ...jime, migrations: [...DOCUMENT_MIGRATIONS, addLore] };
    const opened = await openSlot(book, kept.slot, later);
    expect(opened?.state).toMatchObject({ saveVersion: SAVE_VERSION + 1, lore: kept.state.campaign.lore });
    expect(opened?.history.rows).toEqual([]);
    const [old] = await sql.all<{ document: string }>(
      "SELECT document FROM snapshots WHERE kind = 'migration'",
    );
    expect(JSON.parse(old?.document ?? '')).toEqual(plain(kept.state));
    expect(await openSlot(book, kept.slot, later)).toEqual(opened);
  });

  it('leaves a newer document alone', async () => {
    expect(() => migrateDocument({ saveVersion: SAVE_VERSION + 1 }, DOCUMENT_MIGRATIONS)).toThrow('newer');
    expect(() => migrateDocument({}, DOCUMENT_MIGRATIONS)).toThrow('unreadable');
    expect(() => migrateDocument(null, DOCUMENT_MIGRATIONS)).toThrow('unreadable');
  });

  it('of the tables copies every row first', async () => {
    const sql = nodeSql();
    const kept = await SavedCompany.begin(await openBookOn(sql));
    await (await kept.do({ type: 'setOut' })).wander(4);
    await migrateTables(sql, [...MIGRATIONS, 'ALTER TABLE slots ADD COLUMN seal TEXT']);
    const [backup] = await sql.all<{ tables_version: number; tables: string }>('SELECT * FROM backups');
    expect(backup?.tables_version).toBe(MIGRATIONS.length);
    const tables = JSON.parse(backup?.tables ?? '{}') as Record<string, unknown[]>;
    expect(tables.journal).toHaveLength(5);
    expect(tables.slots).toMatchObject([{ slot: kept.slot, name: 'The Test' }]);
  });
});
