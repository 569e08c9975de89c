import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';
import { root } from '../../scripts/expo.mjs';
import {
  LOCALES,
  PHONE,
  SIZES,
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

const jsonOf = (path: string): Record<string, string> => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** What a visit must come to: where cards are chosen, and the moments at which they count. */
const MOMENTS = ['prompt-test', 'prompt-lastStand', 'prompt-panel', 'prompt-attack', 'prompt-rally'];

/** Looks only where the gists of cards stand. */
class CardReader extends ScreenInspector {
  override async look(screen: string): Promise<void> {
    if (/^(new-game|set-up|prompt|attack|hero|company-heroes|camp)/.test(screen)) await super.look(screen);
  }

  override async press(name: string | RegExp): Promise<void> {
    const { newGame, next } = this.words.campaign;
    const change = this.button(new RegExp(`^${newGame.changeItems}`));
    await super.press(name);
    if (name !== next || !(await change.first().isVisible())) return;
    await this.look('new-game-items');
    await change.first().click();
    await this.look('new-game-items-open');
    await super.press(new RegExp(`^${newGame.closeItems}`));
  }

  get unseen(): string[] {
    return MOMENTS.filter((moment) => !this.seen.has(moment));
  }
}

type Visit = { language: Language; theme: 'light' | 'dark'; text: 'normal' | 'largest' };

const visit = async ({ language, theme, text }: Visit): Promise<void> => {
  const site = await openSite();
  const context = await newBrowser({
    locale: LOCALES[language],
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await newPage(context);
  const held = (way: string): string => [language, text, theme, way].join('-');
  const player = new CardReader(page, language, {
    [held('lying')]: SIZES.landscape,
    [held('standing')]: SIZES.portrait,
    [held('phone')]: PHONE,
  });
  const { settings } = player.words;
  const names = jsonOf(`campaigns/core/text/${language}.json`);
  const story = jsonOf(`campaigns/tutorial/text/${language}.json`);
  await openTitle(page, site.address, language);
  await openSettings(page, language);
  await chooseOption(page, settings.textSize.label, settings.textSize.options[text]);
  await goBack(page, language);
  await player.beginCampaign(story['campaign.name'] ?? '', ['Gimli', 'Bilbo'], 'Les Cloches');
  await player.setUp();
  await player.answerAll('win');
  await player.readBeside();
  await player.makeLastStand();
  while ((await player.adventureOpen) && player.unseen.length > 0) await player.playRound('win', names);
  if (await player.adventureOpen) await player.concede();
  await player.toCamp();
  await player.breakCamp();
  assert.deepEqual(player.flaws, []);
  assert.deepEqual(player.unseen, []);
  assertQuiet(page);
  await context.close();
};

describe('cards with their gists, looked at where they are chosen and where they count', () => {
  for (const language of LANGUAGES)
    for (const text of ['normal', 'largest'] as const)
      for (const theme of ['light', 'dark'] as const)
        it(`${language}, ${text} letters, ${theme}`, () => visit({ language, theme, text }));
});
