import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import type { NewGame } from '@/engine';
import { legalCommands } from '@/engine';
import { canUndo } from '@/kernel/history';
import { openBookOn } from '@/saves/book';
import { keepBundle } from '@/saves/bundles';
import { CORE_ALONE } from '@/saves/collection';
import { openSlot } from '@/saves/journal';
import { listSlots } from '@/saves/slots';
import { useBook } from '@/store/book';
import { useCollection } from '@/store/collection';
import { useGame } from '@/store/game';
import { CONTENT } from '../engine/company';
import { smallBundle } from '../saves/keeping';
import { nodeSql } from '../saves/nodeSql';

// The first game opens the box and the campaign: on a busy machine that takes longer than a test usually may.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'red-book-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const startingItems = (hero: string): string[] => CONTENT.box.heroes[hero]?.suggestedItems ?? [];

const CHOSEN: NewGame = {
  seed: 1,
  company: 'The Walkers',
  difficulty: 'normal',
  heroes: [
    { hero: 'aragorn', role: 'captain', items: startingItems('aragorn') },
    { hero: 'gimli', role: 'guardian', items: startingItems('gimli') },
  ],
};

const openOn = async (sql: ReturnType<typeof nodeSql>) => {
  const book = await openBookOn(sql);
  useBook.setState({ status: 'open', book });
  return book;
};

const begin = async (sql = nodeSql()) => {
  const book = await openOn(sql);
  const { id } = CONTENT.campaign;
  await keepBundle(book, id, smallBundle());
  expect(await useGame.getState().begin(id, CHOSEN)).toBeUndefined();
  return { sql, book };
};

const game = () => {
  const open = useGame.getState().game;
  if (!open) throw new Error('no game');
  return open;
};
const slot = (): number => game().slot ?? -1;
const { act, undo, redo, leave, resume, bookmark, keepAgain } = useGame.getState();
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The first few commands of any game: set out, then whatever comes first. */
const playOn = async (commands: number): Promise<void> => {
  await act({ type: 'setOut' });
  for (let played = 0; played < commands; played += 1) {
    const [command] = legalCommands(game().state, game().content);
    if (command) await act(command);
  }
};

beforeEach(() => {
  useGame.setState({ game: null, refused: null, unkept: null });
  useCollection.getState().adopt(null, CORE_ALONE);
});

describe('the open game', () => {
  it('is on disk before the screen shows it', async () => {
    const { sql, book } = await begin();
    // SQLite in Node answers at once: what it says is what the disk holds at the moment of showing.
    const shown: { disk: Promise<unknown[]>; screen: number }[] = [];
    const stop = useGame.subscribe(({ game: now }) => {
      if (!now) return;
      const disk = sql.all('SELECT applied, MAX(seq) + 1 AS rows FROM slots JOIN journal USING (slot)');
      shown.push({ disk, screen: now.history.first + now.history.head });
    });
    await playOn(12);
    stop();
    expect(shown).toHaveLength(13);
    for (const { disk, screen } of shown) expect(await disk).toEqual([{ applied: screen, rows: screen }]);
    expect((await openSlot(book, slot()))?.state).toEqual(plain(game().state));
  });

  it('plays quick taps one after the other', async () => {
    await begin();
    await act({ type: 'setOut' });
    const taps = await Promise.all([1, 2, 3].map(() => act({ type: 'continue' })));
    expect(taps).toContain(true);
    expect(game().history.head).toBe(1 + taps.filter(Boolean).length);
  });

  it('§98.4 resumes in the very prompt that was open, and undoes across it to the start', async () => {
    await begin();
    const ready = plain(game().state);
    await playOn(15);
    const [left, at] = [plain(game().state), slot()];
    expect(await leave()).toBe(true);
    expect(useGame.getState().game).toBeNull();
    expect(await resume(at)).toBeUndefined();
    expect(game().state).toEqual(left);
    while (canUndo(game().history)) await undo();
    expect(game().state).toEqual(ready);
    await leave();
    await resume(at);
    expect(game().state).toEqual(ready);
    for (let step = 0; step < 16; step += 1) await redo();
    expect(game().state).toEqual(left);
  });

  it('refuses what the rules refuse and changes nothing', async () => {
    const { book } = await begin();
    const before = game().state;
    expect(await act({ type: 'hourglass' })).toBe(false);
    expect(useGame.getState().refused?.refusal.code).toBeDefined();
    expect(game().state).toBe(before);
    expect((await openSlot(book, slot()))?.history.rows).toEqual([]);
  });

  it('keeps bookmarks by name', async () => {
    const { sql } = await begin();
    await playOn(3);
    expect(await bookmark('Before the bridge')).toBe(true);
    expect(await sql.all("SELECT name FROM snapshots WHERE kind = 'bookmark'")).toEqual([
      { name: 'Before the bridge' },
    ]);
  });
});

