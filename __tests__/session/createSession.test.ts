import { openBookOn } from '@/saves/book';
import { useBook } from '@/session/book';
import { createSession } from '@/session/createSession';
import { currentSession } from '@/session/currentSession';
import { useSlots } from '@/session/slots';
import { GUESSES, NUMBERS, START, hiddenNumber } from '../house/hiddenNumber/game';
import { nodeSql } from '../saves/nodeSql';

const game = { ...hiddenNumber };
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
  await begin('Two players', NUMBERS, START);
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

  it('keeps no bookmark where its game refuses copies', async () => {
    const sql = await start();
    expect(await bookmark('Before')).toBe(true);
    game.copyRefusal = () => ({ code: 'stage/not-now' });
    expect(await bookmark('After')).toBe(false);
    delete game.copyRefusal;
    expect(await sql.all("SELECT name FROM snapshots WHERE kind = 'bookmark'")).toEqual([{ name: 'Before' }]);
  });

  it('keeps what is amended outside the journal: undo, redo and a restart leave it', async () => {
    await start();
    await act({ type: 'hide', number: 7 });
    const remark = () => (open().state as { remark?: string }).remark;
    const { amend, redo } = useNumbers.getState();
    expect(await amend((state) => Object.assign({}, state, { remark: 'watch out' }))).toBe(true);
    expect(open().history.rows).toHaveLength(1);
    await undo();
    expect([open().state.secret, remark()]).toEqual([null, 'watch out']);
    const { slot } = open();
    await leave();
    await resume(slot ?? 0);
    expect([open().state.secret, remark()]).toEqual([null, 'watch out']);
    await redo();
    expect([open().state.secret, remark()]).toEqual([7, 'watch out']);
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

  it('gives nothing up that could not be written: no other game begins, and its save is not binned', async () => {
    const sql = await handed();
    await useSlots.getState().read();
    await sql.exec('PRAGMA query_only = on');
    await act({ type: 'cross', number: 5 });
    expect(useNumbers.getState().saveFault).not.toBeNull();
    expect(await begin('Another', NUMBERS, START)).toEqual({ why: 'notSaved' });
    expect(open().state.crossed).toEqual([5]);
    await useSlots.getState().bin(open().slot ?? 0);
    expect(useSlots.getState().fault).not.toBeNull();
    await sql.exec('PRAGMA query_only = off');
    expect(await sql.all('SELECT deleted FROM slots')).toEqual([{ deleted: null }]);
    expect(await leave()).toBe(true);
  });

  it('hands our own mistake to the screen, which can show it, instead of a dead button', async () => {
    await handed();
    const broken = jest.spyOn(game, 'play').mockImplementation(() => {
      throw new Error('a rule of ours');
    });
    expect(await act({ type: 'cross', number: 5 })).toBe(false);
    expect(useNumbers.getState().crash).toEqual(new Error('a rule of ours'));
    broken.mockRestore();
    useNumbers.setState({ crash: null });
  });

  it('is known by the new name of its save', async () => {
    await start();
    await useSlots.getState().rename(open().slot ?? 0, 'Tuesday');
    expect(currentSession()?.name).toBe('Tuesday');
  });

  it('does not open a save of another game', async () => {
    const sql = await start();
    const { slot } = open();
    await leave();
    await sql.exec("UPDATE slots SET game = 'another'");
    expect(await resume(slot ?? 0)).toEqual({ why: 'no-such-slot' });
  });
});
