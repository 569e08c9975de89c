import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { wordsOf as cardWordsOf } from '@/games/lcg/cardWords';
import rules from '@/games/lcg/reference/en/rules.json';
import { wordsOf } from '@/games/lcg/words';
import { wordsOf as tcgCardWordsOf } from '@/games/tcg/cardWords';
import { wordsOf as tcgWordsOf } from '@/games/tcg/words';
import { javascriptOf, startTitle } from '../../scripts/bench/title';
import { goBack, newBrowser, newPage, openTitle as open, seeHeading } from './browser';
import { openSite } from './site';

/** The chunks that hold campaign data are named after their files. */
const DATA = new Set(
  (readdirSync('campaigns', { recursive: true }) as string[])
    .filter((path) => path.endsWith('.json'))
    .map((path) => basename(path, '.json')),
);
const chunkOf = (path: string): string => basename(path).replace(/-[0-9a-f]{32}\.js$/, '');

/** The title has its drawings, and with them what the other pages share: none of it is a game's own. */
const atRest = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => document.scripts.length > 0 && document.querySelectorAll('svg').length > 20,
  );
};

describe('before the title is drawn', () => {
  it('at most 400 kB of JavaScript are needed, and neither CanvasKit nor campaigns', async (test) => {
    const { ours } = await startTitle(1);
    const opening = ours[0]?.cold;
    assert.ok(opening);
    test.diagnostic(`${javascriptOf(opening)} kB`);
    assert.ok(opening.files.some((path) => path.includes('/entry-')));
    assert.ok(javascriptOf(opening) <= 400, `${javascriptOf(opening)} kB`);
    const early = opening.files.filter((path) => path.includes('canvaskit') || DATA.has(chunkOf(path)));
    assert.deepEqual(early, []);
    assert.ok(DATA.has('heroes'));
  });
});

describe('when the Card Game is opened', () => {
  it('it needs at most 150 kB of JavaScript more, and its reference only once somebody looks into it', async (test) => {
    const site = await openSite();
    // What the service worker stores for later is not what the page asked for.
    const page = await newPage(await newBrowser({ serviceWorkers: 'block' }));
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    /** What was asked for since the last look. */
    const asked = (): { scripts: string[]; kilobytes: number } => {
      const scripts = files.splice(0).filter((path) => path.endsWith('.js'));
      return { scripts, kilobytes: javascriptOf({ files: scripts }) };
    };
    const hasReference = (path: string): boolean =>
      readFileSync(join(site.folder, path), 'utf8').includes(rules['rule-3-components'].text);
    const { newGame, reference } = wordsOf('en');

    await open(page, site.address);
    await atRest(page);
    const title = asked();
    await page.getByRole('button', { name: cardWordsOf('en').newGame, exact: true }).click();
    await seeHeading(page, newGame.steps.scenario);
    const game = asked();
    assert.ok(game.kilobytes > 50 && game.kilobytes <= 150, `${game.kilobytes} kB`);
    assert.deepEqual([...title.scripts, ...game.scripts].filter(hasReference), []);

    await goBack(page);
    await page.getByRole('button', { name: cardWordsOf('en').reference, exact: true }).click();
    await page.getByRole('heading', { name: rules['rule-3-components'].title, exact: true }).waitFor();
    await seeHeading(page, reference.title);
    const lookedUp = asked();
    assert.equal(lookedUp.scripts.filter(hasReference).length, 1);
    test.diagnostic(`the game ${game.kilobytes} kB, the reference ${lookedUp.kilobytes} kB`);
    await page.context().close();
  });
});

describe('when the TCG is opened', () => {
  it('its own chunk is at most 120 kB; icons and table are shared with other games', async (test) => {
    const site = await openSite();
    const page = await newPage(await newBrowser({ serviceWorkers: 'block' }));
    await open(page, site.address);
    await atRest(page);
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: tcgCardWordsOf('en').newGame, exact: true }).click();
    await seeHeading(page, tcgWordsOf('en').newGame.title);
    const scripts = files.filter((path) => path.endsWith('.js'));
    const kilobytes = Math.max(...scripts.map((path) => javascriptOf({ files: [path] })));
    test.diagnostic(`the game ${kilobytes} kB`);
    assert.ok(kilobytes > 50 && kilobytes <= 120, `${kilobytes} kB`);
    await page.context().close();
  });
});
