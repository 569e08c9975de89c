import { render } from '@testing-library/react-native';
import { AccessibilityInfo, Text } from 'react-native';
import { useFocusOnOpen, useFocusWhenLost } from '@/ui/focusOnOpen';

const Heading = ({ title }: { title: string }) => <Text ref={useFocusOnOpen<Text>(title)}>{title}</Text>;
const Line = () => <Text ref={useFocusWhenLost<Text>()}>What to do now</Text>;

describe('the heading of what opens, on a device', () => {
  const sent = jest.spyOn(AccessibilityInfo, 'sendAccessibilityEvent').mockImplementation(() => undefined);
  afterEach(() => sent.mockClear());

  it('is where the screen reader goes, and goes again once it is about something else', () => {
    const { rerender } = render(<Heading title="A test" />);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]?.[1]).toBe('focus');
    rerender(<Heading title="A test" />);
    expect(sent).toHaveBeenCalledTimes(1);
    rerender(<Heading title="A fight" />);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('is left alone where it only stands', () => {
    render(<Line />);
    expect(sent).not.toHaveBeenCalled();
  });
});
