import { openBookOn } from '@/saves/book';
import { useBook } from '@/session/book';
import { createSession } from '@/session/createSession';
import { currentSession } from '@/session/currentSession';
import { GUESSES, START, hiddenNumber } from '../house/hiddenNumber/game';
import { nodeSql } from '../saves/nodeSql';

const game = { ...hiddenNumber, open: async () => 'numbers', play: hiddenNumber.play as never };
const useNumbers = createSession(game);
const { begin, act, undo, leave, resume, bookmark } = useNumbers.getState();

const open = () => {
  const { game: now } = useNumbers.getState();
  if (!now) throw new Error('no game');
  return now;
};

const start = async () => {
  const sql = nodeSql();
  useBook.setState({ status: 'open', book: await openBookOn(sql) });
  await begin('Two players', 'numbers', START);
  return sql;
};

/** The number is hidden and the device in the other hands. */
const handed = async () => {
  const sql = await start();
  await act({ type: 'hide', number: 7 });
  await act({ type: 'handOver' });
  return sql;
};

afterEach(leave);

describe('a session of any game', () => {
  it('takes nothing back across a barrier, not even after a restart', async () => {
    await start();
    await act({ type: 'hide', number: 7 });
    await undo();
    expect(open().state.secret).toBeNull();
    await act({ type: 'hide', number: 7 });
    await act({ type: 'handOver' });
    await undo();
    expect(open().state.stage).toBe('guessing');
    const { slot } = open();
    await leave();
    expect(await resume(slot ?? 0)).toBeUndefined();
    await undo();
    expect(open().state.stage).toBe('guessing');
  });

  it('leaves nothing of a secret in the journal that undo cannot reach', async () => {
    const sql = await handed();
    expect(await sql.all('SELECT * FROM journal')).toEqual([]);
    await act({ type: 'cross', number: 1 });
    expect(await sql.all('SELECT seq FROM journal')).toEqual([{ seq: 2 }]);
    await undo();
    expect(open().state.crossed).toEqual([]);
  });

  it('refuses what a card may allow, and does it once a reason is given, which is kept and undone like any step', async () => {
    const sql = await handed();
    const bars = jest.spyOn(game, 'barsUndo').mockReturnValue(null);
    for (const number of [1, 2, 3]) expect(await act({ type: 'guess', number })).toBe(true);
    expect(await act({ type: 'guess', number: 4 })).toBe(false);
    expect(useNumbers.getState().refused?.refusal).toEqual({ code: 'guess/none-left', overridable: true });
    expect(await act({ type: 'guess', number: 4 }, 'A card grants a fourth guess')).toBe(true);
    expect(open().state.guesses).toHaveLength(GUESSES + 1);
    const [row] = await sql.all<{ override: string }>(
      'SELECT override FROM journal WHERE override IS NOT NULL',
    );
    expect(JSON.parse(row?.override ?? '')).toEqual({
      reason: 'A card grants a fourth guess',
      refusals: [{ code: 'guess/none-left', overridable: true }],
    });
    const { slot, history } = open();
    await leave();
    await resume(slot ?? 0);
    expect(open().history.rows).toEqual(JSON.parse(JSON.stringify(history.rows)));
    await undo();
    expect(open().state.guesses).toHaveLength(GUESSES);
    bars.mockRestore();
  });

  it('does not override what no card could allow, and records no reason where none was needed', async () => {
    await handed();
    expect(await act({ type: 'hide', number: 3 }, 'A card says so')).toBe(false);
    expect(useNumbers.getState().refused?.refusal).toEqual({ code: 'stage/not-now' });
    await act({ type: 'cross', number: 3 }, 'A card says so');
    expect(open().history.rows.at(-1)).not.toHaveProperty('override');
  });

  it('is known to the pages of no game while it is open, and to none after it', async () => {
    const sql = await start();
    expect(currentSession()).toMatchObject({ game: 'hidden-number', name: 'Two players', saveFault: null });
    expect(currentSession()?.cover()).toEqual({ guesses: 0 });
    expect(await bookmark('Before the first guess')).toBe(true);
    expect(await sql.all("SELECT name FROM snapshots WHERE kind = 'bookmark'")).toHaveLength(1);
    await leave();
    expect(currentSession()).toBeNull();
  });

  it('does not open a save of another game', async () => {
    const sql = await start();
    const { slot } = open();
    await leave();
    await sql.exec("UPDATE slots SET game = 'another'");
    expect(await resume(slot ?? 0)).toEqual({ why: 'no-such-slot' });
  });
});
