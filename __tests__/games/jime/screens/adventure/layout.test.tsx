import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { AdventureLayout } from '@/games/jime/screens/adventure/AdventureLayout';
import type { Insets } from '@/paint/geometry';
import { chooseSettings } from '../../session/chooseSettings';

jest.useFakeTimers();
beforeEach(() => chooseSettings({ motion: 'reduced' }));

const frames = (): void => act(() => jest.advanceTimersByTime(50));

/** The screen of an adventure without its contents; `bars` is what its map rests by. */
const layout = () => {
  const rests: Insets[] = [];
  const page = (sheet: boolean) => (
    <AdventureLayout
      top={<Text>top</Text>}
      bottom={<Text>bottom</Text>}
      above={null}
      notices={null}
      sheet={sheet ? <Text>sheet</Text> : null}
      subject={null}
      board={(_, bars) => {
        rests.push(bars);
        return null;
      }}
    />
  );
  const { rerender } = render(page(false));
  frames();
  return {
    sheet: (open: boolean) => {
      rerender(page(open));
      frames();
    },
    /** A bar is measured, as it is on the screen whenever its height changes. */
    measure: (bar: 'top' | 'bottom', height: number) =>
      fireEvent(screen.getByText(bar), 'layout', { nativeEvent: { layout: { height } } }),
    rest: () => rests.at(-1),
  };
};

describe('the room a map rests in', () => {
  it('stays the same while a sheet is open, whatever folds, and after it', () => {
    const { sheet, measure, rest } = layout();
    measure('top', 113);
    measure('bottom', 200);
    expect(rest()).toMatchObject({ top: 113, bottom: 200 });
    sheet(true);
    measure('bottom', 120);
    expect(rest()).toMatchObject({ top: 113, bottom: 200 });
    measure('bottom', 200);
    sheet(false);
    expect(rest()).toMatchObject({ top: 113, bottom: 200 });
  });

  it('grows when a hint is put away, and when one has gone for good under a sheet', () => {
    const { sheet, measure, rest } = layout();
    measure('bottom', 200);
    measure('bottom', 140);
    expect(rest()?.bottom).toBe(140);
    measure('bottom', 200);
    sheet(true);
    measure('bottom', 140);
    sheet(false);
    expect(rest()?.bottom).toBe(140);
  });
});
