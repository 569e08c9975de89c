/** From a letter typed to its answers: every beginning of the questions players ask, over the rules of every game. */
import { performance } from 'node:perf_hooks';
import { QUESTIONS } from '../../__tests__/games/jime/reference/questions';
import { loadTopics as loadConfrontation } from '../../src/games/confrontation/session/reference';
import { namesIn, openBox } from '../../src/games/jime/session/openBox';
import { referenceIn } from '../../src/games/jime/session/topics';
import { loadTopics as loadLcg } from '../../src/games/lcg/session/reference';
import { loadTopics as loadTcg } from '../../src/games/tcg/session/reference';
import { LANGUAGES } from '../../src/i18n/languages';
import type { Language } from '../../src/i18n/languages';
import type { Opened } from '../../src/shell/reference/groups';
import { answersTo } from '../../src/shell/reference/groups';
import { indexOf } from '../../src/shell/reference/search';
import type { Figure, Subject } from '../figures';

const open = async (language: Language): Promise<Opened[]> => {
  const box = await openBox();
  const references = [
    await referenceIn(language, box, namesIn(box, language, 'both')),
    await loadLcg(language),
    await loadTcg(language),
    await loadConfrontation(language),
  ];
  return references.map((reference, i) => ({ id: String(i), reference, index: indexOf(reference) }));
};

/** What stands in the field after each letter, from the first on. */
const typedOf = (question: string): string[] =>
  Array.from(question, (_, i) => question.slice(0, i + 1)).filter((typed) => typed.trim() === typed);

const timesIn = (opened: readonly Opened[], language: Language): number[] =>
  QUESTIONS.flatMap((question) =>
    typedOf(question[language]).map((typed) => {
      const start = performance.now();
      answersTo(opened, typed, null);
      return performance.now() - start;
    }),
  );

const at = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

export const figures: Subject = async () => {
  const found: Figure[] = [];
  for (const language of LANGUAGES) {
    const opened = await open(language);
    timesIn(opened, language);
    const times = timesIn(opened, language);
    for (const [name, share] of [
      ['median', 0.5],
      ['p95', 0.95],
      ['p99', 0.99],
    ] as const)
      found.push({
        name: `search.${language}.${name}`,
        value: Number(at(times, share).toFixed(2)),
        unit: 'ms',
      });
  }
  return found;
};
