/** From a tap to a new number, for what a table of the Card Game does most often: Chromium, with its saves on disk. */
import { chromium } from 'playwright-core';
import { LcgPlayer } from '../../__tests__/e2e/lcgPlayer';
import { ANNE, Mirkwood } from '../../__tests__/e2e/mirkwood';
import { executablePath, flags } from '../chromium.mjs';
import { ensureExported, site } from '../exported-site.mjs';
import type { Subject } from '../figures';
import { addressOf, serve } from '../static-host.mjs';
import { REPEATS, Stopwatch } from '../stopwatch';

/** Table and panel: every number there is. */
const PARTS = '[role=main]';

type Tap = { name: string; tap: () => Promise<void> };

/** Each tap made and taken back, at the first window of a game for two. */
const measure = async (table: LcgPlayer, watch: Stopwatch): Promise<void> => {
  const { app, names, table: words } = table.words;
  const repeat = async ({ name, tap }: Tap): Promise<void> => {
    for (let turn = 0; turn < REPEATS; turn += 1) {
      await watch.time(name, tap);
      await watch.time('undo', () => table.press(new RegExp(`^${words.undo.undo}`)));
    }
  };
  const dial = words.dial.of(ANNE);
  const damage = new RegExp(`^${app.more(words.character.damage(null))}`);
  await repeat({ name: 'threat on a dial', tap: () => table.press(app.more(dial)) });
  await repeat({ name: 'next step', tap: () => table.closeWindow('planning', ANNE) });
  await table.open(names.hero.aragorn);
  await repeat({ name: 'damage on a hero', tap: () => table.press(damage) });
  await table.close();
  await table.press(words.quest.said(1, 'B', 0, 8));
  await repeat({ name: 'progress', tap: () => table.press(app.more(words.quest.progress)) });
};

export const figures: Subject = async () => {
  ensureExported();
  const host = await serve(site);
  const browser = await chromium.launch({ executablePath, args: flags });
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1180, height: 820 } });
  const table = new LcgPlayer(page, 'en', 'all');
  await page.goto(addressOf(host));
  await new Mirkwood(table).begin();
  const watch = await Stopwatch.start(page, 'lcg', PARTS);
  await measure(table, watch);
  await browser.close();
  host.close();
  return watch.figures;
};
