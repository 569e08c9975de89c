import { act, screen } from '@testing-library/react-native';
import { DeviceEventEmitter, Platform, StyleSheet, Text } from 'react-native';
import { KeyboardRoom } from '@/ui/KeyboardRoom';
import { renderPage } from './renderPage';

const room = (): unknown => StyleSheet.flatten(screen.getByTestId('keyboardRoom').props.style).paddingBottom;

/** As React Native tells it of a keyboard that stands so high above the system’s bar. */
const keyboard = (height: number | null): void =>
  act(
    () =>
      void DeviceEventEmitter.emit(height === null ? 'keyboardDidHide' : 'keyboardDidShow', {
        endCoordinates: { screenX: 0, screenY: 820 - (height ?? 0), width: 1180, height: height ?? 0 },
      }),
  );

const show = (os: typeof Platform.OS): void => {
  jest.replaceProperty(Platform, 'OS', os);
  renderPage(
    <KeyboardRoom ground="white">
      <Text>page</Text>
    </KeyboardRoom>,
  );
};
afterEach(() => jest.restoreAllMocks());

describe('the room for the keyboard', () => {
  it('is made on Android as high as the keyboard, and given back', () => {
    show('android');
    expect(room()).toBe(0);
    keyboard(300);
    expect(room()).toBe(300);
    keyboard(null);
    expect(room()).toBe(0);
  });

  it('is left to what scrolls on iOS', () => {
    show('ios');
    keyboard(300);
    expect(room()).toBe(0);
  });
});
