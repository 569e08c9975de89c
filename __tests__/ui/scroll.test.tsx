import { render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { Scroll, ScrollList, ScrollSections } from '@/ui/Scroll';

const line = ({ item }: { item: string }) => <Text>{item}</Text>;

describe('whatever scrolls', () => {
  it.each([
    ['Scroll', <Scroll key="" testID="it" />],
    ['ScrollList', <ScrollList key="" testID="it" data={['a']} renderItem={line} />],
    ['ScrollSections', <ScrollSections key="" testID="it" sections={[{ data: ['a'] }]} renderItem={line} />],
  ])('%s takes the first touch beside a field, and brings the field above the keyboard', (_, element) => {
    render(element);
    expect(screen.getByTestId('it').props).toMatchObject({
      keyboardShouldPersistTaps: 'handled',
      automaticallyAdjustKeyboardInsets: true,
    });
  });

  it('leaves a row that is pushed along where it is', () => {
    render(<Scroll testID="it" horizontal />);
    expect(screen.getByTestId('it').props.automaticallyAdjustKeyboardInsets).toBe(false);
  });
});
