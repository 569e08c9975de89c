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
      const history = newHistory<Spend>();
      let state: Purse = { coins: 100, log: [] };
      for (const amount of amounts) {
        const result = played(state, { type: 'spend', amount });
        record(history, { type: 'spend', amount }, result);
        state = result.state;
      }
      const end = state;
      for (let i = 0; i < back; i += 1) state = undo(state, history);
      for (let i = 0; i < back; i += 1) state = redo(state, history);
      expect(state).toEqual(end);
    }),
  );
});

it('a new command after an undo forgets what could be redone', () => {
  const history = newHistory<Spend>(40);
  const first = played(purse, { type: 'spend', amount: 1 });
  expect(record(history, { type: 'spend', amount: 1 }, first).seq).toBe(40);
  const back = undo(first.state, history);
  expect(canRedo(history)?.command.amount).toBe(1);
  const other = played(back, { type: 'spend', amount: 5 });
  expect(record(history, { type: 'spend', amount: 5 }, other).seq).toBe(40);
  expect(canRedo(history)).toBeUndefined();
  expect(canUndo(history)?.command.amount).toBe(5);
  expect(redo(other.state, history)).toBe(other.state);
});
