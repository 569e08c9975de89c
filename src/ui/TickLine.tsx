import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from './Icon';
import { Text } from './Text';
import { Touchable } from './Touchable';
import { SPACE, useTheme } from './theme';

type Props = { text: string; label?: string; ticked: boolean; onTick(): void; children?: ReactNode };

/** A line to tick off once it is done on the table. */
export const TickLine = ({ text, label = text, ticked, onTick, children }: Props) => {
  const { colours, scale } = useTheme();
  const side = 30 * scale;
  return (
    <Touchable role="checkbox" label={label} checked={ticked} onPress={onTick}>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'flex-start',
          gap: SPACE.s + 4,
          minHeight: 48,
          paddingVertical: SPACE.s,
        }}
      >
        <View
          style={{
            width: side,
            height: side,
            alignItems: 'center',
            justifyContent: 'center',
            borderRadius: 6,
            borderWidth: 2,
            borderColor: ticked ? colours.moss : colours.ink,
            backgroundColor: ticked ? colours.moss : 'transparent',
          }}
        >
          {ticked ? <Icon name="check" size={22} tone="ground" /> : null}
        </View>
        <View style={{ flex: 1 }}>
          <Text font="serifBold" tone={ticked ? 'faded' : 'ink'}>
            {text}
          </Text>
          {children}
        </View>
      </View>
    </Touchable>
  );
};
