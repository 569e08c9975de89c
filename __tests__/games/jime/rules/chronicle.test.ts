import { isLine, momentsOf, play, textName } from '@/games/jime/play';
import { redo, undo } from '@/kernel/history';
import { company } from './company';
import { playedEffects } from './playedEffects';

const entries = (table: ReturnType<typeof company>) =>
  table.state.chronicle.flatMap(({ adventure, pages }) =>
    pages.flatMap(({ round, entries: all }) => all.map((entry) => ({ adventure, round, ...entry }))),
  );

it('§32 messages are kept by adventure and round, with who acted', () => {
  const table = company().do({ type: 'explore', hero: 'gimli', tile: '300A' }).read().nextRound();
  table.do({ type: 'explore', hero: 'legolas', tile: '205A' }).read();
  const explored = entries(table).filter(({ text }) => isLine(text, 'exploration.inspired'));
  expect(explored).toEqual([
    {
      adventure: 'road',
      round: 1,
      phase: 'action',
      hero: 'gimli',
      text: { line: 'exploration.inspired', hero: 'gimli', tile: '300A' },
    },
    {
      adventure: 'road',
      round: 2,
      phase: 'action',
      hero: 'legolas',
      text: { line: 'exploration.inspired', hero: 'legolas', tile: '205A' },
    },
  ]);
});
it('§32 the opening is the first thing in it', () => {
  expect(
    entries(company())
      .slice(0, 3)
      .map(({ text }) => textName(text)),
  ).toEqual(['chronicle.objective', 'road.opening.1', 'road.opening.2']);
});
it('§32 enough to lay the table again: tiles, tokens, groups and heroes with their places', () => {
  const table = company().do({ type: 'explore', hero: 'gimli', tile: '205A' }).read();
  const placed = entries(table).filter(({ text }) =>
    ['chronicle.tiles', 'chronicle.tokens', 'chronicle.group', 'chronicle.heroes'].includes(textName(text)),
  );
  expect(placed.map(({ text }) => text)).toEqual([
    { line: 'chronicle.tiles', tile: '100A', turn: 0, q: 0, r: 0 },
    { line: 'chronicle.tiles', tile: '300A', turn: 0, q: -1, r: 1 },
    { line: 'chronicle.tiles', tile: '205A', turn: 0, q: -4, r: 1 },
    { line: 'chronicle.heroes', space: '100A/1' },
    { line: 'chronicle.tokens', token: 'traveller', kind: 'person', space: '100A/1' },
    { line: 'chronicle.group', enemy: 'goblin-scout', figures: 2, space: '205A/1', banner: null },
    { line: 'chronicle.tokens', token: 'pack', kind: 'search', space: '205A/1' },
  ]);
});
it('§32 looking at tokens and menus leaves no trace', () => {
  const table = company();
  const before = entries(table).length;
  table.do({ type: 'look', token: 'traveller' }).do({ type: 'leave' });
  expect(entries(table)).toHaveLength(before);
});
it('§32 attacks are told with what they dealt', () => {
  const table = company({ adventure: 'bridge' });
  table.do({ type: 'provoke', hero: 'gimli', group: table.group('goblins').id });
  const { damage, fear } = table.shows('attack').suffering;
  expect(entries(table).pop()).toMatchObject({
    text: { line: 'chronicle.attack.provoked', enemy: 'goblin-scout', hero: 'gimli', damage, fear },
  });
});

it('a command adds to the last page only: its patches stay small however long the book', () => {
  const table = company({ adventure: 'bridge' });
  const size = () => {
    const result = play(table.state, { type: 'attack', hero: 'gimli', group: 'g1' }, table.content);
    const applied = result.ok
      ? play(result.state, { type: 'apply', hits: 0, modifiers: [] }, table.content)
      : result;
    return applied.ok ? JSON.stringify(applied.patches).length : -1;
  };
  const before = size();
  for (let time = 0; time < 150; time += 1)
    table
      .do({ type: 'attack', hero: 'gimli', group: 'g1' })
      .do({ type: 'apply', hits: 0, modifiers: [] })
      .do({ type: 'answer', yes: false });
  expect(before).toBeGreaterThan(0);
  expect(size()).toBeLessThan(before * 2);
  expect(
    Math.max(...table.state.chronicle.flatMap(({ pages }) => pages.map(({ entries: all }) => all.length))),
  ).toBeLessThanOrEqual(48);
});

it('undo goes back to the adventure’s start and redo comes forward again, without a new draw', () => {
  const table = company({ adventure: 'bridge', seed: 9 }).nextRound().nextRound();
  const end = table.state;
  const { rows } = table.history;
  let told: Pick<typeof table, 'state' | 'history'> = table;
  for (let back = 0; back < rows.length; back += 1) told = undo(told);
  expect(told.state).toMatchObject({ stage: 'setup', adventure: null });
  for (let forth = 0; forth < rows.length; forth += 1) told = redo(told);
  expect(told.state).toEqual(end);
});

it('§32 a conversation is opened once, and goes on with what was asked and answered', () => {
  const topics = ['road', 'inn'].map((text) => ({
    text,
    effects: [{ do: 'message' as const, pages: [`${text}.1`, `${text}.2`] }],
  }));
  const table = playedEffects([{ do: 'dialogue', text: 'greeting', topics }]);
  const before = entries(table).length - 1;
  table.do({ type: 'choose', option: 1 }).do({ type: 'continue' });
  table.do({ type: 'choose', option: 0 }).do({ type: 'continue' });
  const told = entries(table).slice(before);
  const answerIn = (answer: string | { key: string }) => (typeof answer === 'string' ? answer : answer.key);
  expect(told.map(({ text }) => ('answer' in text ? `? ${answerIn(text.answer)}` : textName(text)))).toEqual([
    'greeting',
    '? inn',
    'inn.1',
    'inn.2',
    '? road',
    'road.1',
    'road.2',
  ]);
  expect(momentsOf(told)).toHaveLength(1);
});
it('§32 what was chosen and how a test went are kept beside the question', () => {
  const table = playedEffects([
    {
      do: 'choice',
      text: 'fork',
      options: [
        { text: 'left', effects: [] },
        { text: 'right', effects: [] },
      ],
    },
    {
      do: 'test',
      text: 'climb',
      who: 'any',
      stats: ['might'],
      judged: { by: 'needed', needed: 1, pass: [{ do: 'message', pages: ['top'] }], fail: [] },
    },
  ]);
  table.do({ type: 'choose', option: 1 });
  table.do({ type: 'passTest', hero: 'gimli', stat: 'might', passed: true });
  const [moment = []] = momentsOf(entries(table)).slice(-1);
  expect(moment.map(({ text }) => text).slice(-5)).toEqual([
    { key: 'fork', hero: 'gimli' },
    { line: 'chronicle.chosen', answer: { key: 'right', hero: 'gimli' } },
    { key: 'climb', hero: 'gimli' },
    { line: 'chronicle.passed', hero: 'gimli' },
    { key: 'top', hero: 'gimli' },
  ]);
});
