/**
 * What the exported site costs until its title is drawn: in a browser that has never seen it, and in one that has. With
 * `--against <url> <text>` another page is measured in turns with it, until it shows that text.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { wordsOf } from '@/i18n';
import { ensureExported, site } from '../exported-site.mjs';
import type { Figure, Subject } from '../figures';
import type { Start, Starts } from '../page-start';
import { startTwice } from '../page-start';
import { addressOf, serve } from '../static-host.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const TEXT = wordsOf('en').app.subtitle;

export const startTitle = async (rounds: number, against?: { url: string; text: string }) => {
  ensureExported();
  const host = await serve(site);
  const ours: Starts[] = [];
  const theirs: Starts[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await startTwice({ url: addressOf(host), text: TEXT }));
    if (against) theirs.push(await startTwice(against));
  }
  host.close();
  return { ours, theirs };
};

/** Kilobytes of JavaScript as a host with gzip would send them. */
export const javascriptOf = ({ files }: Pick<Start, 'files'>): number => {
  const scripts = files.filter((path) => path.endsWith('.js'));
  const bytes = scripts.map((path) => gzipSync(readFileSync(join(site, decodeURIComponent(path)))).length);
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1000);
};

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const times = (whose: string, starts: readonly Starts[]): Figure[] =>
  (['cold', 'warm'] as const).flatMap((start) =>
    (['frame', 'useful'] as const).map((moment) => {
      const measured = starts.map((one) => Math.round(one[start][moment]));
      return {
        name: `${whose}, ${start} start, first ${moment === 'frame' ? 'frame' : 'useful page'}: median of ${measured.length} (${Math.min(...measured)} to ${Math.max(...measured)})`,
        value: median(measured),
        unit: 'ms',
      };
    }),
  );

export const figures: Subject = async ({ against }) => {
  const { ours, theirs } = await startTitle(ROUNDS, against);
  const javascript = Math.max(...ours.map(({ cold }) => javascriptOf(cold)));
  return [
    { name: 'title, JavaScript until it is drawn', value: javascript, unit: 'kB gzip' },
    ...times('title', ours),
    ...(against ? times(against.url, theirs) : []),
  ];
};
