import { SKILLS, conclude, greedyPlayer, thinkWith } from '@/games/confrontation/cpu';
import { exponential } from '@/games/confrontation/cpu/exponential';
import { perform, viewOf } from '@/games/confrontation/play';
import { tableOf } from './table';

describe('e to a power', () => {
  it('is as good as the engine’s own', () => {
    for (let x = -60; x <= 60; x += 0.0137)
      expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(1e-15);
    expect(exponential(0)).toBe(1);
  });

  it('runs out at both ends as the engine’s own does', () => {
    expect([exponential(800), exponential(-800)]).toEqual([Infinity, 0]);
  });

  it('is the same to the last digit on every engine', () => {
    const hex = (x: number): string => {
      const bytes = new DataView(new ArrayBuffer(8));
      bytes.setFloat64(0, exponential(x));
      return bytes.getBigUint64(0).toString(16);
    };
    expect([1, -1, 0.18, -44.4, 17.25].map(hex)).toEqual([
      '4005bf0a8b14576a',
      '3fd78b56362cef38',
      '3ff327cd64ccfc08',
      '3beec9f7d18fa5a0',
      '417d94295464477b',
    ]);
  });
});

/** What IEEE 754 leaves to each engine: the last digit of all of these may differ. */
const LEFT_TO_ENGINES = [
  ...(['exp', 'expm1', 'log', 'log10', 'log1p', 'log2', 'pow', 'cbrt', 'hypot'] as const),
  ...(['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2'] as const),
  ...(['sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'] as const),
];

type Skilled = keyof typeof SKILLS;

/** All that two of a strength do to each other. */
const gameBetween = (strength: Skilled, seed: number, iterations: number): unknown => {
  const state = tableOf({ cast: 'variant', specials: 'pickTwo' }, seed);
  const skill = { ...SKILLS[strength], iterations };
  for (let decision = 0; state.prompt; decision += 1) {
    const view = viewOf(state, state.prompt.side);
    const commands =
      decision % 9 === 8 ? greedyPlayer(2)(view, seed) : conclude(thinkWith(view, skill, seed + decision));
    for (const command of commands) perform(state, command);
  }
  return state.log;
};

describe('the computer player decides nothing by what engines round as they like', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(['easy', 'normal', 'hard'] as const)('%s plays the same game without any of it', (strength) => {
    const expected = gameBetween(strength, 31, 12);
    for (const name of LEFT_TO_ENGINES)
      jest.spyOn(Math, name).mockImplementation(() => {
        throw new Error(`Math.${name}`);
      });
    expect(gameBetween(strength, 31, 12)).toEqual(expected);
  });
});
