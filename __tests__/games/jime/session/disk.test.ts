import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameState } from '@/games/jime/play';
import { revertRow } from '@/kernel/history';
import { openBookOn } from '@/saves/book';
import { openSlot } from '@/saves/journal';
import { listSlots } from '@/saves/slots';
import { useBook } from '@/session/book';
import { jime } from '@/games/jime/game';
import { beginCampaign, useGame } from '@/games/jime/session/game';
import { nodeSql } from '../../../saves/nodeSql';
import { CHOSEN, begin, clearTable, game, openOn, plain, playOn, slot } from './openGame';

// The first game opens the box and the campaign: on a busy machine that takes longer than a test usually may.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'red-book-store-'));

const { undo, leave, resume, bookmark, saveAgain } = useGame.getState();

beforeEach(clearTable);

/** A game begun, played a little, and left in this file, with nobody holding it open. */
const resumeThere = async (file: string): Promise<void> => {
  const { sql } = await begin(nodeSql(file));
  await playOn(4);
  await leave();
  sql.close();
};

describe('a disk that refuses', () => {
  it('when full says so, plays on in memory, and writes the whole game once there is room', async () => {
    const { sql, book } = await begin(nodeSql(join(folder, 'full.db')));
    await playOn(4);
    const [{ page_count: pages } = { page_count: 0 }] = await sql.all<{ page_count: number }>(
      'PRAGMA page_count',
    );
    await sql.exec(`PRAGMA max_page_count = ${pages}`);
    await playOn(30);
    expect(useGame.getState().saveFault).toBe('disk-full');
    const [state, at] = [plain(game().state), slot()];
    expect(game().history.head).toBeGreaterThan(30);
    expect((await openSlot(book, at, jime))?.history.head).toBeLessThan(game().history.head);
    expect(await leave()).toBe(false);
    expect(await saveAgain()).toBe(false);
    await sql.exec('PRAGMA max_page_count = 100000');
    expect(await saveAgain()).toBe(true);
    expect(useGame.getState().saveFault).toBeNull();
    expect((await openSlot(book, at, jime))?.state).toEqual(state);
    await leave();
    expect(await resume(at)).toBeUndefined();
    expect(game().state).toEqual(state);
  });

  it('when read-only says so, plays on, and the next command writes everything where it can', async () => {
    const { sql, book } = await begin();
    await sql.exec('PRAGMA query_only = on');
    await playOn(6);
    expect(useGame.getState().saveFault).toBe('storage-blocked');
    await sql.exec('PRAGMA query_only = off');
    await undo();
    expect(useGame.getState().saveFault).toBeNull();
    expect((await openSlot(book, slot(), jime))?.history.rows).toHaveLength(game().history.rows.length);
  });

  it('that fails in the middle of a step leaves the history before it as it was, and the next in step with its state', async () => {
    const { sql } = await begin();
    await playOn(3);
    await sql.exec('PRAGMA query_only = on');
    for (const move of [() => useGame.getState().act({ type: 'continue' }), undo, useGame.getState().redo]) {
      const before = game();
      const [state, history] = [plain(before.state), plain(before.history)];
      await move();
      expect(useGame.getState().saveFault).toBe('storage-blocked');
      expect([plain(before.state), plain(before.history)]).toEqual([state, history]);
      const { rows, head } = game().history;
      const back = rows.slice(0, head).reduceRight<GameState>(revertRow, game().state);
      expect(back).toMatchObject({ stage: 'setup', adventure: null });
    }
  });

  it('when the file itself is read-only opens it, plays on beside it, and writes the whole game once it may', async () => {
    const file = join(folder, 'read-only.db');
    await resumeThere(file);
    const before = readFileSync(file);
    await openOn(nodeSql(file, { readonly: true }));
    const at = 1;
    expect(await resume(at)).toBeUndefined();
    await playOn(8);
    expect(useGame.getState().saveFault).toBe('storage-blocked');
    expect(await bookmark('Nowhere')).toBe(false);
    expect(await leave()).toBe(false);
    expect(readFileSync(file).equals(before)).toBe(true);
    const state = plain(game().state);
    const book = await openOn(nodeSql(file));
    expect(await saveAgain()).toBe(true);
    expect((await openSlot(book, at, jime))?.state).toEqual(state);
  });

  it('when an empty book cannot even be begun says so instead of opening', async () => {
    const file = join(folder, 'empty.db');
    writeFileSync(file, '');
    await expect(openBookOn(nodeSql(file, { readonly: true }))).rejects.toMatchObject({
      code: 'storage-blocked',
    });
  });

  it('from the very first leaves a game that gets its slot later', async () => {
    const { sql, book } = await begin();
    await sql.exec('PRAGMA query_only = on');
    const { id } = game().content.campaign;
    await beginCampaign(id, { ...CHOSEN, company: 'The Late' });
    expect(game().slot).toBeNull();
    await sql.exec('PRAGMA query_only = off');
    await playOn(2);
    expect(await listSlots(book)).toHaveLength(2);
    const starts = await sql.all("SELECT name FROM snapshots WHERE kind = 'start' AND slot = ?", slot());
    expect(starts).toEqual([{ name: '1-road' }]);
  });

  it('that was never there leaves everything in memory', async () => {
    await begin();
    const { id } = game().content.campaign;
    // The campaign itself came from the book: a bookless session plays only what is already open.
    const open = game();
    useBook.setState({ status: 'unsaved', book: null });
    useGame.setState({ game: { ...open, slot: null } });
    await playOn(3);
    expect(game().history.head).toBe(4);
    expect(useGame.getState().saveFault).toBeNull();
    await expect(beginCampaign(id, CHOSEN)).rejects.toThrow(id);
  });
});

