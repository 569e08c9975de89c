import type { ReactNode } from 'react';
import type { ColorValue } from 'react-native';
import { useEffect, useState } from 'react';
import { Keyboard, Platform, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

/** How high the keyboard stands above the bar of the system, where it lies over the app; 0 while it does not. */
const useKeyboardHeight = (): number => {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    // Elsewhere what scrolls makes room by itself, or the browser does.
    if (Platform.OS !== 'android') return undefined;
    const shown = Keyboard.addListener('keyboardDidShow', (event) => setHeight(event.endCoordinates.height));
    const hidden = Keyboard.addListener('keyboardDidHide', () => setHeight(0));
    return () => {
      shown.remove();
      hidden.remove();
    };
  }, []);
  return height;
};

type Props = { ground: ColorValue; children: ReactNode };

/**
 * An app drawn from edge to edge is not made smaller by Android’s keyboard, and neither are its modals: without this it lies over what is
 * typed into. It stands round what turns for the far side, for the keyboard does not.
 */
export const KeyboardRoom = ({ ground, children }: Props) => {
  const height = useKeyboardHeight();
  const { bottom } = useSafeAreaInsets();
  return (
    <View
      testID="keyboardRoom"
      style={{ flex: 1, paddingBottom: height > 0 ? height + bottom : 0, backgroundColor: ground }}
    >
      {children}
    </View>
  );
};
