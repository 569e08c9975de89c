import type { ReactNode } from 'react';
import { View } from 'react-native';
import { IconButton } from './IconButton';
import { Overlay } from './Overlay';
import { Panel } from './Panel';
import { Scroll } from './Scroll';
import { dialogRole } from './dialogRole';
import { OpeningHeading } from './OpeningHeading';
import { MEASURE, SPACE, useTheme } from './theme';
import { useWords } from '@/session/settings';

type Props = { title: string; open: boolean; onClose(): void; children: ReactNode; actions?: ReactNode };

/** Over everything, closed by its cross, Escape or the system's back. */
export const Dialog = ({ title, open, onClose, children, actions }: Props) => {
  const { colours } = useTheme();
  const words = useWords();
  return (
    <Overlay
      open={open}
      onClose={onClose}
      transparent
      ground={`${colours.ground}CC`}
      style={{
        alignItems: 'center',
        justifyContent: 'center',
        padding: SPACE.l,
      }}
    >
      <View {...dialogRole(title)} style={{ width: '100%', maxWidth: MEASURE, maxHeight: '100%' }}>
        <Panel fits>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
            <OpeningHeading size="heading" heading={2} style={{ flex: 1 }}>
              {title}
            </OpeningHeading>
            <IconButton icon="close" label={words.app.close} onPress={onClose} />
          </View>
          <Scroll style={{ flexShrink: 1 }} contentContainerStyle={{ gap: SPACE.m }}>
            {children}
          </Scroll>
          {actions ? (
            <View
              style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: SPACE.s }}
            >
              {actions}
            </View>
          ) : null}
        </Panel>
      </View>
    </Overlay>
  );
};
