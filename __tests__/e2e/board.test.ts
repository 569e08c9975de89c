import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { Language } from '@/i18n';
import { wordsOf } from '@/i18n';
import en from '../../campaigns/sample-maps/text/en.json';
import fr from '../../campaigns/sample-maps/text/fr.json';
import { root } from '../../scripts/expo.mjs';
import { LOCALES, SIZES, assertQuiet, newBrowser, newPage, openTitle, seeHeading } from './browser';
import { flawsOf } from './layout';
import type { Site } from './site';
import { openSite } from './site';

const NAMES = { en, fr };
type MapId = 'forest' | 'cave' | 'ford';

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Chooses a map, always at the same hour so that the same one is drawn, and goes on to the table. */
const openTable = async (page: Page, site: Site, map: MapId, language: Language = 'en'): Promise<void> => {
  const words = wordsOf(language).layMap;
  await page.clock.setFixedTime(new Date('2026-01-01T20:00:00.007Z'));
  await openTitle(page, site.address, language);
  await press(page, wordsOf(language).title.layMap);
  await seeHeading(page, words.title);
  await page.getByRole('radio', { name: NAMES[language][`map.${map}`], exact: true }).click();
  await press(page, words.draw);
  await seeHeading(page, words.prepare);
  await page.getByRole('checkbox').first().click();
  await page.getByRole('checkbox', { checked: true }).waitFor();
  await press(page, words.begin);
  await seeHeading(page, words.laying);
  await page.locator('canvas').waitFor();
};

const next = (page: Page, language: Language = 'en') => {
  const { laid, placed } = wordsOf(language).board;
  return page.getByRole('button', { name: new RegExp(`^(${laid}|${placed})$`) });
};

const layAll = async (page: Page, language: Language = 'en'): Promise<number> => {
  let steps = 0;
  for (; (await next(page, language).count()) > 0; steps += 1) await next(page, language).click();
  await seeHeading(page, wordsOf(language).layMap.finished);
  return steps;
};

describe('the board', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });

  it('is laid step by step, each step going back, and ends with everything on the table', async () => {
    const page = await newPage(await newBrowser({ reducedMotion: 'reduce' }));
    await openTable(page, site, 'forest');
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
    const page = await newPage(await newBrowser({ reducedMotion: 'reduce' }));
    await openTable(page, site, 'forest');
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
    const page = await newPage(await newBrowser({ reducedMotion: 'reduce' }));
    await openTable(page, site, 'ford');
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

  for (const [map, language, theme, size] of [
    ['forest', 'en', 'day', 'landscape'],
    ['forest', 'fr', 'night', 'portrait'],
    ['cave', 'fr', 'day', 'landscape'],
    ['cave', 'en', 'night', 'portrait'],
    ['ford', 'fr', 'day', 'portrait'],
    ['ford', 'en', 'night', 'landscape'],
  ] as const)
    it(`looks well: ${map}, ${language}, ${theme}, ${size}`, async () => {
      const context = await newBrowser({
        locale: LOCALES[language],
        viewport: SIZES[size],
        colorScheme: theme === 'day' ? 'light' : 'dark',
        reducedMotion: 'reduce',
      });
      const page = await newPage(context);
      const look = async (moment: string): Promise<void> => {
        await page.waitForTimeout(300);
        await page.screenshot({
          path: join(root, `artifacts/screens/board-${map}-${theme}-${size}-${moment}.png`),
        });
        assert.deepEqual(await flawsOf(page), [], moment);
      };
      await openTable(page, site, map, language);
      for (let step = 0; (await next(page, language).count()) > 0; step += 1) {
        if ([1, 3, 6].includes(step)) await look(`step-${step}`);
        await next(page, language).click();
      }
      await look('laid');
      await press(page, wordsOf(language).board.flip);
      await look('flipped');
      assertQuiet(page);
      await context.close();
    });
});
