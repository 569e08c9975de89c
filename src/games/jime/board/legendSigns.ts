import { pathArt, seamArt } from './lineArt';
import type { Box, Terrain, Token } from '@/games/jime/content';
import type { Translations } from '@/games/jime/words';
import { darknessArt, fogArt, groundOf, reachArt, ringArt } from './overlays';
import { pieceArt } from './pieceArt';
import { pieceName } from './pieceNames';
import type { Stroke } from '@/paint/stroke';
import { markOf, slotMark } from './tileArt';
import { LEGEND } from '@/games/jime/heads/heads';
import { bannerArt, groupArt, heroArt, isMapToken, spentArt, tokenArt } from './tokenArt';
import type { BoardBanner } from './view';

type Words = Translations['board'];
type Say = (key: string) => string;

/** One sign of the map: how it is drawn, as far as `reach` from its middle, what it is and what it means. */
export type LegendSign = { key: string; art: Stroke[]; reach?: number; name: string; gist: string };
export type LegendPart = { title: string; signs: LegendSign[] };

const MIDDLE = { x: 0, y: 0 };
const HEX = groundOf([MIDDLE], 'journey');
const LEVEL = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
] as const;
const ACROSS = 'M-1.2 0H1.2';

const DRAWN: Record<keyof Words['signs'], { art: Stroke[]; reach?: number }> = {
  slot: { art: slotMark(MIDDLE), reach: 0.5 },
  blackBorder: {
    art: [
      { d: ACROSS, line: 'black', width: 0.3 },
      { d: 'M-0.3 0.75L0 0.3L0.3 0.75Z', fill: 'line', line: 'ink', width: 0.06 },
    ],
    reach: 1,
  },
  spaceBorder: {
    art: [
      { d: ACROSS, line: 'ink', width: 0.3, opacity: 0.4 },
      { d: ACROSS, line: 'line', width: 0.18 },
    ],
    reach: 1,
  },
  fog: { art: fogArt(MIDDLE) },
  dark: {
    art: [{ d: HEX, fill: 'rock' }, ...darknessArt({ left: -1, top: -1, width: 2, height: 2 }, 'space')],
    reach: 0.9,
  },
  reach: { art: [{ d: HEX, fill: 'grass' }, ...reachArt([MIDDLE], 'journey')], reach: 1.2 },
  spoken: { art: [...tokenArt('search'), ...ringArt()], reach: 1.7 },
  spent: { art: spentArt('search') },
  way: {
    art: pathArt([
      { x: -1.1, y: 0.6 },
      { x: 0, y: -0.2 },
      { x: 1.1, y: -0.6 },
    ]),
  },
  seam: { art: seamArt([{ line: LEVEL, crossable: true }]), reach: 1.2 },
  hero: { art: heroArt({ id: LEGEND.hero }) },
  group: { art: groupArt({ enemy: LEGEND.enemy, banner: null, figures: [1, 1, 1] }) },
  lastSeen: { art: groupArt({ enemy: LEGEND.enemy, banner: null, figures: [1], lastSeen: true }) },
};

const BANNERS = (['ordinary', 'elite'] as const).flatMap((kind) =>
  [1, 2, 3].map((symbol): BoardBanner => ({ kind, symbol })),
);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A token once, or each of its faces; banners stand beside the figures. */
const tokenSigns = ({ id, variants }: Token, say: Say): LegendSign[] => {
  if (!isMapToken(id)) return [];
  const gist = say(`token.${id}.gist`);
  if (variants.length === 0)
    return [{ key: `token.${id}`, art: pieceArt({ token: id }), name: say(`token.${id}`), gist }];
  return variants.map((variant) => {
    const key = `token.${id}.${variant}`;
    return { key, art: pieceArt({ token: id, variant }), name: pieceName(key, say), gist };
  });
};

const terrainSign = (card: Terrain, say: Say): LegendSign => ({
  key: `terrain.${card.id}`,
  art: pieceArt(card),
  name: say(`terrain.${card.id}`),
  gist: say(`terrain.${card.id}.gist`),
});

/** Every sign a player may meet on the map, by where it comes from. */
export const legendOf = (words: Words, say: Say, box: Box): LegendPart[] => {
  const sign = (key: keyof Words['signs']): LegendSign => {
    const [name = '', gist = ''] = words.signs[key];
    return { key, ...DRAWN[key], name, gist };
  };
  return [
    {
      title: words.legendOf.tiles,
      signs: [
        ...(['spaceBorder', 'blackBorder', 'slot'] as const).map(sign),
        ...Object.values(box.spaceTraits).map(({ id }) => ({
          key: `trait ${id}`,
          art: markOf(id, MIDDLE),
          reach: 0.5,
          name: say(`spaceTrait.${id}`),
          gist: say(`spaceTrait.${id}.gist`),
        })),
      ],
    },
    {
      title: words.legendOf.tokens,
      signs: Object.values(box.tokens).flatMap((token) => tokenSigns(token, say)),
    },
    {
      title: words.legendOf.terrain,
      signs: Object.values(box.terrain).map((card) => terrainSign(card, say)),
    },
    {
      title: words.legendOf.figures,
      signs: [
        ...(['hero', 'group', 'lastSeen'] as const).map(sign),
        ...BANNERS.map((banner) => ({
          key: `${banner.kind} ${banner.symbol}`,
          art: bannerArt(banner, 0, 0),
          reach: 0.9,
          name: capital(words.banner[banner.kind](words.symbols[banner.symbol - 1] ?? '')),
          gist: '',
        })),
      ],
    },
    {
      title: words.legendOf.overlays,
      signs: (['fog', 'dark', 'reach', 'spoken', 'spent', 'way', 'seam'] as const).map(sign),
    },
  ];
};
