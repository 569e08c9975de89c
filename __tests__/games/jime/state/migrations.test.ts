import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameState, Prompt, Text } from '@/games/jime/play';
import { SAVE_VERSION, legalCommands, play } from '@/games/jime/play';
import { isDocument } from '@/games/jime/state/document';
import { DOCUMENT_MIGRATIONS } from '@/games/jime/state/migrations';
import { typedText } from '@/games/jime/state/migrations/version2';
import { text as textShape } from '@/games/jime/state/text';
import { sentenceOf } from '@/games/jime/words/sentences';
import { wordsOf } from '@/games/jime/words';
import { pick, seeded } from '@/kernel/random';
import { CONTENT } from '../rules/company';

const ROOT = join(__dirname, '../../../..');
const BOX_TEXT = JSON.parse(readFileSync(join(ROOT, 'campaigns/core/text/en.json'), 'utf8')) as Record<
  string,
  string
>;
const say = (text: Text): string =>
  sentenceOf(text, {
    words: wordsOf('en'),
    text: BOX_TEXT,
    content: CONTENT,
    card: (key) => BOX_TEXT[key] ?? key,
  });

/** One text of version 1 for each way its parameters change, and what it has become. */
const TEXTS: [name: string, old: Parameters<typeof typedText>[0], now: Text][] = [
  ['a text of a story', { key: 'road.start' }, { key: 'road.start' }],
  ['a text of a story with a hero', { key: 'a.b', params: { hero: 'gimli' } }, { key: 'a.b', hero: 'gimli' }],
  ['a key no rule ever wrote', { key: 'effect.nothing' }, { key: 'effect.nothing' }],
  [
    'a line with the same parameters',
    { key: 'chronicle.threat', params: { by: -1, threat: 3 } },
    { line: 'chronicle.threat', by: -1, threat: 3 },
  ],
  ['a line without any', { key: 'darkness.step' }, { line: 'darkness.step' }],
  [
    'heroes joined by spaces',
    { key: 'effect.boon', params: { boon: 'hidden', who: 'aragorn gimli' } },
    { line: 'effect.boon', boon: 'hidden', who: ['aragorn', 'gimli'] },
  ],
  [
    'one hero',
    { key: 'effect.scout', params: { count: 2, who: 'gimli' } },
    { line: 'effect.scout', count: 2, who: ['gimli'] },
  ],
  [
    'each hero',
    { key: 'effect.weakness', params: { count: 1, who: 'each' } },
    { line: 'effect.weakness', count: 1, who: 'each' },
  ],
  [
    'each hero here',
    { key: 'effect.recover', params: { damage: 1, fear: 0, who: 'here' } },
    { line: 'effect.recover', damage: 1, fear: 0, who: 'here' },
  ],
  [
    'the nearest hero, who had an empty name',
    { key: 'chronicle.activation', params: { enemy: 'ruffian', hero: '', moves: 2 } },
    { line: 'chronicle.activation', enemy: 'ruffian', whom: null, moves: 2 },
  ],
  [
    'a hero who suffers',
    { key: 'chronicle.suffer', params: { hero: 'gimli', damage: 1, fear: 0 } },
    { line: 'chronicle.suffer', whom: 'gimli', damage: 1, fear: 0 },
  ],
  [
    'a group with a banner',
    {
      key: 'chronicle.group',
      params: { enemy: 'ruffian', figures: 1, space: '100A/1', banner: 'elite', symbol: 2 },
    },
    {
      line: 'chronicle.group',
      enemy: 'ruffian',
      figures: 1,
      space: '100A/1',
      banner: { kind: 'elite', symbol: 2 },
    },
  ],
  [
    'a group without a banner',
    { key: 'chronicle.groupRemoved', params: { enemy: 'ruffian' } },
    { line: 'chronicle.groupRemoved', enemy: 'ruffian', banner: null },
  ],
  [
    'terrain in a space',
    { key: 'chronicle.terrain', params: { terrain: 'statue', space: 'battle-1/3' } },
    { line: 'chronicle.terrain', terrain: 'statue', space: 'battle-1/3', other: null },
  ],
  [
    'terrain on a border',
    {
      key: 'chronicle.terrainRemoved',
      params: { terrain: 'wall', space: 'battle-1/3', other: 'battle-1/4' },
    },
    { line: 'chronicle.terrainRemoved', terrain: 'wall', space: 'battle-1/3', other: 'battle-1/4' },
  ],
  ['a test of terrain', { key: 'terrain.pit.test' }, { line: 'terrain.test', terrain: 'pit' }],
  [
    'what terrain brings',
    { key: 'terrain.table.passed', params: { hero: 'gimli' } },
    { line: 'terrain.passed', terrain: 'table', hero: 'gimli' },
  ],
];

