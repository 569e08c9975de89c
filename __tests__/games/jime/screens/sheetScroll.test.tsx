import { fireEvent, render, screen } from '@testing-library/react-native';
import { ScrollView } from 'react-native';
import { SheetScroll } from '@/games/jime/screens/SheetScroll';
import { Text } from '@/ui/Text';
import { chooseSettings } from '../session/chooseSettings';

const MORE = 'There is more below';
const scrolled = (y: number) => ({ nativeEvent: { contentOffset: { x: 0, y } } });

const show = (window: number, content: number) => {
  chooseSettings({ motion: 'reduced' });
  render(
    <SheetScroll contentStyle={{}}>
      <Text>A long story.</Text>
    </SheetScroll>,
  );
  fireEvent(screen.UNSAFE_getByType(ScrollView), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 400, height: window } },
  });
  fireEvent(screen.UNSAFE_getByType(ScrollView), 'contentSizeChange', 400, content);
};

it('says that a sheet goes on below the fold, until its end is in sight', () => {
  show(300, 900);
  expect(screen.getByRole('button', { name: MORE })).toBeOnTheScreen();
  fireEvent.scroll(screen.UNSAFE_getByType(ScrollView), scrolled(300));
  expect(screen.getByLabelText(MORE)).toBeOnTheScreen();
  fireEvent.scroll(screen.UNSAFE_getByType(ScrollView), scrolled(600));
  expect(screen.queryByLabelText(MORE)).toBeNull();
});

it('says nothing where all is in sight, but for the space under the last line', () => {
  show(300, 308);
  expect(screen.queryByLabelText(MORE)).toBeNull();
});
