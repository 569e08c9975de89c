import type { Adventure } from '@/games/jime/content';
import type { Difficulty } from '@/games/jime/play';
import { walkAdventure } from '../../../../campaigns/randomWalk';
import { LANGUAGE } from './language';
import { VOCABULARY, wordsUnder } from './vocabulary';

const SEEDS = Array.from({ length: 50 }, (_, seed) => seed + 1);
const MOST_ROUNDS = 40;

const COMPANIES = [2, 3, 4, 5].flatMap((heroes) =>
  (['normal', 'hard'] as Difficulty[]).map((difficulty) => ({ heroes, difficulty })),
);

it('the two adventures say everything the language can say', () => {
  const stories = [LANGUAGE.campaign, LANGUAGE.adventures];
  const unsaid = (words: string[], key: string): string[] =>
    words.filter((word) => !wordsUnder(key, stories).includes(word));
  expect(unsaid(VOCABULARY.conditions, 'is')).toEqual([]);
  expect(unsaid(VOCABULARY.effects, 'do')).toEqual([]);
  expect(unsaid(VOCABULARY.moments, 'moment')).toEqual([]);
  expect(unsaid(VOCABULARY.lessons, 'on')).toEqual([]);
});

describe.each(['fen', 'ford'])('walks through the %s', (adventure) => {
  const { resolutions, lessons = [] } = LANGUAGE.adventures[adventure] as Adventure;
  const [ended, texts] = [new Set<string>(), new Set<string>()];

  it.each(COMPANIES)(
    '$heroes heroes, $difficulty: no dead end, an end within 40 rounds, the same future after every load',
    ({ heroes, difficulty }) => {
      for (const seed of SEEDS) {
        const mirror = seed % 2 === 0;
        const walked = walkAdventure(LANGUAGE, { adventure, heroes, difficulty, mirror, seed });
        expect(walked.rounds).toBeLessThanOrEqual(MOST_ROUNDS);
        ended.add(walked.resolution);
        walked.texts.forEach((text) => texts.add(text));
      }
    },
  );

  it('together they come to every ending and every lesson', () => {
    expect([...ended].sort()).toEqual(resolutions.map(({ id }) => id).sort());
    expect(lessons.map(({ text }) => text).filter((text) => !texts.has(text))).toEqual([]);
  });
});
