import { boardViewOf } from '@/games/jime/board/gameView';
import { layoutOf } from '@/games/jime/board/layout';
import { placementParts } from '@/games/jime/board/placementSteps';
import { thingPieces } from '@/games/jime/board/thingPieces';
import { nameArt } from '@/games/jime/board/tokenArt';
import type { BoardView } from '@/games/jime/board/view';
import { explorationId, tileId } from '@/games/jime/board/view';
import { placeTile, tileOf } from '@/games/jime/map/placement';
import type { Adventure, TileSide } from '@/games/jime/content';
import type { Sitting } from '../rules/company';
import { Company, company } from '../rules/company';

const say = (key: string): string => key;

const viewOf = (table: Company, options: Partial<Parameters<typeof boardViewOf>[1]> = {}): BoardView => {
  const view = boardViewOf(table.game, { say, ...options });
  if (!view) throw new Error('no board');
  return view;
};

/** Reads on until the table has something of this kind to place. */
const placing = (kind: string, sitting: Sitting = {}): Company => {
  const table = new Company(sitting).do({ type: 'setOut' });
  while (!(table.prompt?.kind === 'placement' && table.prompt.what.kind === kind))
    table.do({ type: 'continue' });
  return table;
};

describe('the board of a game', () => {
  it('is not there between adventures', () => {
    const table = company();
    table.state = { ...table.state, adventure: null };
    expect(boardViewOf(table.game, { say })).toBeNull();
  });

  it('§52.2 shows what lies on the table: tiles, exploration tokens, tokens', () => {
    const table = company();
    const view = viewOf(table);
    expect(view.tiles.map(tileId)).toEqual(table.adventure.tiles.map(({ tile }) => tile));
    expect(view.kind === 'journey' && view.unexplored).toEqual(['300A', '205A']);
    expect(view.tokens.map(({ id }) => id)).toEqual(['traveller']);
    expect(view.focus).toBeNull();
  });

  it('§77 writes the name of a person on the token, and shows who is caught', () => {
    const { tokens } = company().content.adventures.road as Adventure;
    const table = company({
      story: { tokens: tokens.map((token) => (token.id === 'traveller' ? { ...token, name: 'n' } : token)) },
    });
    table.set((adventure) => adventure.tokens.forEach((token) => (token.caught = true)));
    const view = viewOf(table);
    expect(view.tokens).toMatchObject([{ id: 'traveller', name: say('n'), caught: true }]);
    const marks =
      thingPieces(view, layoutOf(view))
        .find(({ key }) => key === 'traveller')
        ?.ink().marks ?? [];
    expect(marks.length).toBeGreaterThan(nameArt('n').length);
    for (const { d } of nameArt('Dame Élise-Ann')) expect(d).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('§80.2 draws terrain on a border of a journey along the edges two spaces share', () => {
    const table = company().set((adventure) => {
      adventure.terrain = [{ id: 'brook', terrain: 'stream', border: ['300A/1', '300A/2'] }];
    });
    const layout = layoutOf(viewOf(table));
    const lines = layout.borders.brook ?? [];
    expect(lines.length).toBeGreaterThan(0);
    for (const [a, b] of lines) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(1);
    const near = (space: string, { x, y }: { x: number; y: number }): boolean =>
      (layout.spaces[space]?.cells ?? []).some((cell) => Math.hypot(cell.x - x, cell.y - y) < 1.01);
    for (const point of lines.flat())
      expect([near('300A/1', point), near('300A/2', point)]).toEqual([true, true]);
  });

  it('gives the same tile object again, so that the board lays nothing out anew', () => {
    const table = company();
    const before = viewOf(table);
    table.do({ type: 'endTurn', hero: 'aragorn' });
    expect(viewOf(table).tiles[0]).toBe(before.tiles[0]);
  });

  it('§82.2 knows the tiles still to come once the whole map is known', () => {
    const table = company();
    const { layout, tiles } = table.adventure;
    const shown = tiles.map(({ tile }) => tile);
    const coming = layout.kind === 'journey' ? layout.tiles.filter(({ tile }) => !shown.includes(tile)) : [];
    const view = viewOf(table);
    expect(coming).not.toHaveLength(0);
    expect(view.kind === 'journey' && view.coming).toEqual(
      coming.map(({ tile, turn, at }) => placeTile(table.content.box.tiles[tile] as TileSide, turn, at)),
    );
  });

  it('§52.1 lays the tiles of an open placement one by one, each together with its exploration token', () => {
    const table = placing('tiles');
    const parts = placementParts(table.prompt, table.adventure);
    expect(parts).toEqual([
      [{ tile: '100A' }],
      [{ tile: '300A' }, { tile: '300A', thing: explorationId('300A') }],
      [{ tile: '205A' }, { tile: '205A', thing: explorationId('205A') }],
    ]);
    const shown = parts.map((_, step) => viewOf(table, { step }));
    expect(shown.map((view) => view.tiles.length)).toEqual([1, 2, 3]);
    expect(shown.map((view) => (view.kind === 'journey' ? view.unexplored.length : -1))).toEqual([0, 1, 2]);
    expect(shown.map(({ focus, lit }) => [focus, ...lit])).toEqual(parts);
  });

  it('lights the space where the heroes begin', () => {
    const table = placing('heroes');
    expect(viewOf(table, { step: 0 }).focus).toEqual({ tile: '100A', space: '100A/1' });
  });

  it('shows heroes only while the mirror knows where they stand', () => {
    expect(viewOf(company()).heroes).toEqual([]);
    const { heroes } = viewOf(company({ mirror: true }));
    expect(heroes.map(({ id, name, space }) => [id, name, tileOf(space)])).toEqual([
      ['aragorn', 'hero.aragorn', '100A'],
      ['gimli', 'hero.gimli', '100A'],
      ['legolas', 'hero.legolas', '100A'],
    ]);
  });

  it('shows a group where it was placed, mirror or not', () => {
    for (const mirror of [false, true]) {
      const table = company({ mirror });
      table.set((adventure) => (adventure.threat = 8));
      table.endActionPhase();
      while (!(table.prompt?.kind === 'placement' && table.prompt.what.kind === 'group'))
        table.do(table.harmless());
      const [group] = viewOf(table, { step: 0 }).groups;
      expect(group).toMatchObject({ name: 'enemy.ruffian', enemy: 'ruffian' });
      expect(viewOf(table, { step: 0 }).focus).toMatchObject({ thing: group?.id });
      table.skip();
      expect(viewOf(table).groups).toEqual([expect.objectContaining({ id: group?.id, space: group?.space })]);
    }
  });

  it('§8.2 without the mirror a group moved by hand is shown as last seen, until the table says where it is', () => {
    const table = company().set((adventure) => (adventure.threat = 8));
    table.nextRound().endActionPhase();
    while (table.prompt?.kind !== 'activation') table.do(table.harmless());
    const { group } = table.shows('activation');
    const shown = () => viewOf(table).groups.find(({ id }) => id === group);
    expect(shown()?.lastSeen).toBeUndefined();
    table.do({ type: 'noTarget' });
    expect(shown()?.lastSeen).toBe(true);
    table.do({ type: 'placeGroup', group, space: '100A/1' });
    expect(shown()).toMatchObject({ space: '100A/1' });
    expect(shown()?.lastSeen).toBeUndefined();
  });

  it('§8.4, §40.2 shows the way of an activation and where a hero may go', () => {
    const table = company({ mirror: true });
    const reach = viewOf(table, { moving: { hero: 'aragorn', moves: 1 } }).reachable;
    expect(reach.length).toBeGreaterThan(0);
    expect(reach).not.toContain(table.hero('aragorn').space);
    table.set((adventure) => (adventure.threat = 8));
    table.nextRound().endActionPhase();
    while (table.prompt?.kind !== 'activation') table.do(table.harmless());
    const { path } = viewOf(table);
    expect(path[0]).toBe(table.adventure.groups[0]?.space);
  });
});
