import { tokenFaceSchema } from '@/games/jime/content/schema/token';
import type { Head } from '@/games/jime/heads/heads';
import { ALL_HEADS, enemyHead, headStrokes, heroHead, personHead } from '@/games/jime/heads/heads';
import { coinArt, shieldArt } from '@/games/jime/heads/plates';
import { PIGMENTS } from '@/paint/pigments';
import { contrast } from '../../../ui/colours';
import { CONTENT } from '../rules/company';
import { likeness, outlineOn } from './outline';

const { heroes, enemies } = CONTENT.box;
const EVERY: readonly Head[] = [...ALL_HEADS.heroes, ...ALL_HEADS.enemies, ...ALL_HEADS.persons];

describe('who has a head', () => {
  it('every hero and every enemy of the boxes, and nobody else', () => {
    expect(ALL_HEADS.heroes.map(({ id }) => id).sort()).toEqual(Object.keys(heroes).sort());
    expect(ALL_HEADS.enemies.map(({ id }) => id).sort()).toEqual(Object.keys(enemies).sort());
    for (const id of Object.keys(heroes)) expect(heroHead(id).id).toBe(id);
    for (const id of Object.keys(enemies)) expect(enemyHead(id).id).toBe(id);
  });

  it('§77 every people a person token shows, and whoever it may be', () => {
    expect(personHead(undefined).id).toBe('person');
    for (const face of tokenFaceSchema.options) expect(personHead(face).id).toBe(face);
  });

  it('no two of them the same: names and drawings', () => {
    expect(new Set(EVERY.map(({ id }) => id)).size).toBe(EVERY.length);
    expect(new Set(EVERY.map((head) => JSON.stringify(head.cuts()))).size).toBe(EVERY.length);
  });

  it('an id that the boxes do not have is a fault of ours, also one that every object has', () => {
    for (const id of ['balrogg', 'constructor', 'toString'])
      for (const find of [heroHead, enemyHead]) expect(() => find(id)).toThrow(`No head is drawn for ${id}`);
  });

  it('no two heroes of one box share a field', () => {
    const fields = ALL_HEADS.heroes.map(({ id, field }) =>
      [heroes[id]?.product, field.tincture, field.parting].join(' '),
    );
    expect(new Set(fields).size).toBe(fields.length);
  });
});

describe('what a head is drawn with', () => {
  it.each(EVERY)('$id stays on its square, in paths that hold numbers alone', (head) => {
    for (const { d } of headStrokes(head)) expect(d).toMatch(/^(?:M[-\d. MLCZ]+)?$/);
    for (const { mass = [] } of head.cuts())
      for (const { x, y } of mass) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-4);
        expect(Math.max(x, y)).toBeLessThanOrEqual(104);
      }
  });

  it.each(EVERY)('$id has three inks, hatched shade and one outline', (head) => {
    const strokes = headStrokes(head);
    const inks = new Set(strokes.flatMap(({ fill, line }) => [fill, line].filter(Boolean)));
    expect([...inks].filter((ink) => ink !== head.field.tincture).sort()).toEqual(['black', 'paper']);
    expect(strokes[0]).toMatchObject({ line: 'black' });
    expect(head.cuts().some(({ d, mass }) => !mass && (d.match(/M/g) ?? []).length > 2)).toBe(true);
  });

  it.each(['day', 'night'] as const)('its three inks stand out from each other by %s', (scheme) => {
    const { paper, black, ...others } = PIGMENTS[scheme];
    expect(contrast(paper, black)).toBeGreaterThanOrEqual(7);
    for (const { field } of EVERY) {
      expect(contrast(paper, others[field.tincture])).toBeGreaterThanOrEqual(3);
      expect(contrast(black, others[field.tincture])).toBeGreaterThanOrEqual(3);
    }
  });

  it('is drawn once and struck on coin and shield alike', () => {
    const head = enemyHead('hungry-warg');
    expect(head.cuts()).toBe(head.cuts());
    const drawn = headStrokes(head).map(({ d }) => d);
    for (const art of [coinArt(head), shieldArt(head)])
      expect(art.map(({ d }) => d)).toEqual(expect.arrayContaining(drawn));
  });
});

describe('known by outline alone', () => {
  const outlines = EVERY.map((head) => ({ id: head.id, cells: outlineOn(head, 28) }));

  it('no outline is a blot or a speck', () => {
    for (const { id, cells } of outlines) {
      const share = cells.filter(Boolean).length / cells.length;
      expect({ id, blot: share > 0.86, speck: share < 0.25 }).toEqual({ id, blot: false, speck: false });
    }
  });

  it('no two are nearly the same on a grid of 28 by 28', () => {
    const alike = outlines.flatMap((a, i) =>
      outlines.slice(i + 1).flatMap((b) => {
        const share = likeness(a.cells, b.cells);
        return share > 0.82 ? [`${a.id} and ${b.id}: ${share.toFixed(2)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});
