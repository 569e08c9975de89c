import { drawBoard } from '@/games/jime/board/drawList';
import { layoutOf } from '@/games/jime/board/layout';
import type { Piece } from '@/games/jime/board/pieces';
import { LAYERS } from '@/games/jime/board/pieces';
import { PIGMENTS } from '@/paint/pigments';
import { labelsOf } from '@/games/jime/board/labels';
import type { BoardView } from '@/games/jime/board/view';
import { wordsOf } from '@/games/jime/words';
import { contrast, washed } from '../../../ui/colours';
import { everyTerrain, fullTable, journeyOf } from './views';

const drawn = (view: BoardView, before: readonly Piece[] = []): Piece[] =>
  drawBoard(view, layoutOf(view), before);

/** Which inks had to be made again. */
const remade = (before: readonly Piece[], after: readonly Piece[]): string[] => {
  const inks = new Set(before.map(({ ink }) => ink));
  return after.filter(({ ink }) => !inks.has(ink)).map(({ key }) => key);
};
const touched = (before: readonly Piece[], after: readonly Piece[]): string[] => {
  const known = new Set(before);
  return after.filter((piece) => !known.has(piece)).map(({ key }) => key);
};

describe('a table of twenty tiles, forty tokens, twelve groups and five heroes', () => {
  const view = fullTable();
  const before = drawn(view);

  it('draws nothing anew when nothing has changed', () => {
    expect(touched(before, drawn({ ...view }, before))).toEqual([]);
  });

  it('draws one token anew when one is added, and moves at most those beside it', () => {
    const tokens = [...view.tokens, { id: 'new', kind: 'search', space: 'nowhere/1' } as const];
    const [last] = view.tiles.slice(-1);
    const space = `${last?.tile}/1`;
    const after = drawn(
      { ...view, tokens: tokens.map((token) => (token.id === 'new' ? { ...token, space } : token)) },
      before,
    );
    expect(remade(before, after)).toEqual(['new']);
    const here = [...view.tokens, ...view.groups, ...view.heroes].filter((thing) => thing.space === space);
    expect(touched(before, after).length).toBeLessThanOrEqual(1 + here.length);
  });

  it('makes no ink when a hero moves: only places change', () => {
    const [hero, ...rest] = view.heroes;
    const heroes = [{ ...(hero as NonNullable<typeof hero>), space: `${view.tiles[9]?.tile}/1` }, ...rest];
    expect(remade(before, drawn({ ...view, heroes }, before))).toEqual([]);
  });

  it('makes one medallion anew when a figure falls', () => {
    const groups = view.groups.map((group, i) => (i === 4 ? { ...group, figures: [4] } : group));
    const after = drawn({ ...view, groups }, before);
    expect(touched(before, after)).toEqual(['group 4']);
  });

  it('adds only light when something is in focus: no tile is drawn anew', () => {
    const [tile] = view.tiles.slice(-1);
    const after = drawn({ ...view, focus: { tile: tile?.tile ?? '' } }, before);
    const layers = new Set(
      after.filter(({ key }) => touched(before, after).includes(key)).map(({ layer }) => layer),
    );
    expect([...layers].sort()).toEqual(['focus', 'veil']);
  });
});

