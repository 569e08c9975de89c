import type { Rule } from './rule';

/** The spaces of a battle tile cover its grid exactly, and those said to be adjacent share a side. */
export const battleTiles: Rule = (box, report) => {
  for (const { id, columns, rows, spaces, adjacentSpaces } of Object.values(box.battleTiles)) {
    const owner = new Map<string, number>();
    spaces.forEach(({ n, cells }, index) => {
      for (const [column, row] of cells) {
        const path = `spaces[${index}].cells`;
        const taken = owner.get(`${column},${row}`);
        if (taken) report('battleTiles', id, path, `spaces ${taken} and ${n} overlap at (${column},${row})`);
        if (column >= columns || row >= rows)
          report('battleTiles', id, path, `(${column},${row}) is off the tile`);
        owner.set(`${column},${row}`, n);
      }
    });
    if (owner.size < columns * rows) report('battleTiles', id, 'spaces', 'leave part of the tile uncovered');
    const meet = (a: number, b: number): boolean =>
      [...owner].some(([cell, n]) => {
        const [column = 0, row = 0] = cell.split(',').map(Number);
        const around = [
          `${column + 1},${row}`,
          `${column - 1},${row}`,
          `${column},${row + 1}`,
          `${column},${row - 1}`,
        ];
        return n === a && around.some((other) => owner.get(other) === b);
      });
    adjacentSpaces.forEach(([a, b], index) => {
      if (!meet(a, b))
        report('battleTiles', id, `adjacentSpaces[${index}]`, `spaces ${a} and ${b} do not touch`);
    });
  }
};
