/**
 * `npm run draw:icons`: draws the app's icons, a red leather book with brass fittings and a leaf, and writes every PNG
 * that the stores, the tablets and the browsers ask for. The PNGs are committed; run this after changing the drawing.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { executablePath, flags } from './chromium.mjs';
import { root } from './expo.mjs';

const DEFINITIONS = `
  <linearGradient id="leather" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#c0432c"/><stop offset=".5" stop-color="#9c2a1b"/><stop offset="1" stop-color="#6d1a10"/>
  </linearGradient>
  <linearGradient id="spine" x1="0" x2="1">
    <stop offset="0" stop-color="#5a140c"/><stop offset=".45" stop-color="#a93524"/><stop offset="1" stop-color="#4b100a"/>
  </linearGradient>
  <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#f6dd94"/><stop offset=".45" stop-color="#d8b45a"/><stop offset="1" stop-color="#8c6a1f"/>
  </linearGradient>
  <linearGradient id="pages" x1="0" x2="1">
    <stop offset="0" stop-color="#cdbb90"/><stop offset="1" stop-color="#fbf5e6"/>
  </linearGradient>
  <filter id="shadow" x="-20%" y="-20%" width="140%" height="140%">
    <feDropShadow dx="0" dy="18" stdDeviation="20" flood-color="#000" flood-opacity=".55"/>
  </filter>
  <filter id="pressed" x="-20%" y="-20%" width="140%" height="140%">
    <feDropShadow dx="0" dy="4" stdDeviation="4" flood-color="#2a0804" flood-opacity=".8"/>
  </filter>`;

const corner = (x, y, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">
    <path d="M0 14 Q0 0 14 0 H112 Q96 34 66 40 Q42 44 40 66 Q34 96 0 112 Z" fill="url(#brass)" filter="url(#pressed)"/>
    <circle cx="30" cy="30" r="9" fill="#8c6a1f"/><circle cx="28" cy="28" r="6" fill="#f6dd94"/>
  </g>`;

const VEINS = [
  [-140, 46],
  [-74, 84],
  [-4, 104],
  [66, 98],
].map(
  ([y, reach]) =>
    `M0 ${y + 52} Q${reach * 0.45} ${y + 26} ${reach} ${y - 22} M0 ${y + 52} Q${-reach * 0.45} ${y + 26} ${-reach} ${y - 22}`,
);

const LEAF = `<g filter="url(#pressed)">
    <path d="M0 -236 C78 -172 152 -76 146 26 C140 118 76 166 0 184 C-76 166 -140 118 -146 26 C-152 -76 -78 -172 0 -236 Z" fill="url(#brass)"/>
    <path d="M0 184 C4 214 16 238 42 254" fill="none" stroke="url(#brass)" stroke-width="20" stroke-linecap="round"/>
    <path d="M0 -196 V176 ${VEINS.join(' ')}" fill="none" stroke="#7f2114" stroke-width="11" stroke-linecap="round"/>
  </g>`;

/** The book alone, in a square of 1024; it fills the middle 660 × 800. */
const BOOK = `<g filter="url(#shadow)">
    <path d="M250 128 H834 Q858 128 858 152 V872 Q858 896 834 896 H250 Z" fill="#571209"/>
    <path d="M256 838 H846 V880 H256 Z" fill="url(#pages)"/>
    <path d="M262 850 H846 M262 860 H846 M262 870 H846" stroke="#a08c60" stroke-width="2.5"/>
    <path d="M230 112 H824 Q850 112 850 138 V818 Q850 844 824 844 H230 Z" fill="url(#leather)"/>
    <path d="M190 112 H262 V896 H190 Q166 896 166 872 V136 Q166 112 190 112 Z" fill="url(#spine)"/>
    <path d="M262 112 V844" stroke="#4b100a" stroke-width="7"/>
    <path d="M166 236 H262 M166 404 H262 M166 572 H262 M166 740 H262" stroke="#d8b45a" stroke-width="11"/>
    <rect x="318" y="164" width="480" height="628" rx="20" fill="none" stroke="#d8b45a" stroke-width="6" opacity=".75"/>
  </g>
  ${corner(850, 112, 90)}${corner(850, 844, 180)}
  <g transform="translate(536 474) scale(.98)">${LEAF}</g>
  <g filter="url(#pressed)">
    <path d="M734 432 H868 Q884 432 884 448 V508 Q884 524 868 524 H734 Q708 502 708 478 Q708 454 734 432 Z" fill="url(#brass)"/>
    <circle cx="762" cy="478" r="17" fill="#571209"/><path d="M755 480 h14 l6 30 h-26 z" fill="#571209"/>
    <circle cx="850" cy="478" r="9" fill="#8c6a1f"/>
  </g>`;

/** `share` is how much of the picture the book takes: launchers cut maskable and adaptive icons to a circle. */
const picture = (ground, share) => {
  const margin = (1024 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024" width="100%" height="100%">
    <defs>${DEFINITIONS}</defs>${ground}
    <g transform="translate(${margin} ${margin}) scale(${share})">${BOOK}</g></svg>`;
};

const SQUARE = '<rect width="1024" height="1024" fill="#1b1713"/>';
const ROUNDED = '<rect width="1024" height="1024" rx="200" fill="#1b1713"/>';

const ICONS = [
  { file: 'assets/images/icon.png', size: 1024, svg: picture(SQUARE, 1.08) },
  { file: 'assets/images/icon-foreground.png', size: 1024, svg: picture('', 0.63) },
  { file: 'assets/images/favicon.png', size: 48, svg: picture('', 1.22) },
  { file: 'public/icons/icon-192.png', size: 192, svg: picture(ROUNDED, 1.08) },
  { file: 'public/icons/icon-512.png', size: 512, svg: picture(ROUNDED, 1.08) },
  { file: 'public/icons/maskable-512.png', size: 512, svg: picture(SQUARE, 0.76) },
];

const browser = await chromium.launch({ executablePath, args: flags });
const page = await browser.newPage();
for (const { file, size, svg } of ICONS) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.screenshot({ path: join(root, file), omitBackground: true });
}
await browser.close();
