import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViewportSize } from 'playwright-core';
import type { Language } from '@/i18n/languages';
import { root } from '../../scripts/expo.mjs';
import {
  LOCALES,
  assertQuiet,
  chooseOption,
  goBack,
  newBrowser,
  newPage,
  openSettings,
  openTitle,
} from './browser';
import { ScreenInspector } from './screenInspector';
import { openSite } from './site';

const COMPANY = 'Les Cloches';

/** What no visit may miss; the adventure is given up once it has been seen. */
const SIGHTS = [
  'prompt-message',
  'prompt-placement',
  'prompt-test',
  'prompt-token',
  'prompt-panel',
  'prompt-attack',
  'prompt-rally',
  'enemy-menu',
  'explore',
];

const jsonOf = (path: string): Record<string, string> => JSON.parse(readFileSync(join(root, path), 'utf8'));

export type Visit = {
  language: Language;
  theme: 'light' | 'dark';
  text: 'normal' | 'largest';
  sizes: Readonly<Record<string, ViewportSize>>;
};

/** The tutorial from the first choice to the last page, with a look at every screen on the way. */
export const visit = async ({ language, theme, text, sizes }: Visit): Promise<void> => {
  const site = await openSite();
  const context = await newBrowser({
    locale: LOCALES[language],
    viewport: Object.values(sizes)[0] ?? null,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await newPage(context);
  const player = new ScreenInspector(page, language, sizes);
  const { settings, campaign, prompts } = player.words;
  const names = jsonOf(`campaigns/core/text/${language}.json`);
  const story = jsonOf(`campaigns/tutorial/text/${language}.json`);
  const unseen = (): string[] => SIGHTS.filter((sight) => !player.seen.has(sight));

  await openTitle(page, site.address, language);
  await openSettings(page, language);
  await chooseOption(page, settings.textSize.label, settings.textSize.options[text]);
  await goBack(page, language);
  await player.beginCampaign(story['campaign.name'] ?? '', ['Gimli', 'Bilbo'], COMPANY);
  await player.reachByTab(player.button(campaign.setUp.goOn));
  await player.setUp();
  const read = player.button(prompts.continue).or(player.button(prompts.nextPage));
  await read.first().waitFor();
  await player.reachByTab(read);
  await player.answerAll('win');
  await player.readBeside();
  await player.throughTheSaves(COMPANY);
  while ((await player.adventureOpen) && unseen().length > 0) await player.playRound('win', names);
  if (await player.adventureOpen) await player.concede();
  await player.toCamp();
  await player.breakCamp();
  await player.setUp();
  await player.answerAll('win');
  await player.concede();
  await player.toEnd();
  await player.look('epilogue');

  assert.deepEqual(player.flaws, []);
  assert.deepEqual(unseen(), []);
  assertQuiet(page);
  await context.close();
};
