import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import { wordsOf } from '@/games/jime/words';
import box from '../../campaigns/core/text/en.json';
import sample from '../../campaigns/sample-maps/inn.json';
import { beginLaying, layAll, next, prepareTable, press, showWhole } from './boardTable';
import { assertQuiet, newBrowser, newPage } from './browser';
import type { Site } from './site';
import { openSite } from './site';

type Spot = { x: number; y: number };

const middleOf = async (page: Page, label: RegExp): Promise<Spot> => {
  const found = await page.getByTestId('board').getByRole('button', { name: label }).first().boundingBox();
  assert.ok(found, String(label));
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
};

const away = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';
const fingers = (devtools: CDPSession, type: TouchType, ...at: Spot[]): Promise<unknown> =>
  devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((spot, id) => ({ ...spot, id })) });

/** Two fingers about a point, from one distance between them to another. */
const pinch = async (devtools: CDPSession, about: Spot, from: number, to: number): Promise<void> => {
  const two = (wide: number): Spot[] => [
    { x: about.x - wide / 2, y: about.y },
    { x: about.x + wide / 2, y: about.y },
  ];
  await fingers(devtools, 'touchStart', ...two(from));
  for (let step = 1; step <= 12; step += 1)
    await fingers(devtools, 'touchMove', ...two(from + ((to - from) * step) / 12));
  await fingers(devtools, 'touchEnd');
};

const tap = async (devtools: CDPSession, at: Spot): Promise<void> => {
  await fingers(devtools, 'touchStart', at);
  await fingers(devtools, 'touchEnd');
};

