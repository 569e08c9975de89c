import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { javascriptOf, openTitle } from '../../scripts/bench/title';

describe('before the title is drawn', () => {
  it('at most 500 kB of JavaScript are needed, and neither CanvasKit nor campaigns', async () => {
    const [opening] = await openTitle(1);
    assert.ok(opening);
    assert.ok(javascriptOf(opening) <= 500, `${javascriptOf(opening)} kB`);
    assert.deepEqual(
      opening.files.filter((path) => /canvaskit|campaigns|heroes|tiles/i.test(path)),
      [],
    );
  });
});
