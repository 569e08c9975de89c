import type { ReactNode } from 'react';
import { Modal, View } from 'react-native';
import { useSettings } from '@/session/settings';
import { useTheme } from '@/ui/theme';

type Props = { open: boolean; onClose(): void; children: ReactNode };

/** A whole page over the screen that opened it, which stays as it was underneath. */
export const OverlayPage = ({ open, onClose, children }: Props) => {
  const { colours, reducedMotion } = useTheme();
  // A modal stands outside the turned screen, so it turns by itself.
  const turned = useSettings((state) => state.settings.flip === 'on');
  return (
    <Modal visible={open} animationType={reducedMotion ? 'none' : 'fade'} onRequestClose={onClose}>
      <View
        style={{
          flex: 1,
          backgroundColor: colours.ground,
          transform: turned ? [{ rotate: '180deg' }] : [],
        }}
      >
        {children}
      </View>
    </Modal>
  );
};