/** A disk of its own, so small that a game fills it; null where one may not be mounted, as in most containers. */
const mountSmall = (name: string, kilobytes: number): string | null => {
  const disk = join(folder, name);
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', disk], { stdio: 'ignore' });
    return disk;
  } catch {
    return null;
  }
};
const disks = { full: mountSmall('full', 640), readOnly: mountSmall('read-only', 4_000) };
const mounted = disks.full !== null && disks.readOnly !== null;
afterAll(() => {
  for (const disk of Object.values(disks)) if (disk) execFileSync('umount', ['-l', disk]);
  rmSync(folder, { recursive: true });
});

/** These need the right to mount: elsewhere the tests above stand for them. */
(mounted ? describe : describe.skip)('a real disk that refuses', () => {
  it('full to its last byte: plays on, loses nothing, and writes everything once a file is deleted', async () => {
    const disk = disks.full ?? '';
    const { book } = await begin(nodeSql(join(disk, 'red-book.db')));
    await playOn(4);
    const { bavail, bsize } = statfsSync(disk);
    const ballast = join(disk, 'ballast');
    writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    await playOn(40);
    expect(useGame.getState().saveFault).toBe('disk-full');
    const state = plain(game().state);
    expect((await openSlot(book, slot(), jime))?.history.head).toBeLessThan(game().history.head);
    expect(await saveAgain()).toBe(false);
    rmSync(ballast);
    expect(await saveAgain()).toBe(true);
    expect((await openSlot(book, slot(), jime))?.state).toEqual(state);
  });

  it('mounted read-only: the save opens, is played in memory, and is written when it is writable again', async () => {
    const disk = disks.readOnly ?? '';
    const file = join(disk, 'red-book.db');
    await resumeThere(file);
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    const sql = nodeSql(file);
    await openOn(sql);
    expect(await resume(1)).toBeUndefined();
    await playOn(8);
    expect(useGame.getState().saveFault).toBe('storage-blocked');
    const state = plain(game().state);
    sql.close();
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    const book = await openOn(nodeSql(file));
    expect(await saveAgain()).toBe(true);
    expect((await openSlot(book, 1, jime))?.state).toEqual(state);
  });
});
