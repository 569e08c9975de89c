import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { site as EXPORTED } from '../../scripts/exported-site.mjs';
import { writeServiceWorker } from '../../scripts/installable.mjs';
import { addressOf, serve } from '../../scripts/static-host.mjs';

const SCRIPTS = '_expo/static/js/web';

// Kept here because `after` called inside a hook runs when that hook ends, not when the file does.
const leavings: (() => unknown)[] = [];
after(async () => {
  for (const clear of leavings.reverse()) await clear();
});

export const atTheEnd = (clear: () => unknown): void => void leavings.push(clear);

export const scratchFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'red-book-e2e-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
};

export type Site = { address: string; folder: string; stop(): Promise<void> };

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** The exported site on a host of its own. */
export const openSite = async (folder = EXPORTED): Promise<Site> => {
  const server = await serve(folder);
  atTheEnd(() => stop(server));
  return { address: addressOf(server), folder, stop: () => stop(server) };
};

/** A copy that a test may change. */
export const openCopy = async (): Promise<Site> => {
  const folder = scratchFolder();
  cpSync(EXPORTED, folder, { recursive: true });
  return openSite(folder);
};

export const entryOf = (folder: string): string => {
  const entry = readdirSync(join(folder, SCRIPTS)).find((name) => name.startsWith('entry-'));
  if (!entry) throw new Error(`no entry script in ${folder}`);
  return `${SCRIPTS}/${entry}`;
};

/** Uploads another version over the first: its script has another name and says which version it is. */
export const publishNextVersion = ({ folder }: Site, version: string): void => {
  const old = entryOf(folder);
  const next = `${SCRIPTS}/entry-${version}.js`;
  renameSync(join(folder, old), join(folder, next));
  const script = readFileSync(join(folder, next), 'utf8');
  writeFileSync(join(folder, next), `${script}\ndocument.documentElement.dataset.version = '${version}';\n`);
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace(old, next));
  writeServiceWorker(folder);
};
