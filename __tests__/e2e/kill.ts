import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { wordsOf } from '@/games/jime/words';

/** What a blind player is told of the whole screen: the prompt, the bars, every space and piece of the board. */
export const toldOf = async (page: Page): Promise<string> => {
  for (let before = ''; ;) {
    const told = await page.locator('body').ariaSnapshot();
    // An answer may still be on its way to the disk: what is compared is a screen that has come to rest.
    if (told === before) return told;
    before = told;
    await page.waitForTimeout(400);
  }
};

/** The browser that keeps this profile, and no other: children say which kind they are. */
const browserProcess = (profile: string): number => {
  const argumentsOf = (pid: string): string[] => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    } catch {
      return [];
    }
  };
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => argumentsOf(pid).includes(`--user-data-dir=${profile}`))
    .filter((pid) => !argumentsOf(pid).some((argument) => argument.startsWith('--type=')));
  assert.equal(found.length, 1, `browsers of ${profile}: ${found.join(', ')}`);
  return Number(found[0]);
};

/** As a battery that runs out: nothing is put away first. */
export const kill = async (page: Page, profile: string): Promise<void> => {
  const gone = new Promise((resolve) => page.context().once('close', resolve));
  process.kill(browserProcess(profile), 'SIGKILL');
  await gone;
};

/** The title again. Killed twice within its first seconds the app asks before it opens anything; then it is started as always. */
export const openAfterKill = async (page: Page, address: string): Promise<void> => {
  const { app, safeLaunch } = wordsOf('en');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
  await page.goto(address);
  await heading(safeLaunch.title).or(heading(app.name)).waitFor();
  if ((await heading(safeLaunch.title).count()) > 0)
    await page.getByRole('button', { name: safeLaunch.asAlways, exact: true }).click();
  await heading(app.name).waitFor();
};
