import type { Explanation, LogLine, Part, Reference } from '@/games/tcg/play';
import { EXPLANATIONS, PARTS, REFUSALS, REFUSAL_REFERENCES, REMINDERS, STEP_GUIDE } from '@/games/tcg/play';
import { wordsOf } from '@/games/tcg/words';
import { lineText } from '@/games/tcg/words/log';
import { referenceText } from '@/games/tcg/words/references';
import { refusalText } from '@/games/tcg/words/refusals';
import { LANGUAGES } from '@/i18n/languages';
import { randomWalkLog } from '../randomWalk';
import { Table, somePlayers } from '../table';

const LOGS = Array.from({ length: 16 }, (_, seed) => randomWalkLog(seed * 5 + 1, 120));

describe.each(LANGUAGES)('the TCG in %s', (language) => {
  const words = wordsOf(language);

  it('says every line of the log, whatever happens, with names and without gaps', () => {
    const said = LOGS.flatMap((state) =>
      state.log.flatMap(({ lines }) => lines.map((line) => lineText(line, state, words))),
    );
    expect(said.length).toBeGreaterThan(300);
    expect(said.filter((text) => /undefined|NaN|\{|\[object/.test(text) || text.trim() === '')).toEqual([]);
  });

  it('names players by name or by place, and unnamed cards as cards', () => {
    const [first, second] = somePlayers(2);
    if (!first || !second) throw new Error('no players');
    const { state } = new Table({
      players: [
        { ...first, name: '' },
        { ...second, name: 'Tiphanie' },
      ],
    });
    const line = (player: number): LogLine => ({ line: 'entered', player, card: '' });
    expect(lineText(line(0), state, words)).toContain(words.names.player(1));
    expect(lineText(line(1), state, words)).toContain('Tiphanie');
    expect(lineText(line(1), state, words)).toContain(words.log.aCard);
  });

  it('has a place in the booklet, or the name of the base rules, for every explanation, step and refusal', () => {
    const references: readonly Reference[] = [
      ...(Object.keys(EXPLANATIONS) as Explanation[]).flatMap(
        (one): readonly Reference[] => EXPLANATIONS[one],
      ),
      ...(Object.keys(PARTS) as Part[]).flatMap((one): readonly Reference[] => PARTS[one]),
      ...Object.values(STEP_GUIDE).flatMap((guide) => guide.references),
      ...Object.values(REMINDERS).flatMap((one): readonly Reference[] => one),
      ...REFUSALS.flatMap((one): readonly Reference[] => REFUSAL_REFERENCES[one]),
    ];
    const pages = references
      .filter((one) => one !== 'base' && one !== 'cover')
      .map((one) => Number(one.slice(2)));
    expect(pages.filter((page) => !(page >= 6 && page <= 29))).toEqual([]);
    expect(referenceText('p.14', words)).toMatch(/p\.\s14$/);
    expect(refusalText({ code: 'assign/busy' }, language)).toMatch(/\(p\.\s14\)$/);
    expect(refusalText({ code: 'move/limit' }, language)).toContain(words.rules.base);
  });
});
