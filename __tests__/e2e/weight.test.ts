import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, it } from 'node:test';
import { javascriptOf, openTitle } from '../../scripts/bench/title';

/** The chunks that hold campaign data are named after their files. */
const DATA = new Set(
  (readdirSync('campaigns', { recursive: true }) as string[])
    .filter((path) => path.endsWith('.json'))
    .map((path) => basename(path, '.json')),
);
const chunkOf = (path: string): string => basename(path).replace(/-[0-9a-f]{32}\.js$/, '');

describe('before the title is drawn', () => {
  it('at most 481 kB of JavaScript are needed, and neither CanvasKit nor campaigns', async () => {
    const [opening] = await openTitle(1);
    assert.ok(opening);
    assert.ok(javascriptOf(opening) <= 481, `${javascriptOf(opening)} kB`);
    const early = opening.files.filter((path) => path.includes('canvaskit') || DATA.has(chunkOf(path)));
    assert.deepEqual(early, []);
    assert.ok(DATA.has('heroes'));
  });
});
