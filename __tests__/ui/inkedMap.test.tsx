import { render, screen } from '@testing-library/react-native';
import { Path } from 'react-native-svg';
import { InkedMap } from '@/ui/InkedMap';
import { chooseSettings } from '../session/chooseSettings';

beforeEach(() => chooseSettings());

const NUMBER = /-?\d+(?:\.\d+)?(?:e-?\d+)?/g;
const numbersIn = (d: string): number[] => (d.match(NUMBER) ?? []).map(Number);

it('the hatching of a mountain begins on its slope and ends above its foot', () => {
  render(<InkedMap />);
  const mountains = screen
    .UNSAFE_getAllByType(Path)
    .map(({ props }) => props.d as string)
    .filter((d) => /^M[^MlLqz]*Q[^MlLqz]*Q[^MlLqz]*(M[^Ml]*l[^Ml]*)+$/.test(d));
  expect(mountains).toHaveLength(13);
  for (const d of mountains) {
    const [outline = '', ...strokes] = d.split(/(?=M)/);
    const [left = 0, foot = 0, , , peak = 0, top = 0, , , right = 0] = numbersIn(outline);
    for (const stroke of strokes) {
      const [x = 0, y = 0, dx = 0, dy = 0] = numbersIn(stroke);
      expect(x).toBeGreaterThan(peak);
      expect(x).toBeLessThan(right);
      expect(y).toBeGreaterThan(top);
      expect(y + dy).toBeLessThan(foot);
      expect(x + dx).toBeGreaterThan(left);
    }
  }
});
