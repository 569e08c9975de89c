import type { AdventureState, MapToken } from '@/games/jime/play';
import type { Company } from './company';
import { company } from './company';
import { piecesBeyond } from '@/games/jime/rules/tablePieces';

/** What a command laid on the table and took off it. */
const laidBy = (table: Company, command: Parameters<Company['do']>[0]) => {
  const before = table.adventure;
  const after = table.do(command).adventure;
  return { on: piecesBeyond(after, before), off: piecesBeyond(before, after) };
};

it('§52, §75.1 an explored tile gives up its token and lays the tiles behind it', () => {
  const { on, off } = laidBy(company(), { type: 'explore', hero: 'aragorn', tile: '300A' });
  expect(off).toContainEqual({ piece: 'exploration', tile: '300A' });
  expect(on).not.toContainEqual({ piece: 'exploration', tile: '300A' });
});

it('§58.1 a group comes with its figures', () => {
  const table = company().set((adventure) => (adventure.threat = 8));
  const before = table.adventure;
  table.nextRound();
  const [group] = table.adventure.groups;
  expect(piecesBeyond(table.adventure, before)).toContainEqual({
    piece: 'figures',
    group,
    count: group?.figures.length,
  });
});

it('§112.4 a figure that falls is the only one to be put back', () => {
  const table = company().set((adventure) => (adventure.threat = 8));
  table.nextRound();
  const before = table.adventure;
  table.set((adventure) => adventure.groups.forEach((group) => group.figures.pop()));
  const [group] = before.groups;
  expect(piecesBeyond(before, table.adventure)).toEqual([{ piece: 'figures', group, count: 1 }]);
  expect(piecesBeyond(table.adventure, before)).toEqual([]);
});

it('§72 a turn that is begun moves nothing', () => {
  expect(laidBy(company(), { type: 'takeTurn', hero: 'gimli' })).toEqual({ on: [], off: [] });
});

it('§75.1 a companion who was sent on is taken up and put back; one led by a hero moves with the figure', () => {
  const nell = { id: 'nell', kind: 'person', space: '100A/1' } as const;
  const { adventure } = company();
  const at = (token: MapToken): AdventureState => ({ ...adventure, tokens: [token] });
  const sent = { ...nell, space: '300A/1' };
  expect(piecesBeyond(at(sent), at(nell))).toEqual([{ piece: 'token', token: sent }]);
  expect(piecesBeyond(at({ ...sent, with: 'gimli' }), at({ ...nell, with: 'gimli' }))).toEqual([]);
});
