import { isDeepStrictEqual } from 'node:util';
import { GAMES } from '@/games';
import { LANGUAGES } from '@/i18n/languages';
import type { History, Played } from '@/kernel/history';
import { canRedo, canUndo, newHistory, record, redo, undo } from '@/kernel/history';
import type { Generator } from '@/kernel/random';
import { int, pick, seeded } from '@/kernel/random';
import { openBookOn } from '@/saves/book';
import { appendStep, writeWhole, openSlot, slotTextOf } from '@/saves/journal';
import { snapshotsDue } from '@/saves/snapshots';
import { nodeSql } from '../saves/nodeSql';
import type { Sample } from './contractSample';
import { sample as hiddenNumber } from './hiddenNumber/contract';

// A walk with every step on disk: on a busy machine that takes longer than a test usually may.
jest.setTimeout(120_000);

const STEPS = 150;

/** The samples of the registry, found by the id of their game, and one game with a secret that exists only here. */
const samplesOf = (): [string, () => Sample][] => [
  ...GAMES.map(({ id }): [string, () => Sample] => [
    id,
    // Each game brings its own sample; a game without one fails here by name.
    () => (jest.requireActual(`../games/${id}/contract`) as { sample: Sample }).sample,
  ]),
  [hiddenNumber.game.id, () => hiddenNumber],
];

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Thousands of documents are compared, nearly all of them equal: jest, which words the difference, is asked about the rest. */
const expectSame = (one: unknown, other: unknown): void => {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
};

type Walk = Played<Awaited<ReturnType<Sample['starts']>>[number]['state'], unknown> & {
  /** The state undo can go back to, and no further. */
  floor: unknown;
};

/** One legal command at random, every kind as likely as another. */
const choose = (dice: Generator, legal: readonly unknown[]): unknown => {
  const typeOf = (command: unknown): unknown => (command as { type?: unknown }).type;
  const type = pick(dice, [...new Set(legal.map(typeOf))]);
  return pick(
    dice,
    legal.filter((command) => typeOf(command) === type),
  );
};

describe.each(samplesOf())('%s keeps the contract', (_id, load) => {
  const sample = load();
  const { game } = sample;

  /** Walks at random from each start; `visit` sees every state on the way. */
  const walk = async (
    visit: (
      now: Walk,
      content: unknown,
      moved: ReturnType<typeof record> | null,
      bar: unknown,
    ) => Promise<void> | void,
  ): Promise<void> => {
    for (const [index, { state: start, content }] of (await sample.starts()).entries()) {
      const dice = seeded(index + 1);
      let now: Walk = { state: start, history: newHistory(), floor: start };
      await visit(now, content, null, null);
      for (let step = 0; step < STEPS; step += 1) {
        const legal = game.legalCommands(now.state, content);
        if (legal.length === 0) break;
        const command = choose(dice, legal);
        const played = game.play(now.state, command, content);
        if (!played.ok) throw new Error(`${JSON.stringify(command)} was refused: ${played.refusal.code}`);
        const bar = game.barsUndo(now.state, played.state);
        const moved = record(now.history as History<unknown>, command, played, { bar });
        const floor = bar === 'this' ? played.state : bar === 'earlier' ? now.state : now.floor;
        now = { state: played.state, history: moved.history, floor };
        await visit(now, content, moved, bar);
      }
    }
  };

  it('plays every command it calls legal, and stays one plain JSON document', () =>
    walk(({ state }, content, moved) => {
      expect(game.isState(plain(state))).toBe(true);
      expectSame(plain(state), state);
      expect(game.isPlayable(state, content)).toBe(true);
      if (moved) expect(game.isCommand(moved.row.command)).toBe(true);
    }));

  it('can be saved and loaded at every step', async () => {
    const book = await openBookOn(nodeSql());
    let slot = 0;
    await walk(async ({ state, history }, content, moved, bar) => {
      const cover = game.cover(state, content);
      expect(game.isCover(plain(cover))).toBe(true);
      const snapshots = snapshotsDue(game.checkpoint(null, state), state, cover);
      const about = { game: game.id, name: 'Test', content: game.contentId(state), cover, snapshots };
      if (!moved) slot = await writeWhole(book, null, slotTextOf({ state, history }, about));
      else
        await appendStep(book, slot, {
          row: moved.row,
          state,
          cover,
          cut: false,
          bar: bar as 'this' | 'earlier' | null,
          snapshots: [],
        });
      const opened = await openSlot(book, slot, game);
      expectSame(opened?.state, plain(state));
      expectSame(opened?.history, plain(history));
      expect(opened?.content).toBe(game.contentId(state));
    });
  });

  it('undoes to the barrier and no further, and redoes to the same state', async () => {
    const dice = seeded(3);
    let barred = 0;
    await walk((now, _content, _moved, bar) => {
      if (bar === 'this') {
        barred += 1;
        expect(canUndo(now.history)).toBeUndefined();
      }
      if (int(dice, 1, 10) > 1) return;
      let back: Played<typeof now.state, unknown> = now;
      while (canUndo(back.history)) back = undo(back);
      expectSame(back.state, now.floor);
      while (canRedo(back.history)) back = redo(back);
      expectSame(back.state, now.state);
    });
    expect(barred > 0).toBe(sample.hasSecrets);
  });

  it('words every refusal in every language, and no two languages alike', () => {
    for (const code of sample.refusals) {
      const said = LANGUAGES.map((language) => game.refusalText({ code }, language));
      expect(said.filter((text) => text.trim() === '' || text.includes(code))).toEqual([]);
      expect([code, new Set(said).size]).toEqual([code, LANGUAGES.length]);
    }
  });

  it('finds its content by the id a state names', async () => {
    const [start] = await sample.starts();
    expect(start && (await game.open(game.contentId(start.state)))).toEqual(start?.content);
    expect(await game.open('no-such-content')).toBeNull();
  });

  it('refuses what is no command, and takes nothing else for a state or a cover', async () => {
    const [start] = await sample.starts();
    if (!start) throw new Error('no start');
    for (const junk of [null, undefined, 7, '', [], {}, { type: '__proto__' }, { type: 'toString' }]) {
      expect(game.isCommand(junk)).toBe(false);
      expect(game.isState(junk)).toBe(false);
      expect(game.isCover(junk)).toBe(false);
      const played = game.play(start.state, junk, start.content);
      expect(played.ok).toBe(false);
      if (!played.ok) expect(sample.refusals).toContain(played.refusal.code);
    }
  });

  it('shows no seat what it may not see, and everything to one that may see it all', async () => {
    let looked = 0;
    await walk(({ state }, content) => {
      for (const seat of game.seats(state)) {
        const other = sample.disguised(state, seat);
        looked += 1;
        if (!other) {
          expectSame(game.view(state, seat), state);
          continue;
        }
        expect(other).not.toEqual(state);
        expectSame(game.view(other, seat), game.view(state, seat));
        expectSame(game.cover(other, content), game.cover(state, content));
        expectSame(game.asks(other), game.asks(state));
      }
    });
    expect(looked).toBeGreaterThan(0);
  });
});
