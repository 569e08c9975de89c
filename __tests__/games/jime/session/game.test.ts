import { SAVE_VERSION } from '@/games/jime/play';
import { canUndo } from '@/kernel/history';
import type { Book } from '@/saves/book';
import { openSlot } from '@/saves/journal';
import { useBook } from '@/session/book';
import { jime } from '@/games/jime/game';
import { useGame } from '@/games/jime/session/game';
import { begin, clearTable, game, plain, playOn, slot } from './openGame';
import { own } from './chooseSettings';

// The first game opens the box and the campaign: on a busy machine that takes longer than a test usually may.
jest.setTimeout(60_000);

const { act, undo, redo, leave, resume, bookmark } = useGame.getState();

beforeEach(clearTable);

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
    expect((await openSlot(book, slot(), jime))?.state).toEqual(plain(game().state));
  });

  it('changes nothing in memory, not even what can be undone, before the disk has answered', async () => {
    const { book } = await begin();
    await playOn(3);
    for (const move of [() => act({ type: 'continue' }), undo, redo]) {
      const before = game();
      const [state, history] = [plain(before.state), plain(before.history)];
      const asked: boolean[] = [];
      const slowly: Book = {
        ...book,
        write: async (work) => {
          await new Promise((resolve) => setTimeout(resolve, 20));
          asked.push(game() === before);
          expect([plain(before.state), plain(before.history)]).toEqual([state, history]);
          return book.write(work);
        },
      };
      useBook.setState({ book: slowly });
      await move();
      expect(asked).toEqual([true]);
      expect(game().history.head).not.toBe(history.head);
    }
  });

  it('lets a tap mean what was on the screen: tapped thrice, one page is turned', async () => {
    await begin();
    await act({ type: 'setOut' });
    const taps = await Promise.all([1, 2, 3].map(() => act({ type: 'continue' })));
    expect(taps).toEqual([true, false, false]);
    expect(game().history.head).toBe(2);
    expect(useGame.getState().refused).toBeNull();
  });

  it('plays quick taps one after the other where nothing is asked', async () => {
    await begin();
    await act({ type: 'mirror', on: true });
    do await playOn(1);
    while (game().state.prompts.length > 0);
    const hero = game().state.adventure?.heroes[0]?.hero ?? '';
    const counts = await Promise.all([2, 3].map((count) => act({ type: 'setInspiration', hero, count })));
    expect(counts).toEqual([true, true]);
    expect(game().state.adventure?.heroes[0]?.inspiration).toBe(3);
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
    expect((await openSlot(book, slot(), jime))?.history.rows).toEqual([]);
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
      `UPDATE documents SET document = replace(document, '"saveVersion":${SAVE_VERSION}', '"saveVersion":99')`,
      { why: 'newer' },
    ],
    ["UPDATE slots SET content = 'lost-tales'", { why: 'no-content', content: 'lost-tales' }],
    ['DELETE FROM documents', { why: 'no-such-slot' }],
  ])('says why: %s', async (change, why) => {
    expect(await spoilt(change)).toEqual(why);
    expect(useGame.getState().game).toBeNull();
  });

  it('§56.3 names the box that is off', async () => {
    await begin();
    const at = slot();
    await leave();
    own({ products: [], figures: {} });
    expect(await resume(at)).toEqual({
      why: 'obstacle',
      refusal: { code: 'campaign/box-is-off', params: { boxes: ['core'] } },
    });
  });
});
