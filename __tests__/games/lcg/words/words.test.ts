import type { Explanation, LogLine, Reference } from '@/games/lcg/play';
import { EXPLANATIONS, REMINDERS, STEP_GUIDE } from '@/games/lcg/play';
import { checkDeckText } from '@/games/lcg/decks';
import { wordsOf } from '@/games/lcg/words';
import { problemText, warningText } from '@/games/lcg/words/decks';
import { lineText } from '@/games/lcg/words/log';
import { referenceText } from '@/games/lcg/words/references';
import { LANGUAGES } from '@/i18n/languages';
import { randomWalkLog } from '../randomWalk';
import { Table } from '../table';

const LOGS = Array.from({ length: 12 }, (_, seed) => randomWalkLog(seed + 1, 120));

describe.each(LANGUAGES)('the Card Game in %s', (language) => {
  const words = wordsOf(language);

  it('says every line of the log, whatever happens, with names and without gaps', () => {
    const said = LOGS.flatMap(({ log, ...state }) =>
      log.flatMap(({ lines }) => lines.map((line) => lineText(line, { ...state, log }, words))),
    );
    expect(said.length).toBeGreaterThan(300);
    expect(said.filter((text) => /undefined|NaN|\{|\[object/.test(text) || text.trim() === '')).toEqual([]);
  });

  it('names players by name or by place, and unnamed cards as cards', () => {
    const { state } = new Table({
      players: [
        { name: '', heroes: [] },
        { name: 'Tiphanie', heroes: [] },
      ],
    });
    const line = (player: number): LogLine => ({ line: 'entered', player, card: '' });
    expect(lineText(line(0), state, words)).toContain(words.cover.player(1));
    expect(lineText(line(1), state, words)).toContain('Tiphanie');
    expect(lineText(line(1), state, words)).toContain(words.log.aCard);
  });

  it('has a place in the documents for every explanation, step and reminder', () => {
    const references: readonly Reference[] = [
      ...(Object.keys(EXPLANATIONS) as Explanation[]).flatMap(
        (one): readonly Reference[] => EXPLANATIONS[one],
      ),
      ...Object.values(STEP_GUIDE).flatMap((guide) => guide.references),
      ...Object.values(REMINDERS).flatMap((one): readonly Reference[] => one),
    ];
    expect(references.filter((one) => !/\d|,/.test(referenceText(one, words)))).toEqual([]);
    expect(referenceText('R p.14', words)).toMatch(/p\. 14$/);
    expect(referenceText('F 1.27', words)).toBe('F.A.Q. 1.27');
  });

  it('says what is wrong with a deck', () => {
    const { problems, warnings } = checkDeckText(
      'Title\nHero\nGimli\nGimli\nLore\nAlly\n4 Gildor\nQuest\n1 Quest card',
    );
    const said = [
      ...problems.map((one) => problemText(one, words)),
      ...warnings.map((one) => warningText(one, words)),
    ];
    expect(said).toHaveLength(6);
    expect(said.every((text) => text.length > 10)).toBe(true);
  });
});
