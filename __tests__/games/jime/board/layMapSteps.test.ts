import { labelsOf } from '@/games/jime/board/labels';
import { layMapSteps, tileInstruction, turnSeen, viewAtStep } from '@/games/jime/board/layMapSteps';
import type { BoardView } from '@/games/jime/board/view';
import { tileId } from '@/games/jime/board/view';
import { wordsOf } from '@/games/jime/words';
import { everyTerrain, fullTable, journeyOf } from './views';
import { LANGUAGES } from '@/i18n/languages';

const VIEWS: [string, BoardView][] = [
  ['journey', fullTable()],
  ['battle', everyTerrain()],
];

describe.each(VIEWS)('laying a %s by hand', (_, view) => {
  const steps = layMapSteps(view);

  it('has one step for each tile and each thing, each once', () => {
    const unexplored = view.kind === 'journey' ? view.unexplored.length : 0;
    expect(steps).toHaveLength(view.tiles.length + view.tokens.length + view.terrain.length + unexplored);
    expect(new Set(steps.map(({ tile, thing }) => thing ?? tile)).size).toBe(steps.length);
  });

  it('lays nothing on a tile that is not there, and every tile against one that is', () => {
    const laid = new Set<string>();
    for (const { tile, thing } of steps) {
      if (thing !== undefined) {
        expect(laid).toContain(tile);
        continue;
      }
      const how = tileInstruction(view, tile);
      expect(how?.against.length === 0).toBe(laid.size === 0);
      for (const other of how?.against ?? []) expect(laid).toContain(other);
      laid.add(tile);
    }
  });

  it('shows one thing more at each step, and goes back the same way', () => {
    const size = (at: number): number => {
      const { tiles, tokens, terrain, ...rest } = viewAtStep(view, steps, at);
      return (
        tiles.length + tokens.length + terrain.length + ('unexplored' in rest ? rest.unexplored.length : 0)
      );
    };
    steps.forEach((step, at) => {
      expect(size(at)).toBe(at + 1);
      expect(viewAtStep(view, steps, at).focus).toEqual(step);
    });
    const whole = viewAtStep(view, steps, steps.length);
    expect(whole.focus).toBeNull();
    expect(whole.tiles.map(tileId)).toEqual(view.tiles.map(tileId));
  });
});

describe('what a screen reader says', () => {
  it.each(LANGUAGES)('names every tile, space, token and figure once, in %s', (language) => {
    const view = fullTable();
    const labels = labelsOf(view, wordsOf(language).board, (key) => key);
    const ids = labels
      .flatMap(({ tile, spaces, things }) => [tile, ...spaces, ...things])
      .map(({ id }) => id);
    const spaces = view.tiles.reduce((sum, { side }) => sum + side.spaces.length, 0);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(20 + spaces + view.tokens.length + 12 + 5 + view.unexplored.length);
  });

  it('says the banner, its symbol and the figures left', () => {
    const view = fullTable();
    const all = labelsOf(view, wordsOf('en').board, (key) => key).flatMap(({ things }) => things);
    expect(all.find(({ id }) => id === 'group 0')?.label).toMatch(
      /^Goblin Scout, elite banner with a circle, 2 figures, Tile \d{3}[AB], space \d$/,
    );
  });

  it('tells the way the plate points in words for every turn of a board that lies in twelfths', () => {
    const { tiles } = journeyOf(20, 4);
    const boards = [0, 30, 90, 150];
    for (const angle of boards)
      for (const { turn } of tiles)
        expect(wordsOf('fr').board.turns[turnSeen(turn, angle)]).toMatch(/numéro/);
    expect(new Set(wordsOf('en').board.turns).size).toBe(12);
  });

  it('turns the tile in the hand with the board on the screen', () => {
    expect(turnSeen(1, 0)).toBe(2);
    expect(turnSeen(5, 60)).toBe(0);
    expect(turnSeen(2, 180)).toBe(10);
    expect(turnSeen(0, -60)).toBe(10);
    expect(turnSeen(0, 90)).toBe(3);
    expect(turnSeen(4, 780)).toBe(10);
  });
});
