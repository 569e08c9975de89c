import { createContext, runInContext } from 'node:vm';
import { BROWSERS, DEVICE, MISSING, withoutBuiltins } from '../../scripts/missing-builtins.cjs';

const fresh = (engines: string[]): ((expression: string) => unknown) => {
  const context = createContext({});
  runInContext(withoutBuiltins(engines), context);
  return (expression) => runInContext(expression, context) as unknown;
};

describe('what the engines we promise to run on lack', () => {
  const device = fresh([DEVICE]);
  const browsers = fresh(BROWSERS);

  it.each([
    ['[].toSorted'],
    ['[].toReversed'],
    ['new Int8Array().toSorted'],
    ['[].values().map'],
    ['new Set().union'],
    ['Object.groupBy'],
    ['Array.fromAsync'],
    ["''.isWellFormed"],
  ])('%s is gone from a device and from the page', (expression) => {
    expect(device(expression)).toBeUndefined();
    expect(browsers(expression)).toBeUndefined();
  });

  it('is gone for the device alone where browsers have it', () => {
    for (const name of ['FinalizationRegistry', 'WebAssembly', 'Intl.ListFormat', 'Intl.PluralRules']) {
      const kind = `typeof ${name}`;
      expect([name, device(kind), browsers(kind)]).toEqual([name, 'undefined', expect.any(String)]);
      expect(browsers(kind)).not.toBe('undefined');
    }
  });

  it('leaves what they have', () => {
    for (const run of [device, browsers]) {
      expect(run('[3, 1].sort().concat([2, 4].map((n) => n)).findLast((n) => n > 1)')).toBe(4);
      expect(run('[..."aab".matchAll(/(?<=a)a/g)].length + Number(/a/ instanceof RegExp)')).toBe(2);
      expect(run('Object.hasOwn({ a: 1 }, "a") && /a/.constructor === RegExp')).toBe(true);
    }
  });

  it('refuses the v flag', () => {
    for (const run of [device, browsers]) expect(() => run("new RegExp('', 'v')")).toThrow('flags: v');
  });

  it('names each once, and somebody who lacks it', () => {
    const paths = MISSING.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(MISSING.filter(({ lackedBy }) => lackedBy.length === 0)).toEqual([]);
  });
});
