/**
 * `npm run draw:heads`: every head on one sheet, `docs/gallery/heads.jpg`: at 64 points and at 28, by day and by night, and
 * by its outline alone. The sheet is committed; run this after changing a head, and look at it.
 */
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Head } from '@/games/jime/heads/heads';
import { ALL_HEADS, headStrokes } from '@/games/jime/heads/heads';
import { coinArt, shieldArt } from '@/games/jime/heads/plates';
import { PIGMENTS } from '@/paint/pigments';
import type { Stroke } from '@/paint/stroke';
import type { ColourScheme } from '@/ui/palette';
import { PALETTES } from '@/ui/palette';
import { executablePath, flags } from './chromium.mjs';
import { root } from './expo.mjs';

const pathOf = (stroke: Stroke, scheme: ColourScheme): string => {
  const { d, fill, line, width = 0, opacity = 1, place = { x: 0, y: 0, scale: 1 } } = stroke;
  const colour = (ink: Stroke['fill']): string => (ink ? PIGMENTS[scheme][ink] : 'none');
  return `<path d="${d}" fill="${colour(fill)}" stroke="${colour(line)}" stroke-width="${width}" opacity="${opacity}"
    stroke-linejoin="round" stroke-linecap="round" transform="translate(${place.x} ${place.y}) scale(${place.scale})"/>`;
};

const plate = (art: readonly Stroke[], size: number, scheme: ColourScheme): string =>
  `<svg width="${size}" height="${size}" viewBox="-1.08 -1.08 2.16 2.16">${art.map((stroke) => pathOf(stroke, scheme)).join('')}</svg>`;

/** What is left of a head when only its outline is known. */
const outline = (head: Head, size: number, scheme: ColourScheme): string => {
  const { ink } = PALETTES[scheme];
  const masses = head.cuts().flatMap(({ d, mass }) => (mass ? [d] : []));
  return `<svg width="${size}" height="${size}" viewBox="-8 -8 116 116">${masses
    .map(
      (d) =>
        `<path d="${d}" fill="${ink}" stroke="${ink}" stroke-width="${headStrokes(head)[0]?.width ?? 0}"/>`,
    )
    .join('')}</svg>`;
};

type Struck = { head: Head; art: readonly Stroke[] };

const HEADS: readonly Struck[] = [
  ...ALL_HEADS.heroes.map((head) => ({ head, art: shieldArt(head) })),
  ...[...ALL_HEADS.enemies, ...ALL_HEADS.persons].map((head) => ({ head, art: coinArt(head) })),
];

const row = (cells: readonly string[]): string => `<div class="row">${cells.join('')}</div>`;

const sheet = (scheme: ColourScheme): string => `
  <section style="background: ${PALETTES[scheme].ground}">
    ${row(HEADS.map(({ art }) => plate(art, 64, scheme)))}
    ${row(HEADS.map(({ art }) => plate(art, 28, scheme)))}
    ${row(HEADS.map(({ head }) => outline(head, 28, scheme)))}
  </section>`;

const STYLE = `body { margin: 0; width: 1008px } section { padding: 12px 0 12px 12px }
  .row { display: flex; flex-wrap: wrap; gap: 6px 7px; margin-bottom: 10px } svg { display: block }`;

const draw = async (): Promise<void> => {
  const browser = await chromium.launch({ executablePath, args: flags });
  const page = await browser.newPage({ viewport: { width: 1008, height: 600 }, deviceScaleFactor: 1.25 });
  await page.setContent(`<style>${STYLE}</style>${sheet('day')}${sheet('night')}`);
  await page.screenshot({
    path: join(root, 'docs/gallery/heads.jpg'),
    fullPage: true,
    type: 'jpeg',
    quality: 72,
  });
  await browser.close();
};

void draw();
