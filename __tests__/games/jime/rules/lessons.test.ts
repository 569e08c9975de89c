import type { LessonMoment } from '@/games/jime/content';
import type { GameState, Placement, Prompt } from '@/games/jime/play';
import { lineName, textName } from '@/games/jime/play';
import { walkAdventure } from '../../../campaigns/randomWalk';
import { LANGUAGE } from './language/language';
import { VOCABULARY } from './language/vocabulary';
import { playedEffects } from './playedEffects';

const lays = (prompt: Prompt | undefined, kind: Placement['kind']): boolean =>
  prompt?.kind === 'placement' && prompt.what.kind === kind;

/** What lies under each lesson when it is read; nothing is the map. */
const UNDER: Record<LessonMoment, (prompt: Prompt | undefined, state: GameState) => boolean> = {
  activation: (prompt) => prompt?.kind === 'activation',
  attack: (prompt) => prompt?.kind === 'attack',
  battleTiles: (prompt) => lays(prompt, 'battleTiles'),
  camp: (prompt, { stage }) => prompt?.kind === 'checklist' && stage === 'camp',
  choice: (prompt) => prompt?.kind === 'choice',
  counterattack: (prompt) => prompt?.kind === 'counterattack',
  darkness: (prompt) => prompt?.kind === 'suffer' && lineName(prompt.text) === 'darkness.step',
  dialogue: (prompt) => prompt?.kind === 'dialogue',
  enemies: (prompt) => lays(prompt, 'group'),
  exploring: (prompt) =>
    prompt?.kind === 'message' && prompt.pages.some((page) => /^exploration\./.test(textName(page))),
  fallback: (prompt) => prompt?.kind === 'fallback',
  figuresRemoved: (prompt) => prompt?.kind === 'figuresRemoved',
  hourglass: (prompt) => prompt?.kind === 'hourglass',
  lastStand: (prompt) => prompt?.kind === 'lastStand' || prompt?.kind === 'lastStands',
  panel: (prompt) => prompt?.kind === 'panel',
  provoke: (prompt) => prompt?.kind === 'provoke',
  rally: (prompt) => prompt?.kind === 'rally',
  suffer: (prompt) => prompt?.kind === 'suffer' && lineName(prompt.text) !== 'darkness.step',
  terrain: (prompt) => lays(prompt, 'terrain'),
  test: (prompt) => prompt?.kind === 'test',
  threat: (_prompt, { adventure }) => (adventure?.threat ?? 0) > 0,
  threshold: (prompt) => prompt?.kind === 'threshold',
  tiles: (prompt) => lays(prompt, 'tiles'),
  token: (prompt) => prompt?.kind === 'token',
  tokens: (prompt) => lays(prompt, 'tokens'),
  turn: (prompt, { adventure }) => prompt === undefined && adventure?.phase === 'action',
};

const lessons = Object.values(LANGUAGE.adventures).flatMap((adventure) => adventure.lessons ?? []);
const momentOf = (text: string | undefined): LessonMoment | undefined =>
  lessons.find((lesson) => lesson.text === text)?.on;

type Seen = { moment: LessonMoment; walk: number; right: boolean };
const seen: Seen[] = [];

const watch =
  (walk: number) =>
  (state: GameState): void => {
    const [below, top] = [state.prompts.at(-2), state.prompts.at(-1)];
    if (top?.kind !== 'message' || !top.lesson) return;
    const moment = momentOf(top.pages.map(textName)[0]);
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
  const each = playedEffects(
    [{ do: 'suffer', who: 'each', damage: 1, fear: 0 }],
    {},
    { lessons: [{ on: 'suffer', text: 'learn.suffer' }] },
  );
  expect(each.shows('message')).toEqual({ kind: 'message', pages: [{ key: 'learn.suffer' }], lesson: true });
  expect(each.do({ type: 'continue' }).shows('suffer').hero).toBe('aragorn');
  expect(each.negate().shows('suffer').hero).toBe('gimli');
});
