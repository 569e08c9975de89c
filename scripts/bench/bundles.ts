/** What each exported app weighs as a host with gzip would send it. Only what lies in dist is weighed; the web is exported if need be. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../expo.mjs';
import { ensureExported } from '../exported-site.mjs';
import type { Figure, Subject } from '../figures';

const PLATFORMS = ['web', 'android', 'ios'];
/** Pieces worth a line of their own. */
const HEAVIEST = 5;

type Piece = { name: string; kilobytes: number };

/** What runs, by its name without the fingerprint: Hermes keeps code as bytecode, and draws without the web’s painter. */
const pieces = (platform: string, folder: string): Piece[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => (platform === 'web' ? /\.(js|wasm)$/ : /\.hbc$/).test(file))
    .map((file) => ({
      name: file.replace(/^.*[\\/]/, '').replace(/[-.][0-9a-f]{32}/, ''),
      kilobytes: gzipSync(readFileSync(join(folder, file))).length / 1000,
    }))
    .sort((a, b) => b.kilobytes - a.kilobytes || (a.name < b.name ? -1 : 1));

const weighed = (platform: string): Figure[] => {
  const folder = join(root, 'dist', platform);
  if (!existsSync(folder)) return [];
  const found = pieces(platform, folder);
  const figure = (name: string, kilobytes: number): Figure => ({
    name: `bundle ${platform}: ${name}`,
    value: Math.round(kilobytes),
    unit: 'kB gzip',
  });
  const all = found.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  const heaviest = found.slice(0, HEAVIEST).map(({ name, kilobytes }) => figure(name, kilobytes));
  return [
    figure(found.length > 1 ? `all ${found.length} files of code` : 'all its code', all),
    ...(found.length > 1 ? heaviest : []),
  ];
};

export const figures: Subject = () => {
  ensureExported();
  return PLATFORMS.flatMap(weighed);
};