describe('from version 1 to 2', () => {
  it.each(TEXTS)('%s is a typed text', (_name, old, now) => {
    expect(typedText(old)).toEqual(now);
    expect(textShape.parse(now)).toEqual(now);
    if ('line' in now) expect(say(now)).not.toMatch(/undefined|^terrain\./);
  });

  it('finds the texts of prompts, of tasks and of the chronicle', () => {
    const lore = { key: 'effect.lore', params: { count: 2 } };
    const old = {
      prompts: [
        { kind: 'message', pages: [{ key: 'a', params: { hero: 'gimli' } }], foot: [lore] },
        { kind: 'placement', text: null },
        { kind: 'attack', text: 'enemy.attack' },
        { kind: 'activation', reason: { key: 'reason.nearest', params: { enemy: 'ruffian' } } },
        { kind: 'rally', steps: [{ key: 'rally.reset' }] },
      ],
      agenda: [{ do: 'muster', text: { key: 'b' } }, { do: 'threat' }],
      chronicle: [
        { adventure: 'road', pages: [{ round: 1, entries: [{ phase: 'action', hero: 'gimli', ...lore }] }] },
      ],
    };
    const gained = { line: 'effect.lore', count: 2 };
    expect(DOCUMENT_MIGRATIONS[0]?.(old)).toEqual({
      prompts: [
        { kind: 'message', pages: [{ key: 'a', hero: 'gimli' }], foot: [gained] },
        { kind: 'placement', text: null },
        { kind: 'attack', text: 'enemy.attack' },
        { kind: 'activation', reason: { line: 'reason.nearest', enemy: 'ruffian' } },
        { kind: 'rally', steps: [{ line: 'rally.reset' }] },
      ],
      agenda: [{ do: 'muster', text: { key: 'b' } }, { do: 'threat' }],
      chronicle: [
        {
          adventure: 'road',
          pages: [{ round: 1, entries: [{ phase: 'action', hero: 'gimli', text: gained }] }],
        },
      ],
    });
  });
});

describe('the save of version 1, kept for ever', () => {
  const file = JSON.parse(readFileSync(join(ROOT, '__tests__/saves/fixtures/version-1.json'), 'utf8')) as {
    content: { slots: { document: string; snapshots: { document: string }[] }[] };
  };
  const documents = file.content.slots.flatMap(({ document, snapshots }) =>
    [document, ...snapshots.map((snapshot) => snapshot.document)].map((json) => JSON.parse(json) as unknown),
  );
  const migrated = (document: unknown): GameState => {
    const state = DOCUMENT_MIGRATIONS.reduce((value, migrate) => migrate(value), document);
    return { ...(state as GameState), saveVersion: SAVE_VERSION };
  };
  const textsOf = (prompt: Prompt): Text[] => ('pages' in prompt ? prompt.pages : []);

  it('has documents of version 1', () =>
    expect(documents).toEqual(documents.map(() => expect.objectContaining({ saveVersion: 1 }))));

  it.each(documents.map((_, index) => index))('is a document of today, every line worded (%s)', (index) => {
    const state = migrated(documents[index]);
    expect(isDocument(state)).toBe(true);
    const entries = state.chronicle.flatMap(({ pages }) => pages.flatMap((page) => page.entries));
    const texts = [...entries.map(({ text }) => text), ...state.prompts.flatMap(textsOf)];
    for (const text of texts)
      expect('line' in text ? say(text) : text.key).toMatch(/^(?!.*undefined)(road\.|[A-Z*])/);
  });

  it.each(documents.map((_, index) => index))('plays on (%s)', (index) => {
    let state = migrated(documents[index]);
    const dice = seeded(index);
    for (let step = 0; step < 80 && state.stage !== 'ended'; step += 1) {
      const result = play(state, pick(dice, legalCommands(state, CONTENT)), CONTENT);
      if (!result.ok) throw new Error(result.refusal.code);
      state = result.state;
      expect(isDocument(state)).toBe(true);
    }
  });
});
