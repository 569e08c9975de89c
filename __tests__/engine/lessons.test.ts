import type { Adventure, LessonMoment } from '@/content';
import type { GameState, Prompt } from '@/engine';
import { walkAdventure } from '../campaigns/walker';
import { LANGUAGE } from './language/language';
import { VOCABULARY } from './language/vocabulary';
import { told } from './told';

/** What lies under each lesson when it is read; null is the map, with a turn to take. */
const UNDER: Record<LessonMoment, (prompt: Prompt | undefined, state: GameState) => boolean> = {
  activation: (prompt) => prompt?.kind === 'activation',
  attack: (prompt) => prompt?.kind === 'attack',
  camp: (prompt, { stage }) => prompt?.kind === 'checklist' && stage === 'camp',
  choice: (prompt) => prompt?.kind === 'choice',
  counterattack: (prompt) => prompt?.kind === 'counterattack',
  darkness: (prompt) => prompt?.kind === 'suffer' && prompt.who === 'dark',
  exploring: (prompt) => prompt?.kind === 'message' && /^exploration\./.test(prompt.pages[0]?.key ?? ''),
  fallback: (prompt) => prompt?.kind === 'fallback',
  figuresRemoved: (prompt) => prompt?.kind === 'figuresRemoved',
  hourglass: (prompt) => prompt?.kind === 'hourglass',
  lastStand: (prompt) => prompt?.kind === 'lastStand' || prompt?.kind === 'lastStands',
  panel: (prompt) => prompt?.kind === 'panel',
  provoke: (prompt) => prompt?.kind === 'provoke',
  rally: (prompt) => prompt?.kind === 'rally',
  suffer: (prompt) => prompt?.kind === 'suffer' && prompt.who !== 'dark',
  test: (prompt) => prompt?.kind === 'test',
  threshold: (prompt) => prompt?.kind === 'threshold',
  tiles: (prompt) => prompt?.kind === 'placement' && prompt.what.kind === 'tiles',
  token: (prompt) => prompt?.kind === 'token',
  tokens: (prompt) => prompt?.kind === 'placement' && prompt.what.kind === 'tokens',
  turn: (prompt, { adventure }) => prompt === undefined && adventure?.phase === 'action',
};

const { lessons = [] } = LANGUAGE.adventures.fen as Adventure;
const momentOf = (text: string | undefined): LessonMoment | undefined =>
  lessons.find((lesson) => lesson.text === text)?.on;

type Seen = { moment: LessonMoment; walk: number; right: boolean };
const seen: Seen[] = [];

const watch =
  (walk: number) =>
  (state: GameState): void => {
    const [below, top] = [state.prompts.at(-2), state.prompts.at(-1)];
    if (top?.kind !== 'message' || !top.lesson) return;
    const moment = momentOf(top.pages[0]?.key);
    if (moment) seen.push({ moment, walk, right: UNDER[moment](below, state) });
  };

const WALKS = 24;

beforeAll(() => {
  for (let walk = 1; walk <= WALKS; walk += 1) {
    const mirror = walk % 2 === 0;
    const sitting = { heroes: 2 + (walk % 4), difficulty: 'normal', mirror, seed: walk } as const;
    walkAdventure(LANGUAGE, { adventure: walk % 3 === 0 ? 'ford' : 'fen', ...sitting }, watch(walk));
  }
});

it('every lesson of the language is tried', () => {
  expect(Object.keys(UNDER).sort()).toEqual([...VOCABULARY.lessons].sort());
});

it.each(VOCABULARY.lessons)('%s', (moment) => {
  const taught = seen.filter((one) => one.moment === moment);
  expect(taught.length).toBeGreaterThan(0);
  expect(taught.filter(({ right }) => !right)).toEqual([]);
  expect(new Set(taught.map(({ walk }) => walk)).size).toBe(taught.length);
});

it('§38.1 what befalls each hero is explained with the first, not under the others', () => {
  const each = told(
    [{ do: 'suffer', who: 'each', damage: 1, fear: 0 }],
    {},
    { lessons: [{ on: 'suffer', text: 'learn.suffer' }] },
  );
  expect(each.shows('message')).toEqual({ kind: 'message', pages: [{ key: 'learn.suffer' }], lesson: true });
  expect(each.do({ type: 'continue' }).shows('suffer').hero).toBe('aragorn');
  expect(each.negate().shows('suffer').hero).toBe('gimli');
});
