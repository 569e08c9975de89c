import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { ScrollView } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { RowList } from '@/ui/RowList';
import { Text } from '@/ui/Text';
import { panelRows } from '@/ui/panelRows';

const ROWS = 365;
const HIGH = 48;
const WINDOW = { width: 400, height: 800 };
const CONTENT = { width: 400, height: ROWS * HIGH };

const METRICS = {
  frame: { x: 0, y: 0, ...WINDOW },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

const rows = Array.from({ length: ROWS }, (_, at) => <Text key={at}>{`Card ${at + 1}`}</Text>);

const show = () =>
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <RowList head={<Text>Tallies</Text>} rows={panelRows('cards', rows)} />
    </SafeAreaProvider>,
  );

const mounted = () => screen.queryAllByText(/^Card/).length;

const layout = (y: number, height: number) => ({
  nativeEvent: { layout: { x: 0, y, width: WINDOW.width, height } },
});

/** What a device says of the list, and of each row once it is there. */
const layOut = () => {
  const list = screen.UNSAFE_getByType(ScrollView);
  fireEvent(list, 'layout', layout(0, WINDOW.height));
  fireEvent(list, 'contentSizeChange', CONTENT.width, CONTENT.height);
  screen.getAllByText(/^Card/).forEach((row) => {
    const at = Number(String(row.props.children).slice('Card '.length)) - 1;
    fireEvent(row, 'layout', layout(at * HIGH, HIGH));
  });
  return list;
};

const scrollTo = (y: number) => {
  fireEvent.scroll(layOut(), {
    nativeEvent: { contentOffset: { x: 0, y }, contentSize: CONTENT, layoutMeasurement: WINDOW },
  });
  act(() => jest.runOnlyPendingTimers());
};

describe('a list of hundreds of rows', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('mounts the first of them alone', () => {
    show();
    expect(mounted()).toBe(20);
    expect(screen.getByText('Card 1')).toBeOnTheScreen();
  });

  it('keeps its head, and lets go of what is far from the screen', () => {
    show();
    for (let y = 0; y < CONTENT.height; y += WINDOW.height) scrollTo(y);
    expect(screen.getByText(`Card ${ROWS}`)).toBeOnTheScreen();
    expect(screen.getByText('Tallies')).toBeOnTheScreen();
    expect(screen.queryByText('Card 150')).toBeNull();
    expect(mounted()).toBeLessThan(ROWS / 2);
  });
});
