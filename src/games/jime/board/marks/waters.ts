import type { Point } from '@/games/jime/map/hex';
import { blob, curveThrough, n } from '@/paint/pen';
import type { Sheet } from '../tileGround';

const ripples = (sheet: Sheet, { x, y }: Point, radius: number): string =>
  [-0.35, 0, 0.35]
    .map((down) => {
      const wide = radius * sheet.hand.between(0.3, 0.55);
      const from = x - wide / 2 + sheet.hand.between(-0.1, 0.1);
      return `M${n(from)} ${n(y + down * radius)}q${n(wide / 4)} ${n(-radius * 0.09)} ${n(wide / 2)} 0t${n(wide / 2)} 0`;
    })
    .join('');

export const pool = (sheet: Sheet, at: Point, radius: number): void => {
  sheet.strokes.push(
    { d: blob(sheet.hand, at, radius, 0.82), fill: 'water', line: 'waterDark', width: 0.06 },
    { d: ripples(sheet, at, radius), line: 'waterDark', width: 0.035 },
  );
};

/** Ponds and lakes: as many as the tile has room for, one for every five hexes. */
export const water = (sheet: Sheet): void => {
  const wanted = Math.max(1, Math.round(sheet.hexes.length / 5));
  for (let i = 0; i < wanted; i += 1) {
    const radius = i === 0 ? 0.85 : sheet.hand.between(0.45, 0.6);
    const at = sheet.place(radius * 0.95) ?? sheet.place(0.4);
    if (at) pool(sheet, at, radius * 0.95);
  }
};

export const marsh = (sheet: Sheet): void => {
  for (let i = 0; i < sheet.hexes.length; i += 1) {
    const at = sheet.place(0.3);
    if (at) pool(sheet, at, 0.26);
  }
  for (let i = 0; i < sheet.hexes.length * 3; i += 1) {
    const at = sheet.place(0.14);
    if (!at) continue;
    const { x, y } = at;
    const d = `M${n(x - 0.1)} ${n(y)}l-0.03 -0.2M${n(x)} ${n(y)}v-0.28M${n(x + 0.1)} ${n(y)}l0.04 -0.22`;
    sheet.strokes.push({ d, line: 'leafDark', width: 0.045 });
  }
};

/** The sea along one side: everything beyond a wavering shore. */
export const coast = (sheet: Sheet): void => {
  const angle = sheet.hand.between(0, 2 * Math.PI);
  const toward = (along: number, out: number): Point => ({
    x: sheet.middle.x + Math.cos(angle) * out - Math.sin(angle) * along,
    y: sheet.middle.y + Math.sin(angle) * out + Math.cos(angle) * along,
  });
  const shore = [-6, -4, -2.4, -1.2, 0, 1.2, 2.4, 4, 6].map((along) =>
    toward(along, 0.5 + sheet.hand.between(-0.35, 0.35)),
  );
  const sea = (shift: number): string =>
    `${curveThrough(shore.map(({ x, y }) => ({ x: x + Math.cos(angle) * shift, y: y + Math.sin(angle) * shift })))}L${n(toward(6, 9).x)} ${n(toward(6, 9).y)}L${n(toward(-6, 9).x)} ${n(toward(-6, 9).y)}Z`;
  for (let along = -6; along <= 6; along += 0.6)
    for (let out = 0.5; out < 6; out += 0.6) sheet.claim(toward(along, out), 0.4);
  sheet.strokes.push(
    { d: sea(-0.3), fill: 'sand' },
    { d: sea(0), fill: 'water', line: 'waterDark', width: 0.07 },
    { d: sea(0.35), line: 'waterDark', width: 0.035 },
    { d: sea(0.8), line: 'waterDark', width: 0.025, dash: [0.4, 0.3] },
  );
};

/** Rivers of fire: bright cracks with a dark crust. */
export const lava = (sheet: Sheet): void => {
  for (let i = 0; i < Math.ceil(sheet.hexes.length / 3); i += 1) {
    const at = sheet.place(0.5);
    if (!at) continue;
    sheet.strokes.push(
      { d: blob(sheet.hand, at, 0.55, 0.7), fill: 'lava', line: 'shade', width: 0.09 },
      { d: blob(sheet.hand, at, 0.28, 0.7), fill: 'glow' },
    );
  }
};
