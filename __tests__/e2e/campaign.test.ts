import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { BrowserContextOptions } from 'playwright-core';
import type { Language } from '@/i18n/languages';
import { wordsOf } from '@/games/jime/words';
import { LOCALES, MOVING, assertQuiet, newBrowser, newPage, openTitle } from './browser';
import { importCampaign } from './importCampaign';
import { buyAndSell, upgradeItem } from './playCamp';
import type { Aim } from './player';
import { Player } from './player';
import { openSite, scratchFolder } from './site';

const ROOT = join(__dirname, '../..');
const HEROES = ['Aragorn', 'Gimli', 'Bilbo'];

const jsonOf = (path: string): Record<string, string> => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** The campaign beside the tests as one file, made as its author would make it. */
const bundle = (): string => {
  const file = join(scratchFolder(), 'two-evenings.json');
  const script = join(ROOT, 'scripts/bundle-campaign.ts');
  execFileSync(process.execPath, ['--import', 'tsx', script, join(__dirname, 'campaign'), file], {
    cwd: ROOT,
  });
  return file;
};

/** Each language and each ending once; one of the two with everything that moves. */
const RUNS: readonly { language: Language; aim: Aim; motion?: BrowserContextOptions }[] = [
  { language: 'fr', aim: 'win' },
  { language: 'en', aim: 'lose', motion: MOVING },
];

describe('a campaign brought in as a file, by the interface alone', async () => {
  const site = await openSite();
  const file = bundle();
  for (const { language, aim, motion } of RUNS)
    it(`three heroes ${aim} its first adventure, camp and begin the second, in ${language}`, async () => {
      const page = await newPage(await newBrowser({ locale: LOCALES[language], ...motion }));
      const names = jsonOf(`campaigns/core/text/${language}.json`);
      const story = jsonOf(`__tests__/e2e/campaign/text/${language}.json`);
      const words = wordsOf(language);
      const { epilogue, camp } = words.campaign;
      const player = new Player(page, language);
      await openTitle(page, site.address, language);
      const name = story['campaign.name'] ?? '';
      await importCampaign(page, language, file, name);
      await player.beginCampaign(name, HEROES, 'Les Puisatiers');
      await player.setUp();
      await player.playAdventure(aim, names);
      await page.getByText(epilogue.after[aim === 'win' ? 'won' : 'lost'], { exact: true }).waitFor();
      await player.toCamp();

      const upgraded = await upgradeItem(player);
      await buyAndSell(player, HEROES[0] ?? '');
      await player.press(camp.goOn);
      await page.getByRole('checkbox', { name: `${camp.cards.take}, ${upgraded}` }).waitFor();
      await player.press(words.app.back);
      await player.breakCamp();

      await player.setUp();
      await player.button(words.board.laid).waitFor();
      await player.answerAll('win');
      const laid = page.getByTestId('board').getByRole('button', { name: words.board.battleTile(2) });
      assert.ok((await laid.count()) > 0, 'the second battle tile is on the board');
      const enemies = page.getByRole('toolbar', { name: words.table.bar.label, exact: true });
      await enemies.getByRole('button', { name: story['gate.keeper'] ?? '' }).waitFor();
      assertQuiet(page);
      await page.context().close();
    });
});
