import assert from 'node:assert/strict';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  LaunchOptions,
  Locator,
  Page,
} from 'playwright-core';
import { chromium } from 'playwright-core';
import type { Language } from '@/i18n/languages';
import { LOCALES } from '@/i18n/languages';
import { wordsOf } from '@/games/jime/words';
import { executablePath, flags } from '../../scripts/chromium.mjs';
import { BROWSERS, withoutBuiltins } from '../../scripts/missing-builtins.cjs';
import { seeHeading } from './heading';
import { atTheEnd } from './site';

export { seeHeading } from './heading';

export const SIZES = {
  landscape: { width: 1180, height: 820 },
  portrait: { width: 820, height: 1180 },
} as const;

export { LOCALES };

export const PHONE = { width: 390, height: 844 } as const;

/** Pages that fade in would take most of the time: only tests that are to see things move ask for motion. */
const STILL: BrowserContextOptions = {
  viewport: SIZES.landscape,
  locale: 'en-GB',
  reducedMotion: 'reduce',
};
export const MOVING: BrowserContextOptions = { reducedMotion: 'no-preference' };

const launchOptions = (args: readonly string[] = []): LaunchOptions => ({
  executablePath,
  args: [...flags, ...args],
});

/** Every page of it has no more than the oldest browsers we promise: this Chromium alone would let anything pass. */
const asOldAsPromised = async (context: BrowserContext): Promise<BrowserContext> => {
  await context.addInitScript(withoutBuiltins(BROWSERS));
  return context;
};

const launched = new Map<string, Browser>();

/** A browser that has never seen the book; one Chromium runs for all tests of a file. */
export const newBrowser = async (
  options: BrowserContextOptions = {},
  args: readonly string[] = [],
): Promise<BrowserContext> => {
  const key = args.join(' ');
  const browser = launched.get(key) ?? (await chromium.launch(launchOptions(args)));
  if (!launched.has(key)) atTheEnd(() => browser.close());
  launched.set(key, browser);
  return asOldAsPromised(await browser.newContext({ ...STILL, ...options }));
};

/** A browser with a profile on disk, as a person has one. */
export const browserOf = async (
  profile: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> => {
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    ...STILL,
    ...options,
  });
  atTheEnd(() => context.close());
  return asOldAsPromised(context);
};

const complaints = new WeakMap<Page, string[]>();

/** A page whose every complaint is written down: console warnings and errors, exceptions. */
export const newPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  // tsx names functions by a function of its own, which does not exist inside the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  const heard: string[] = [];
  complaints.set(page, heard);
  page.on('console', (message) => {
    // Software WebGL reports how slow it is when a picture is taken: that is no complaint of ours.
    if (message.text().includes('GL Driver Message')) return;
    if (['warning', 'error'].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`exception: ${error.message}`));
  return page;
};

export const assertQuiet = (page: Page): void => assert.deepEqual(complaints.get(page), []);

/** The worker has taken everything it needs and looks after this page. */
export const installed = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

export const openTitle = async (page: Page, address: string, language: Language = 'en'): Promise<void> => {
  await page.goto(address);
  await seeHeading(page, wordsOf(language).app.name);
};

/** The title, in the browser of somebody who has a profile on disk: what was kept there before is there again. */
export const openTitleOf = async (profile: string, address: string, language: Language): Promise<Page> => {
  const page = await newPage(await browserOf(profile, { locale: LOCALES[language] }));
  await openTitle(page, address, language);
  return page;
};

export const openSettings = async (page: Page, language: Language = 'en'): Promise<void> => {
  const words = wordsOf(language);
  await page.getByRole('button', { name: words.shelf.settings, exact: true }).click();
  await page.getByRole('radiogroup', { name: words.settings.language.label, exact: true }).waitFor();
};

export const goBack = async (page: Page, language: Language = 'en'): Promise<void> => {
  const words = wordsOf(language);
  await page.getByRole('button', { name: words.app.back, exact: true }).click();
  await seeHeading(page, words.app.name);
};

export const radio = (page: Page, group: string, option: string): Locator =>
  page
    .getByRole('radiogroup', { name: group, exact: true })
    .getByRole('radio', { name: option, exact: true });

/** Chooses an option and waits until it shows: a setting that shows is on disk. */
export const chooseOption = async (page: Page, group: string, option: string): Promise<void> => {
  await radio(page, group, option).click();
  await radio(page, group, option).and(page.locator('[aria-checked="true"]')).waitFor();
};
