/**
 * How much of the screen the map has while a sheet is open: nine tiles at 1180 × 820, by the points of the screen on which a
 * tile can be seen and touched, and how large the tokens lie there.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { lookFrom } from '@/games/jime/board/layout';
import { heroesOffered } from '@/games/jime/play';
import { wordsOf } from '@/games/jime/words';
import { openBookOn } from '@/saves/book';
import { exportSaves } from '@/saves/export';
import { nodeSql } from '../../__tests__/saves/nodeSql';
import { RecordedGame } from '../../__tests__/saves/recordedGame';
import { ScriptedPlayer } from '../../__tests__/saves/scriptedPlayer';
import { findGame, openShipped } from '../../__tests__/saves/shippedCampaigns';
import { version } from '../../package.json';
import { executablePath, flags } from '../chromium.mjs';
import { ensureExported, site } from '../exported-site.mjs';
import type { Figure, Subject } from '../figures';
import { addressOf, serve } from '../static-host.mjs';

const CAMPAIGN = 'oath-of-the-lamps';
const TILES = 9;
/** Games whose maps differ. */
const SEEDS = [1, 2, 3, 4, 5, 6];
const MAPS = 3;
const MOST_STEPS = 1500;
const words = wordsOf('en');

/** A game in which nine tiles lie and a token is being read; null where a seed never comes to it. */
const nineTiles = async (seed: number): Promise<string | null> => {
  const content = await openShipped(CAMPAIGN);
  const company = heroesOffered(content.box, content.campaign.products)
    .slice(0, 3)
    .map((hero) => ({ hero, role: null, items: [...(content.box.heroes[hero]?.suggestedItems ?? [])] }));
  const chosen = {
    seed,
    difficulty: 'normal',
    mirror: true,
    company: `Nine ${seed}`,
    heroes: company,
  } as const;
  const game = await RecordedGame.begin(await openBookOn(nodeSql()), CAMPAIGN, chosen);
  const player = new ScriptedPlayer(seed);
  for (let steps = 0; steps < MOST_STEPS && game.state.stage !== 'ended'; steps += 1) {
    const tiles = game.state.adventure?.tiles.length ?? 0;
    if (tiles === TILES && game.prompt?.kind === 'token')
      return exportSaves(game.book, version, findGame, [game.slot]);
    await game.do(player.next(game.state, game.content));
  }
  return null;
};

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

const openSave = async (page: Page, address: string, file: string, company: string): Promise<void> => {
  await page.goto(address);
  await press(page, words.shelf.saves);
  const asked = page.waitForEvent('filechooser');
  await press(page, words.saves.files.import);
  await (await asked).setFiles(file);
  await press(page, words.saves.resumeLabel(company));
  await press(page, words.play.stillLaid);
  await page.locator('canvas').waitFor();
  await page.getByRole('region', { name: words.table.sheet.label, exact: true }).waitFor();
  await page.waitForTimeout(1500);
};

/** Points between two looks, and the units of the board that the layer of what is touched is laid out in. */
const STEP = 4;
const UNIT = 100;

type Seen = { area: number; scale: number };

/** The crowded ones: they would be smaller if they did not grow. */
const smallest = (scale: number): number => 2 * scale * lookFrom({ angle: 0, scale }).radius;

/** Run in the page as it stands: a compiler's marks on a function's name would be unknown there. */
const LOOK = `(() => {
  const board = document.querySelector('[data-testid="board"]');
  const spots = [...board.querySelectorAll('[role="button"]')].filter((one) => !one.closest('[role="toolbar"]'));
  const { a, b } = new DOMMatrix(getComputedStyle(spots[0].parentElement).transform);
  let seen = 0;
  for (let x = 0; x < innerWidth; x += ${STEP})
    for (let y = 0; y < innerHeight; y += ${STEP}) {
      const spot = document.elementFromPoint(x, y)?.closest('[role="button"]');
      if (spot && spots.includes(spot)) seen += 1;
    }
  return { area: seen * ${STEP} * ${STEP}, scale: Math.hypot(a, b) * ${UNIT} };
})()`;

const figuresOf = (name: string, { area, scale }: Seen): Figure[] => [
  { name: `${name}: tiles on the screen`, value: Math.round(area), unit: 'pt²' },
  { name: `${name}: the smallest token`, value: Number(smallest(scale).toFixed(1)), unit: 'pt' },
];

export const figures: Subject = async () => {
  ensureExported();
  const host = await serve(site);
  const browser = await chromium.launch({ executablePath, args: flags });
  const folder = mkdtempSync(join(tmpdir(), 'red-book-bench-'));
  const found: Figure[] = [];
  for (const seed of SEEDS) {
    const text = found.length < 2 * MAPS ? await nineTiles(seed) : null;
    if (text === null) continue;
    const file = join(folder, `nine-${seed}.json`);
    writeFileSync(file, text);
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1180, height: 820 } });
    await openSave(page, addressOf(host), file, `Nine ${seed}`);
    if (process.env.PICTURES) await page.screenshot({ path: join(process.env.PICTURES, `nine-${seed}.png`) });
    found.push(...figuresOf(`map beside a sheet, game ${seed}`, await page.evaluate<Seen>(LOOK)));
    await page.close();
  }
  await browser.close();
  host.close();
  rmSync(folder, { recursive: true });
  return found;
};
