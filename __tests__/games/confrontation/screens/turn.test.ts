import { PRINTED, viewOf } from '@/games/confrontation/play';
import { swappedSetUp } from '@/games/confrontation/screens/table/setUp/setUps';
import { specialWays } from '@/games/confrontation/screens/table/specialWays';
import { turnLesson } from '@/games/confrontation/screens/table/turnLesson';
import { wordsOf } from '@/games/confrontation/words';
import { goalText } from '@/games/confrontation/words/goal';
import { LANGUAGES } from '@/i18n/languages';
import { scene } from '../scene';

const words = wordsOf('en');
const plain = (to: 'fangorn' | 'rohan' | 'gondor') => ({ to, via: 'plain' as const });

describe('§2 why a region is lit', () => {
  it('by the tunnel from Eregion and by the river from Fangorn, for the Fellowship alone', () => {
    expect(specialWays('fellowship', 'eregion', [plain('fangorn')])).toEqual([['tunnel', ['fangorn']]]);
    expect(specialWays('fellowship', 'fangorn', [plain('rohan'), plain('gondor')])).toEqual([
      ['river', ['rohan']],
    ]);
    expect(specialWays('sauron', 'fangorn', [plain('rohan')])).toEqual([]);
  });

  it('by its text only where no plain step leads to the same region', () => {
    const moves = [
      plain('gondor'),
      { to: 'gondor', via: 'ability' },
      { to: 'rohan', via: 'ability' },
    ] as const;
    expect(specialWays('sauron', 'mordor', moves)).toEqual([['ability', ['rohan']]]);
  });

  it('says nothing without a piece in hand', () =>
    expect(specialWays('fellowship', undefined, [])).toEqual([]));
});

describe('§4 the goal as a first game tells it', () => {
  it('names who bears the Ring after Frodo wherever a variant character can play', () => {
    for (const language of LANGUAGES) {
      const spoken = wordsOf(language);
      const told = (['classic', 'variant', 'draft'] as const).map((cast) =>
        goalText({ options: { ...PRINTED, cast }, side: 'sauron' }, spoken),
      );
      expect(new Set(told).size).toBe(3);
      expect(told.map((text) => text.includes(spoken.names.character.sam))).toEqual([false, true, true]);
    }
  });
});

describe('§4 A3 the goal where entries into the Shire count', () => {
  it('says so', () => {
    const view = { options: { ...PRINTED, shire: 'entered' as const }, side: 'sauron' as const };
    expect(goalText(view, words)).toContain(words.lessons.entered);
    expect(goalText({ ...view, options: PRINTED }, words)).not.toContain(words.lessons.entered);
  });
});

describe('what a first game explains', () => {
  it('is one thing a turn, and at last nothing more', () => {
    const board = scene({ 'aragorn-c': 'eregion', 'orcs-c': 'caradhras' });
    const view = viewOf(board.state(), 'sauron');
    const [turn] = view.log.filter(({ line }) => line === 'turn');
    if (!turn) throw new Error('a turn has begun');
    const told = [1, 2, 3, 4, 5, 6].map((turns) =>
      turnLesson({ ...view, log: Array.from({ length: turns }, () => turn) }, words),
    );
    expect(told[0]).toBe(words.hints.turn);
    expect(new Set(told).size).toBe(6);
    expect(told[5]).toBeUndefined();
  });
});

describe('the set-up', () => {
  it('lets two pieces change places', () => {
    const view = viewOf(scene({ 'frodo-c': 'shire', 'sam-c': 'eregion' }).state(), 'fellowship');
    const own = view.tokens.filter(({ side, at }) => side === 'fellowship' && at !== 'fallen');
    const [first, second] = own.map(({ id }) => id) as [number, number];
    const before = own.map(({ at }) => at);
    expect(swappedSetUp('fellowship', own, [first, second])).toEqual({
      type: 'arrange',
      side: 'fellowship',
      regions: [before[1], before[0], ...before.slice(2)],
    });
  });
});
