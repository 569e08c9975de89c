import type { ReactNode } from 'react';
import type { ColorValue, Role, StyleProp, ViewStyle } from 'react-native';
import { Modal, View } from 'react-native';
import { useSettings } from '@/session/settings';
import { onModalBack } from './backKey';
import { useOnBack } from './backStack';
import { KeyboardRoom } from './KeyboardRoom';
import { useTheme } from './theme';

type Props = {
  open: boolean;
  /** None: it goes when what it asks is answered, and the system's back leaves the page under it. */
  onClose?: (() => void) | undefined;
  /** Whether the page under it shows through. */
  transparent?: boolean;
  role?: Role;
  /** What lies behind it all, wherever it stands. */
  ground: ColorValue;
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
};

/** A layer over the whole screen, which stays as it was underneath; it turns with the screen and with the device. */
export const Overlay = ({ open, onClose, transparent = false, role, ground, style, children }: Props) => {
  const { reducedMotion } = useTheme();
  // A modal stands outside the turned screen, so it turns by itself.
  const turned = useSettings((state) => state.settings.flip === 'on');
  useOnBack(open ? onClose : null);
  return (
    <Modal
      visible={open}
      transparent={transparent}
      animationType={reducedMotion ? 'none' : 'fade'}
      // Without them an iPhone that lies shows it upright.
      supportedOrientations={['portrait', 'portrait-upside-down', 'landscape']}
      onRequestClose={onModalBack}
    >
      <KeyboardRoom ground={ground}>
        <View role={role} style={[{ flex: 1 }, style, turned ? { transform: [{ rotate: '180deg' }] } : null]}>
          {children}
        </View>
      </KeyboardRoom>
    </Modal>
  );
};
