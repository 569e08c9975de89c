import type { Locator, Page } from 'playwright-core';
import type { Language } from '@/i18n/languages';
import { wordsOf as cardWordsOf } from '@/games/jime/cardWords';
import { wordsOf } from '@/games/jime/words';
import en from '../../campaigns/sample-maps/text/en.json';
import fr from '../../campaigns/sample-maps/text/fr.json';
import { chooseOption, goBack, openTitle, seeHeading } from './browser';

const NAMES = { en, fr };
export type MapId = 'forest' | 'cave' | 'ford' | 'inn' | 'mine' | 'rampart' | 'garden' | 'evening';

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Chooses a map, always at the same hour so that the same one is drawn, and prepares it. */
export const prepareTable = async (
  page: Page,
  address: string,
  map: MapId,
  { language = 'en', heroes = 3 }: { language?: Language; heroes?: number } = {},
): Promise<void> => {
  const words = wordsOf(language);
  await page.clock.setFixedTime(new Date('2026-01-01T20:00:00.007Z'));
  await openTitle(page, address, language);
  await press(page, cardWordsOf(language).layMap);
  await seeHeading(page, words.layMap.title);
  await page.getByRole('radio', { name: NAMES[language][`map.${map}`], exact: true }).click();
  for (let each = 3; each < heroes; each += 1) await press(page, words.app.more(words.layMap.heroes));
  await press(page, words.layMap.draw);
  await seeHeading(page, words.layMap.prepare);
};

/** Goes on to lay it step by step. */
export const beginLaying = async (page: Page, language: Language = 'en'): Promise<void> => {
  const words = wordsOf(language).layMap;
  await page.getByRole('checkbox').first().click();
  await page.getByRole('checkbox', { checked: true }).waitFor();
  await press(page, words.begin);
  await seeHeading(page, words.laying);
  await page.locator('canvas').waitFor();
};

/** All of it at once. */
export const showWhole = async (page: Page, language: Language = 'en'): Promise<void> => {
  const words = wordsOf(language).layMap;
  await press(page, words.whole);
  await seeHeading(page, words.finished);
  await page.locator('canvas').waitFor();
};

export const next = (page: Page, language: Language = 'en'): Locator => {
  const { laid, placed } = wordsOf(language).board;
  return page.getByRole('button', { name: new RegExp(`^(${laid}|${placed})$`) });
};

export const layAll = async (page: Page, language: Language = 'en'): Promise<number> => {
  let steps = 0;
  for (; (await next(page, language).count()) > 0; steps += 1) await next(page, language).click();
  await seeHeading(page, wordsOf(language).layMap.finished);
  return steps;
};

/** §56 Turns on both expansions that bring terrain. */
export const ownEveryTerrain = async (page: Page, address: string): Promise<void> => {
  const words = wordsOf('en');
  await openTitle(page, address);
  await press(page, cardWordsOf('en').collection);
  await seeHeading(page, words.collection.title);
  for (const box of ['Shadowed Paths', 'Spreading War']) await chooseOption(page, box, words.collection.on);
  await goBack(page);
};
