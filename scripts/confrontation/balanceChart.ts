import type { ColourScheme } from '../../src/ui/palette';
import { PALETTES } from '../../src/ui/palette';
import { drawing, line, rect, scaleOf, tag, text } from '../simulate/charts/svg';
import type { Row } from './results';
import { fellowshipOf, percent } from './results';
import { wilson } from './wilson';

/** How often each side wins between equals, a bar for each way to play; it follows the reader’s day or night. */

const [WIDTH, LEFT, RIGHT, TOP, STEP, BAR] = [720, 110, 700, 74, 62, 34];
const x = scaleOf([0, 1], [LEFT, RIGHT]);

const coloursOf = (scheme: ColourScheme): string => {
  const { ground, ink, faded, river, ember } = PALETTES[scheme];
  return [
    `.ground{fill:${ground}}`,
    `.ink{fill:${ink}}`,
    `.faded{fill:${faded}}`,
    `.fellowship{fill:${river}}`,
    `.sauron{fill:${ember}}`,
    `.on{fill:${ground}}`,
    `.half,.doubt{stroke:${ink}}`,
  ].join('');
};

const STYLE = `text{font:18px sans-serif}.name,.on{font-weight:bold}.small{font-size:15px}.half{stroke-dasharray:4 4}.doubt{stroke-width:3}
${coloursOf('day')}@media (prefers-color-scheme:dark){${coloursOf('night')}}`;

const barOf = (row: Row, index: number): string[] => {
  const top = TOP + index * STEP;
  const middle = top + BAR / 2;
  const { won, played } = fellowshipOf(row);
  const share = won / played;
  const [low, high] = wilson(won, played);
  return [
    text(LEFT - 12, middle + 6, row.cast, { class: 'ink name', 'text-anchor': 'end' }),
    rect(LEFT, top, x(share) - LEFT, BAR, { class: 'fellowship' }),
    rect(x(share), top, RIGHT - x(share), BAR, { class: 'sauron' }),
    text(LEFT + 10, middle + 6, `${percent(share)} %`, { class: 'on' }),
    text(RIGHT - 10, middle + 6, `${percent(1 - share)} %`, { class: 'on', 'text-anchor': 'end' }),
    line(x(low), top + BAR + 6, x(high), top + BAR + 6, 'doubt'),
    text(RIGHT, top + BAR + 19, `${played} games`, { class: 'faded small', 'text-anchor': 'end' }),
  ];
};

/** A drawing in a file of its own says what it is; in a page nobody asks. */
const standing = (svg: string): string => svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');

export const balanceChart = (rows: readonly Row[]): string => {
  const bottom = TOP + rows.length * STEP;
  const caption = {
    id: 'balance',
    title: 'Which side wins between two hard computer players',
    desc: rows
      .map((row) => {
        const { won, played } = fellowshipOf(row);
        return `${row.cast}: the Fellowship ${percent(won / played)} % of ${played} games`;
      })
      .join('; '),
  };
  const svg = drawing(caption, WIDTH, bottom + 30, [
    tag('style', {}, STYLE),
    rect(0, 0, WIDTH, bottom + 30, { class: 'ground' }),
    text(LEFT, 34, 'The Fellowship wins', { class: 'ink name' }),
    text(RIGHT, 34, 'Sauron wins', { class: 'ink name', 'text-anchor': 'end' }),
    text(x(0.5), 58, '50 %', { class: 'faded small', 'text-anchor': 'middle' }),
    ...rows.flatMap(barOf),
    line(x(0.5), TOP - 8, x(0.5), bottom - 6, 'half'),
    text(LEFT, bottom + 14, 'The stroke below a bar: the 95 % interval of where the colours meet.', {
      class: 'faded small',
    }),
  ]);
  return standing(svg);
};
