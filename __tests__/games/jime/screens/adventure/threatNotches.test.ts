import type { Notch } from '@/games/jime/screens/adventure/threatNotches';
import { numbered } from '@/games/jime/screens/adventure/threatNotches';

const MAX = 60;
const notch = (at: number, state: Notch['state'] = 'coming'): Notch => ({ at, share: at / MAX, state });
const END = notch(MAX, 'end');
const shown = (notches: Notch[], width: number): number[] =>
  [...numbered(notches, width, 42)].sort((a, b) => a - b);

describe('the numbers under the bar of threat', () => {
  const notches = [notch(9, 'past'), notch(18), notch(30), notch(52), END];

  it('all stand where there is room', () => expect(shown(notches, 900)).toEqual([9, 18, 30, 52, 60]));

  it('do not lie on each other on a phone: the end and what comes first stay', () =>
    expect(shown(notches, 230)).toEqual([18, 30, 60]));

  it('that have passed make way first', () =>
    expect(shown([notch(16, 'past'), notch(18), END], 300)).toEqual([18, 60]));
});
