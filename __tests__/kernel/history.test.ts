import * as fc from 'fast-check';
import { canRedo, canUndo, newHistory, record, redo, undo } from '@/kernel/history';
import { refusalOf, refuse, step } from '@/kernel/step';

interface Purse {
  coins: number;
  log: string[];
}
type Spend = { type: 'spend'; amount: number };
const purse: Purse = { coins: 10, log: [] };

const spend = (state: Purse, { amount }: Spend) =>
  step(state, (draft) => {
    draft.log.push(`spend ${amount}`);
    if (amount > draft.coins) refuse('purse/too-few', { have: draft.coins });
    draft.coins -= amount;
  });

const played = (state: Purse, command: Spend) => {
  const result = spend(state, command);
  if (!result.ok) throw new Error(result.refusal.code);
  return result;
};

it('a refusal comes back as a value and leaves the state untouched', () => {
  const result = spend(purse, { type: 'spend', amount: 11 });
  expect(result).toEqual({ ok: false, refusal: { code: 'purse/too-few', params: { have: 10 } } });
  expect(purse).toEqual({ coins: 10, log: [] });
});

it('our own mistakes throw', () => {
  expect(() =>
    step(purse, () => {
      throw new Error('a bug');
    }),
  ).toThrow('a bug');
  expect(refusalOf(() => refuse('no'))).toEqual({ code: 'no' });
  expect(refusalOf(() => undefined)).toBeUndefined();
  expect(() =>
    refusalOf(() => {
      throw new Error('a bug');
    }),
  ).toThrow('a bug');
});

it('undo then redo is the identity, any number of steps', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }), fc.nat(12), (amounts, back) => {
      let told = { state: { coins: 100, log: [] } as Purse, history: newHistory<Spend>() };
      for (const amount of amounts) {
        const command: Spend = { type: 'spend', amount };
        const result = played(told.state, command);
        const { history } = record(told.history, command, result);
        told = { state: result.state, history };
      }
      const end = told;
      for (let i = 0; i < back; i += 1) told = undo(told);
      for (let i = 0; i < back; i += 1) told = redo(told);
      expect(told).toEqual(end);
    }),
  );
});

it('a new command after an undo forgets what could be redone', () => {
  const start = newHistory<Spend>(40);
  const first = played(purse, { type: 'spend', amount: 1 });
  const one = record(start, { type: 'spend', amount: 1 }, first);
  expect(one.row.seq).toBe(40);
  const back = undo({ state: first.state, history: one.history });
  expect(canRedo(back.history)?.command.amount).toBe(1);
  const other = played(back.state, { type: 'spend', amount: 5 });
  const two = record(back.history, { type: 'spend', amount: 5 }, other);
  expect(two.row.seq).toBe(40);
  expect(canRedo(two.history)).toBeUndefined();
  expect(canUndo(two.history)?.command.amount).toBe(5);
  const told = { state: other.state, history: two.history };
  expect(redo(told)).toBe(told);
});

it('a step leaves the history before it as it was', () => {
  const first = played(purse, { type: 'spend', amount: 1 });
  const { history } = record(newHistory<Spend>(), { type: 'spend', amount: 1 }, first);
  const before = structuredClone(history);
  undo({ state: first.state, history });
  record(history, { type: 'spend', amount: 2 }, played(first.state, { type: 'spend', amount: 2 }));
  expect(history).toEqual(before);
});