describe('a disk that refuses', () => {
  it('when full says so, plays on in memory, and writes the whole game once there is room', async () => {
    const { sql, book } = await begin(nodeSql(join(folder, 'full.db')));
    await playOn(4);
    const [{ page_count: pages } = { page_count: 0 }] = await sql.all<{ page_count: number }>(
      'PRAGMA page_count',
    );
    await sql.exec(`PRAGMA max_page_count = ${pages}`);
    await playOn(30);
    expect(useGame.getState().unkept).toBe('disk-full');
    const [state, at] = [plain(game().state), slot()];
    expect(game().history.head).toBeGreaterThan(30);
    expect((await openSlot(book, at))?.history.head).toBeLessThan(game().history.head);
    expect(await leave()).toBe(false);
    expect(await keepAgain()).toBe(false);
    await sql.exec('PRAGMA max_page_count = 100000');
    expect(await keepAgain()).toBe(true);
    expect(useGame.getState().unkept).toBeNull();
    expect((await openSlot(book, at))?.state).toEqual(state);
    await leave();
    expect(await resume(at)).toBeUndefined();
    expect(game().state).toEqual(state);
  });

  it('when read-only says so, plays on, and the next command writes everything where it can', async () => {
    const { sql, book } = await begin();
    await sql.exec('PRAGMA query_only = on');
    await playOn(6);
    expect(useGame.getState().unkept).toBe('storage-blocked');
    await sql.exec('PRAGMA query_only = off');
    await undo();
    expect(useGame.getState().unkept).toBeNull();
    expect((await openSlot(book, slot()))?.history.rows).toHaveLength(game().history.rows.length);
  });

  it('from the very first leaves a game that gets its slot later', async () => {
    const { sql, book } = await begin();
    await sql.exec('PRAGMA query_only = on');
    const { id } = game().content.campaign;
    await useGame.getState().begin(id, { ...CHOSEN, company: 'The Late' });
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
    expect(useGame.getState().unkept).toBeNull();
    await expect(useGame.getState().begin(id, CHOSEN)).rejects.toThrow(id);
  });
});

describe('a save that cannot be opened', () => {
  const spoilt = async (change: string) => {
    const { sql } = await begin();
    await playOn(3);
    const at = slot();
    await leave();
    await sql.exec(change);
    return resume(at);
  };

  it.each([
    ["UPDATE documents SET document = '{'", { why: 'unreadable' }],
    [`UPDATE documents SET document = replace(document, '"aragorn"', '"nobody"')`, { why: 'unreadable' }],
    [
      `UPDATE documents SET document = replace(document, '"saveVersion":1', '"saveVersion":99')`,
      { why: 'newer' },
    ],
    ["UPDATE slots SET campaign = 'lost-tales'", { why: 'no-campaign', campaign: 'lost-tales' }],
    ['DELETE FROM documents', { why: 'no-such-slot' }],
  ])('says why: %s', async (change, why) => {
    expect(await spoilt(change)).toEqual(why);
    expect(useGame.getState().game).toBeNull();
  });

  it('§56.3 names the box that is off', async () => {
    await begin();
    const at = slot();
    await leave();
    useCollection.getState().adopt(null, { products: [], figures: {} });
    expect(await resume(at)).toEqual({ why: 'boxes-off', products: ['core'] });
  });
});
