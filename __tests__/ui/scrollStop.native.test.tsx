import { render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { Scroll } from '@/ui/Scroll';
import { useScrollStop } from '@/ui/scrollStop';

describe('what scrolls, on a device', () => {
  it('is no stop of its own', () => {
    render(
      <Scroll testID="area">
        <Text>A long story</Text>
      </Scroll>,
    );
    expect(screen.getByTestId('area').props.tabIndex).toBeUndefined();
    expect(useScrollStop({ current: null })).toBeUndefined();
  });
});
