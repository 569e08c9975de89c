import { company } from './company';

const explored = (table: ReturnType<typeof company>, side: string) =>
  table.adventure.tiles.find(({ tile }) => tile === side)?.explored;

it('§52.1, §52.2 a revealed tile is unexplored where the story says so', () => {
  const table = company();
  expect(explored(table, '100A')).toBe(true);
  expect(explored(table, '300A')).toBe(false);
});
it('§52.1 the app says which tile lies where', () => {
  const table = company({
    story: { setup: [{ do: 'reveal', tiles: ['100A', '300A'], text: 'road.reveal' }] },
  });
  const lines = table.state.chronicle.flatMap(({ pages }) => pages).flatMap(({ entries }) => entries);
  expect(lines.map(({ text }) => text)).toContainEqual({
    line: 'chronicle.tiles',
    tile: '300A',
    turn: 0,
    q: -1,
    r: 1,
  });
});
it('§52.3, §52.4 the hero who enters selects the token; the tile tells its story, and at its foot what exploring brings', () => {
  const table = company().do({ type: 'explore', hero: 'gimli', tile: '300A' });
  expect(table.shows('message')).toMatchObject({
    hero: 'gimli',
    pages: [{ key: 'road.300a' }],
    foot: [{ line: 'exploration.inspired', hero: 'gimli', tile: '300A' }],
  });
  table.read();
  expect(table.adventure.tokens.map(({ id }) => id)).toEqual(['traveller', 'cairn', 'horn']);
  expect(explored(table, '204B')).toBe(false);
});
it('§52.3 a tile without a story says so on a sheet of its own', () => {
  const table = company({ story: { explore: {} } }).do({ type: 'explore', hero: 'gimli', tile: '300A' });
  expect(table.shows('message')).toEqual({
    kind: 'message',
    hero: 'gimli',
    pages: [{ line: 'exploration.inspired', hero: 'gimli', tile: '300A' }],
  });
});
it('§52.3 an explored tile is not explored again', () => {
  const table = company().do({ type: 'explore', hero: 'gimli', tile: '300A' }).read();
  expect(table.refusal({ type: 'explore', hero: 'gimli', tile: '300A' })).toBe('tile/explored');
});
it('§52.2 a tile that is not on the map cannot be explored', () => {
  expect(company().refusal({ type: 'explore', hero: 'gimli', tile: '302A' })).toBe('tile/no-such-tile');
});
it('§52.3, §40.3 on the mirror entering explores at once', () => {
  const table = company({ mirror: true }).do({ type: 'move', hero: 'gimli', space: '300A/1' });
  expect(table.shows('message').foot).toMatchObject([{ line: 'exploration.inspired' }]);
  expect(explored(table, '300A')).toBe(true);
});
it('§52.5 passing through is enough', () => {
  const table = company({ mirror: true }).do({ type: 'move', hero: 'gimli', space: '300A/1' }).read();
  table.do({ type: 'move', hero: 'gimli', space: '100A/1' }).read();
  expect(explored(table, '300A')).toBe(true);
});
it('§52.3 on the mirror a tile nobody stands on is not explored from afar', () => {
  const table = company({ mirror: true });
  expect(table.refusal({ type: 'explore', hero: 'gimli', tile: '300A' })).toBe('tile/not-entered');
});
it('§60.1 exploring gives an inspiration', () => {
  const table = company({ mirror: true }).do({ type: 'move', hero: 'gimli', space: '300A/1' });
  expect(table.hero('gimli').inspiration).toBe(1);
});
it('§42.2 except on hard', () => {
  const table = company({ mirror: true, difficulty: 'hard' }).do({
    type: 'move',
    hero: 'gimli',
    space: '300A/1',
  });
  expect(table.hero('gimli').inspiration).toBe(0);
  expect(table.shows('message').foot).toMatchObject([{ line: 'exploration.done' }]);
});
it('§52.3 exploring is no action: it needs no turn of its own', () => {
  const table = company().do({ type: 'explore', hero: 'gimli', tile: '300A' }).read();
  table.do({ type: 'explore', hero: 'gimli', tile: '205A' }).read();
  expect(explored(table, '205A')).toBe(true);
});
it('§80.1 a battle map has no unexplored tile', () => {
  const table = company({ adventure: 'bridge' });
  expect(table.adventure.tiles).toEqual([]);
  expect(table.refusal({ type: 'explore', hero: 'gimli', tile: 'battle-1' })).toBe('tile/no-such-tile');
});
it('§82.1, §18.3 a tile is laid once, whoever reveals it', () => {
  const table = company().do({ type: 'explore', hero: 'gimli', tile: '300A' }).read();
  expect(table.adventure.tiles.map(({ tile }) => tile)).toEqual(['100A', '300A', '205A', '204B', '302A']);
});
it('§18.4, §80 a battle map lies whole from the start', () => {
  expect(company({ adventure: 'bridge' }).adventure.battleTiles).toHaveLength(2);
});
