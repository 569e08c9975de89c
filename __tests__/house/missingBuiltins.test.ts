import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { ESLint } from 'eslint';
import config from '../../eslint.config.js';
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

// Given as a value: ESLint would otherwise import the file dynamically, which jest's module loader refuses.
const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: config });

const complaints = async (filePath: string, code: string): Promise<string[]> => {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`) ?? [];
};

const RULE = 'engines/missing-builtins';

describe('lint', () => {
  it.each([
    ['export const x = (list: number[]): unknown => list.toSorted();', 'toSorted'],
    ['export const x = (list: number[]): unknown => list?.toReversed();', 'toReversed'],
    ["export const x = Object.groupBy([1], () => 'a');", 'Object.groupBy'],
    ['export const x = globalThis.crypto.randomUUID();', 'crypto'],
    ["export const x = new Intl.PluralRules('en');", 'Intl.PluralRules'],
    ['export const x = /[a--b]/v;', 'flag v'],
    ['export const x = /(?<=a)b/;', 'lookbehind'],
  ])('fails on %s', async (code, name) => {
    for (const file of ['src/games/jime/rules/x.ts', 'src/ui/x.tsx', 'app/x.tsx'])
      expect(await complaints(file, `${code}\n`)).toEqual([
        expect.stringMatching(`^${RULE}: ${name}: lacked by`),
      ]);
  });

  it('lets a page use what browsers have', async () => {
    const code = 'export const x = crypto.randomUUID();\n';
    expect(await complaints('src/session/x.web.ts', code)).toEqual([]);
    expect(await complaints('src/session/x.web.ts', 'export const x = [1].toSorted();\n')).toHaveLength(1);
  });

  it.each([
    'export const x = [2, 1].findLast((n) => n > 1);',
    "export const x = typeof requestIdleCallback === 'function' ? requestIdleCallback(() => 1) : 0;",
    'export const x = (crypto: { random(): number }): number => crypto.random();',
    'export const x = globalThis.crypto?.getRandomValues?.(new Uint32Array(1));',
  ])('lets stand %s', async (code) => {
    expect(await complaints('src/ui/x.ts', `${code}\n`)).toEqual([]);
  });

  it.each(['Math.exp(1)', 'Math.log(2)', 'Math.pow(2, 0.5)', 'Math.sin(1)', '1.1 ** 3'])(
    'refuses %s where the same seed must play the same game',
    async (expression) => {
      for (const layer of ['kernel', 'games/jime/rules', 'games/confrontation/cpu', 'games/lcg/play'])
        expect(await complaints(`src/${layer}/x.ts`, `export const x = ${expression};\n`)).toHaveLength(1);
      expect(await complaints('src/paint/x.ts', `export const x = ${expression};\n`)).toEqual([]);
    },
  );
});

/** What the scan says of a package with this source, bundled for a page or a device. */
const scanned = (kind: string, source: string): { status: number | null; said: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'red-book-scan-'));
  try {
    writeFileSync(join(folder, 'entry.js'), `__d(function(g,r,i,a,m,e,d){"use strict";${source}},7,[]);\n`);
    const scan = join(__dirname, '../../scripts/scan-bundle.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [scan, `${kind}=${folder}`], {
      encoding: 'utf8',
    });
    return { status, said: `${stdout}${stderr}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('the scan of exported bundles', () => {
  it('fails on a package that sorts a copy, and says where', () => {
    for (const kind of ['web', 'android']) {
      const { status, said } = scanned(kind, 'e.order=(t)=>t.filter(Boolean).toSorted((t,n)=>t-n)');
      expect(status).toBe(1);
      expect(said).toContain('entry.js: toSorted (lacked by');
      expect(said).toContain('t.filter(Boolean).toSorted((t,n)=>t-n)');
    }
  });

  it('fails for a device alone on what browsers have', () => {
    const source = "e.kind=(n)=>new Intl.PluralRules('en').select(n)";
    expect([scanned('android', source).status, scanned('web', source).status]).toEqual([1, 0]);
  });

  it('passes what asks first, brings its own, or names something of its own', () => {
    const { status, said } = scanned(
      'android',
      [
        "e.a='function'==typeof Object.groupBy?Object.groupBy([],String):{}",
        'if(!Array.prototype.toSorted)Array.prototype.toSorted=function(f){return[...this].sort(f)}',
        'e.b=(t)=>t.toSorted?t.toSorted():t',
        'var Iterator=function(){};e.c=new Iterator',
        "e.d='undefined'!=typeof WebAssembly&&WebAssembly.validate(e)",
      ].join(';'),
    );
    expect([status, said]).toEqual([0, expect.stringContaining('0 uses')]);
  });
});
