import type { Adventure, Effect } from '@/games/jime/content';
import type { Company } from './company';
import { company } from './company';
import { playedEffects } from './playedEffects';
import { placedBy } from '@/games/jime/play';
import { undo } from '@/kernel/history';

const PAGE: Effect = { do: 'message', pages: ['a', 'b'] };
const HORN: Effect = { do: 'placeTokens', tokens: ['horn'] };
const GONE: Effect = { do: 'removeToken' };
const TILE: Effect = { do: 'reveal', tiles: ['205A'] };

const kinds = (table: Company): string[] => placedBy(table.prompt).map(({ kind }) => kind);

it('§75.1 a spent token leaves at the foot of its page, and one tap goes on', () => {
  const table = playedEffects([PAGE, { do: 'lore', count: 1 }, GONE]);
  expect(table.shows('message').foot).toHaveLength(1);
  expect(kinds(table)).toEqual(['tokenRemoved']);
  expect(table.adventure.tokens).toEqual([]);
  expect(table.do({ type: 'continue' }).prompt).toBeUndefined();
});

it('§75.1 tiles and tokens of one moment share one sheet, in order', () => {
  const table = playedEffects([TILE, HORN, GONE]);
  expect(table.shows('placement').what.kind).toBe('tiles');
  expect(kinds(table)).toEqual(['tiles', 'tokens', 'tokenRemoved']);
  expect(table.do({ type: 'continue' }).prompt).toBeUndefined();
});

it('§52.1 a tile is laid on its own sheet, after the page that leads to it', () => {
  const table = playedEffects([PAGE, TILE, HORN]);
  expect(kinds(table)).toEqual([]);
  expect(kinds(table.do({ type: 'continue' }))).toEqual(['tiles', 'tokens']);
});

/** A company that has come to a threshold, which lays a token. */
const atThreshold = (more: Partial<Adventure> = {}): Company => {
  const table = company({
    story: {
      setup: [{ do: 'reveal', tiles: ['100A'] }],
      tokens: [{ id: 'horn', kind: 'threat', space: '100A/1' }],
      triggers: [],
      threat: { max: 60, thresholds: [{ at: 2, text: 't', effects: [HORN] }] },
      ...more,
    },
  }).endActionPhase();
  while (table.prompt?.kind !== 'threshold') table.do(table.harmless());
  return table;
};

it('§21.3 what a threshold lays stands below it', () => {
  expect(kinds(atThreshold())).toEqual(['tokens']);
});

it.each<[string, Effect[]]>([
  ['what has a text of its own', [PAGE, { ...HORN, text: 'c' } as Effect]],
  ['the heroes', [PAGE, { do: 'placeHeroes', space: '100A/1' }]],
])('%s comes on a sheet of its own', (_title, effects) => {
  expect(kinds(playedEffects(effects))).toEqual([]);
});

it('what a lesson explains comes on a sheet of its own, under the lesson', () => {
  const table = atThreshold({ lessons: [{ on: 'tokens', text: 'l' }] });
  expect(kinds(table)).toEqual([]);
  table.do({ type: 'continue' });
  expect(table.state.prompts).toMatchObject([{ kind: 'placement' }, { kind: 'message', lesson: true }]);
});

it('§32 the chronicle tells what was laid after the page', () => {
  const table = playedEffects([PAGE, HORN]);
  const entries = table.state.chronicle.flatMap(({ pages }) => pages.flatMap((page) => page.entries));
  expect(entries.slice(-3)).toMatchObject([
    { text: { key: 'a' } },
    { text: { key: 'b' } },
    { text: { line: 'chronicle.tokens', token: 'horn' } },
  ]);
});

it('undo takes back the page and what lay on it in one step', () => {
  const table = playedEffects([PAGE, GONE]);
  const before = undo({ state: table.state, history: table.history });
  expect(before.state.adventure?.tokens.map(({ id }) => id)).toEqual(['tale']);
  expect(before.state.prompts).toMatchObject([{ kind: 'token' }]);
});