describe('the board', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });

  it('is laid step by step, each step going back, and ends with everything on the table', async () => {
    const page = await newPage(await newBrowser());
    await prepareTable(page, site.address, 'forest');
    await beginLaying(page);
    const words = wordsOf('en').board;
    const onBoard = page
      .getByTestId('board')
      .getByRole('button', { name: /^Tile \d{3}[AB](, unexplored)?$/ });
    assert.equal(await onBoard.count(), 1);
    const first = await page.getByRole('heading', { level: 2 }).first().textContent();
    await next(page).click();
    await press(page, words.stepBack);
    assert.equal(await page.getByRole('heading', { level: 2 }).first().textContent(), first);
    const steps = await layAll(page);
    assert.equal(await onBoard.count(), 7);
    assert.ok(steps > 14, `${steps} steps`);
    await press(page, wordsOf('en').layMap.sheet);
    await page.getByRole('heading', { name: `1. Tile ${first}`, exact: true }).waitFor();
    assertQuiet(page);
    await page.context().close();
  });

  it('answers to touch and to the keyboard: tile, space, token, exploration token', async () => {
    const page = await newPage(await newBrowser());
    await prepareTable(page, site.address, 'forest');
    await beginLaying(page);
    await layAll(page);
    const board = page.getByTestId('board');
    const said = (label: string) => page.getByText(label, { exact: true });
    const all = await board.getByRole('button', { name: /Tile \d{3}/ }).all();
    const labels = await Promise.all(all.map((each) => each.getAttribute('aria-label')));
    const one = (pattern: RegExp): string => labels.find((label) => label?.match(pattern)) ?? '';
    for (const label of [
      one(/^Search token, /),
      one(/^Exploration token, /),
      one(/^Person token \(Human\), /),
    ]) {
      await board.getByRole('button', { name: label, exact: true }).click();
      await said(label).waitFor();
    }
    // Every one of them by keyboard: focus brings it onto the screen, Enter says what it is.
    for (const [i, each] of all.entries()) {
      await each.focus();
      await page.keyboard.press('Enter');
      await said(labels[i] ?? '').waitFor();
    }
    assertQuiet(page);
    await page.context().close();
  });

  it('is moved by a finger, enlarged by the wheel, turned by its buttons, and fits again', async () => {
    const page = await newPage(await newBrowser());
    await prepareTable(page, site.address, 'ford');
    await beginLaying(page);
    await layAll(page);
    const token = page.getByTestId('board').getByRole('button', { name: /^Start marker, / });
    const at = async () => {
      const box = await token.boundingBox();
      assert.ok(box);
      return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    };
    const rest = await at();
    await page.mouse.move(380, 120);
    await page.mouse.down();
    await page.mouse.move(430, 180, { steps: 6 });
    await page.mouse.move(460, 200, { steps: 6 });
    await page.mouse.up();
    const moved = await at();
    assert.ok(
      moved.x > rest.x + 40 && moved.y > rest.y + 40,
      `${JSON.stringify(rest)} → ${JSON.stringify(moved)}`,
    );
    await page.mouse.move(moved.x, moved.y);
    await page.mouse.wheel(0, -300);
    await page.waitForTimeout(200);
    const larger = await at();
    assert.ok(
      Math.abs(larger.x - moved.x) <= 2 && Math.abs(larger.y - moved.y) <= 2,
      'the wheel keeps what is under it',
    );
    const words = wordsOf('en').board;
    await press(page, words.flip);
    await press(page, words.flip);
    await press(page, words.fit);
    await page.waitForTimeout(200);
    const again = await at();
    assert.ok(Math.abs(again.x - rest.x) <= 1 && Math.abs(again.y - rest.y) <= 1, 'it fits as before');
    assertQuiet(page);
    await page.context().close();
  });

  it('is enlarged by two fingers about what lies between them, and fits again by a double tap', async () => {
    const page = await newPage(await newBrowser({ hasTouch: true }));
    await prepareTable(page, site.address, 'ford');
    await showWhole(page);
    await page.waitForTimeout(300);
    const devtools = await page.context().newCDPSession(page);
    const pair = async () => [await middleOf(page, /^Start marker/), await middleOf(page, /^Threat token/)];
    const [start, threat] = (await pair()) as [Spot, Spot];
    const about = { x: 380, y: 380 };
    await pinch(devtools, about, 80, 320);
    await page.waitForTimeout(400);
    const [startAfter, threatAfter] = (await pair()) as [Spot, Spot];
    const grown = away(startAfter, threatAfter) / away(start, threat);
    assert.ok(grown > 1.5 && grown <= 4.1, `grown ${grown} times`);
    assert.ok(Math.abs(away(startAfter, about) / away(start, about) - grown) < 0.2, 'about the fingers');
    await tap(devtools, { x: 60, y: 60 });
    await page.waitForTimeout(60);
    await tap(devtools, { x: 60, y: 60 });
    await page.waitForTimeout(500);
    const [again] = (await pair()) as [Spot, Spot];
    assert.ok(away(again, start) < 2, `${JSON.stringify(start)} → ${JSON.stringify(again)}`);
    assertQuiet(page);
    await page.context().close();
  });

  it('answers to touch and keyboard for heroes and enemy groups', async () => {
    const page = await newPage(await newBrowser());
    await prepareTable(page, site.address, 'evening', { heroes: 5 });
    await showWhole(page);
    const board = page.getByTestId('board');
    const figures = await board
      .getByRole('button', { name: /^(Aragorn|Beravor|Bilbo|Gimli|Legolas|[A-Z].* figures?), .*Tile / })
      .all();
    assert.equal(figures.length, 17);
    for (const [i, figure] of figures.entries()) {
      const label = (await figure.getAttribute('aria-label')) ?? '';
      await figure.focus();
      if (i % 2 === 0) await page.keyboard.press('Enter');
      else await figure.click();
      await page.getByText(label, { exact: true }).waitFor();
    }
    const elite = board.getByRole('button', {
      name: /^Hill Troll, elite banner with a square, 1 figure, Tile /,
    });
    assert.equal(await elite.count(), 1);
    assertQuiet(page);
    await page.context().close();
  });

  it('answers for every terrain of the box, and its legend names every sign', async () => {
    const page = await newPage(await newBrowser());
    await prepareTable(page, site.address, 'inn');
    await showWhole(page);
    const board = page.getByTestId('board');
    const name = (key: string): string => (box as Record<string, string>)[key] ?? '';
    for (const { terrain } of sample.plan.terrain) {
      const piece = board.getByRole('button', { name: new RegExp(`^${name(`terrain.${terrain}`)}, Battle`) });
      const label = (await piece.first().getAttribute('aria-label')) ?? '';
      await piece.first().focus();
      await page.keyboard.press('Enter');
      await page.getByText(label, { exact: true }).waitFor();
    }
    await press(page, wordsOf('en').board.legend);
    const keys = Object.keys(box).filter((key) => /^terrain\.[a-z-]+$/.test(key));
    assert.equal(keys.length, 20);
    for (const key of keys)
      assert.ok((await page.getByText(name(key), { exact: true }).count()) > 0, `no ${key} in the legend`);
    assertQuiet(page);
    await page.context().close();
  });
});
