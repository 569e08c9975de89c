import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const textOf = (path: string): string => readFileSync(join(__dirname, '../..', path), 'utf8');

describe('continuous integration', () => {
  it('runs every step of npm test once, in whatever order and beside whatever else', () => {
    const steps = [...textOf('scripts/check.mjs').matchAll(/\['(\w+)', 'np[mx]', \[/g)].map(
      ([, step]) => step,
    );
    const run = [...textOf('.ci/run').matchAll(/--only=([\w,]+)/g)].flatMap(([, names = '']) =>
      names.split(','),
    );
    expect(steps.length).toBe(5);
    expect(run.sort()).toEqual(steps.sort());
  });

  it('waits for everything it has started', () => {
    const lanes = (word: string): string[] =>
      [...textOf('.ci/run').matchAll(new RegExp(`^${word} (\\w+)`, 'gm'))]
        .map(([, lane = '']) => lane)
        .sort();
    expect(lanes('start').length).toBeGreaterThan(0);
    expect(lanes('finish')).toEqual(lanes('start'));
  });
});