describe('what is drawn', () => {
  it('lies in layers from the bottom up, each piece once', () => {
    const pieces = drawn({ ...fullTable(), darkEverywhere: true });
    const order = pieces.map(({ layer }) => LAYERS.indexOf(layer));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
  });

  it.each([
    ['a journey', { ...fullTable(), path: ['x/1'] }],
    ['a battle with every terrain', everyTerrain()],
  ] as [string, BoardView][])('%s: every number is one, every colour is a pigment', (_, view) => {
    const pieces = drawn(view);
    const numbers = JSON.stringify(pieces.map(({ at, scale, ink }) => [at, scale, ink]));
    expect(/NaN|null|Infinity|undefined/.test(numbers)).toBe(false);
    for (const { ink } of pieces)
      for (const { fill, line } of [...(ink.painted ?? []), ...ink.marks])
        for (const pigment of [fill, line]) if (pigment) expect(PIGMENTS.day[pigment]).toMatch(/^#/);
  });

  it('§82.2 shows fog where tiles will come, and none when all are laid', () => {
    const view = journeyOf(8, 3);
    const fog = (of: BoardView): number => drawn(of).filter(({ layer }) => layer === 'fog').length;
    expect(fog(view)).toBe(0);
    expect(
      fog({ ...view, tiles: view.tiles.slice(0, 4), coming: view.tiles.slice(4), unexplored: [] }),
    ).toBeGreaterThan(0);
  });

  it('§105.3 darkens every tile, §105.2 or only spaces that bear a token', () => {
    const view = { ...journeyOf(4), unexplored: [] };
    const dark = (of: BoardView): string[] =>
      drawn(of)
        .filter(({ layer }) => layer === 'darkness')
        .map(({ key }) => key);
    expect(dark({ ...view, darkEverywhere: true })).toHaveLength(4);
    const space = `${view.tiles[0]?.tile}/1`;
    expect(dark({ ...view, tokens: [{ id: 'd', kind: 'darkness', space }] })).toContain(`dark ${space}`);
  });

  it('dims all but a new tile and its neighbours', () => {
    const view = journeyOf(12, 2);
    const [tile] = view.tiles.slice(-1);
    const pieces = drawn({ ...view, focus: { tile: tile?.tile ?? '' } });
    const veiled = pieces.filter(({ layer }) => layer === 'veil').map(({ key }) => key);
    expect(veiled.length).toBeGreaterThan(4);
    expect(veiled).not.toContain(`veil ${tile?.tile}`);
    expect(pieces.some(({ key }) => key === `seam ${tile?.tile}`)).toBe(true);
  });
});

it('draws nothing of terrain whose tiles are not laid yet: an ink of no size cannot be painted', () => {
  const view = everyTerrain();
  for (const { ink } of drawn({ ...view, tiles: view.tiles.slice(0, 1) }))
    expect(Math.min(ink.bounds.width, ink.bounds.height)).toBeGreaterThan(0);
});

it('a tile that is being laid bears its number once', () => {
  const view = journeyOf(4, 3);
  const [, tile] = view.tiles;
  const id = tile?.tile ?? '';
  const plates = (focus: BoardView['focus']): string[] =>
    drawn({ ...view, focus }).flatMap(({ key }) => (key.includes('plate') && key.endsWith(id) ? [key] : []));
  expect(plates({ tile: id })).toEqual([`lit plate ${id}`]);
  expect(plates(null)).toEqual([`plate plates ${id}`]);
});

it('§98.2 a companion the table has moved since is drawn anew, and its name says so', () => {
  const view = fullTable();
  const before = drawn(view);
  const [token] = view.tokens;
  const tokens = view.tokens.map((one) => (one === token ? { ...one, lastSeen: true as const } : one));
  expect(remade(before, drawn({ ...view, tokens }, before))).toEqual([token?.id]);
  const named = labelsOf({ ...view, tokens }, wordsOf('fr').board, (key) => key).flatMap(
    ({ things }) => things,
  );
  expect(named.find(({ id }) => id === token?.id)?.label).toMatch(/dernière position connue/);
});

it('§48 a coin is drawn anew, ashen, when its group is exhausted, and its name says so', () => {
  const view = fullTable();
  const before = drawn(view);
  const [group] = view.groups;
  const groups = view.groups.map((one) => (one === group ? { ...one, exhausted: true as const } : one));
  expect(remade(before, drawn({ ...view, groups }, before))).toEqual([group?.id]);
  const named = labelsOf({ ...view, groups }, wordsOf('en').board, (key) => key).flatMap(
    ({ things }) => things,
  );
  expect(named.find(({ id }) => id === group?.id)?.label).toMatch(/exhausted/);
});

it('§78 a spent token is drawn anew, dimmed, and its name says so', () => {
  const view = fullTable();
  const before = drawn(view);
  const [token] = view.tokens;
  const tokens = view.tokens.map((one) => (one === token ? { ...one, spent: true } : one));
  expect(remade(before, drawn({ ...view, tokens }, before))).toEqual([token?.id]);
  const named = labelsOf({ ...view, tokens }, wordsOf('en').board, (key) => key).flatMap(
    ({ things }) => things,
  );
  expect(named.find(({ id }) => id === token?.id)?.label).toContain(wordsOf('en').board.spent);
});

it.each(['day', 'night'] as const)('what is lit is lighter than the ground it lies on, by %s', (scheme) => {
  const view = journeyOf(4, 0);
  const space = `${view.tiles[0]?.tile}/1`;
  const black = (colour: string): number => contrast('#000000', colour);
  for (const of of [{ reachable: [space] }, { focus: { tile: '', space } }]) {
    const light = drawn({ ...view, ...of })
      .filter(({ layer }) => layer === 'reach')
      .flatMap(({ ink }) => [...(ink.painted ?? []), ...ink.marks])
      .find(({ fill }) => fill !== undefined);
    const { fill = 'black', opacity = 1 } = light ?? {};
    for (const ground of ['grass', 'moss', 'rock', 'floor', 'heath', 'field'] as const) {
      const under = PIGMENTS[scheme][ground];
      expect(black(washed(under, PIGMENTS[scheme][fill], opacity))).toBeGreaterThan(black(under) * 1.05);
    }
  }
});
