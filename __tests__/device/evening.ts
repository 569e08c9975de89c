/** Devices for one file of tests: each opens the exported bundle, keeps its book in a folder, and is put away at the end. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import type { Script } from 'node:vm';
import type { Page } from 'playwright-core';
import type { Language } from '@/i18n/languages';
import { LOCALES } from '@/i18n/languages';
import { wordsOf } from '@/games/jime/words';
import { deviceBundle } from '../../scripts/device-bundle.mjs';
import { root } from '../../scripts/expo.mjs';
import { seeHeading } from '../e2e/heading';
import { DevicePage } from './devicePage';
import { Device, bundleAt } from './host/device';

/** A memory disk where there is one: what a disk takes to be sure is measured elsewhere. */
const SCRATCH = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

let bundle: Script | null = null;
const devices: Device[] = [];
const folders: string[] = [];

after(() => {
  for (const device of devices) device.kill();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export const scratchFolder = (): string => {
  const folder = mkdtempSync(join(SCRATCH, 'red-book-device-'));
  folders.push(folder);
  return folder;
};

/** What a device keeps, as it is at this moment. */
export const copyOf = (folder: string): string => {
  const copy = scratchFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
};

export const newDevice = (folder = scratchFolder(), language: Language = 'en'): Device => {
  bundle ??= bundleAt(deviceBundle());
  const device = new Device({ bundle, folder, locale: LOCALES[language] });
  devices.push(device);
  return device;
};

/** The page as the players of the browser tests take it: it has what they ask for, and throws what is asked beyond that. */
export const asPage = (page: DevicePage): Page => page as unknown as Page;

/** A device on which the app has been opened, with the title in sight. */
export const openTitle = async (folder?: string, language: Language = 'en'): Promise<DevicePage> => {
  const page = new DevicePage(newDevice(folder, language));
  await seeHeading(asPage(page), wordsOf(language).app.name);
  return page;
};

export const jsonOf = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, string>;
