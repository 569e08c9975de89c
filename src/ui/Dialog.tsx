import type { ReactNode } from 'react';
import { Modal, ScrollView, View } from 'react-native';
import { IconButton } from './IconButton';
import { Panel } from './Panel';
import { Text } from './Text';
import { MEASURE, SPACE, useTheme } from './theme';
import { useSettings, useWords } from '@/session/settings';

type Props = { title: string; open: boolean; onClose(): void; children: ReactNode; actions?: ReactNode };

/** Over everything, closed by its cross, Escape or the system's back. */
export const Dialog = ({ title, open, onClose, children, actions }: Props) => {
  const { colours, reducedMotion } = useTheme();
  const words = useWords();
  // A modal stands outside the turned screen, so it turns by itself.
  const turned = useSettings((state) => state.settings.flip === 'on');
  return (
    <Modal
      visible={open}
      transparent
      animationType={reducedMotion ? 'none' : 'fade'}
      onRequestClose={onClose}
    >
      <View
        style={{
          flex: 1,
          alignItems: 'center',
          justifyContent: 'center',
          padding: SPACE.l,
          backgroundColor: `${colours.ground}CC`,
          transform: turned ? [{ rotate: '180deg' }] : [],
        }}
      >
        <View
          role="dialog"
          aria-modal
          aria-label={title}
          style={{ width: '100%', maxWidth: MEASURE, maxHeight: '100%' }}
        >
          <Panel fits>
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
              <Text size="heading" heading={2} style={{ flex: 1 }}>
                {title}
              </Text>
              <IconButton icon="close" label={words.app.close} onPress={onClose} />
            </View>
            <ScrollView style={{ flexShrink: 1 }} contentContainerStyle={{ gap: SPACE.m }}>
              {children}
            </ScrollView>
            {actions ? (
              <View
                style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: SPACE.s }}
              >
                {actions}
              </View>
            ) : null}
          </Panel>
        </View>
      </View>
    </Modal>
  );
};
