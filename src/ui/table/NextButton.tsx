import { View } from 'react-native';
import { Text } from '../Text';
import { Touchable } from '../Touchable';
import { RADIUS, SPACE, useTheme } from '../theme';
import { useWords } from '@/session/settings';

type Props = { label: string; caption: string; onPress(): void };

/** The one button that always goes on, with what it will do. */
export const NextButton = ({ label, caption, onPress }: Props) => {
  const { colours } = useTheme();
  const { app } = useWords();
  return (
    <Touchable told label={app.pair(label, caption)} onPress={onPress}>
      <View
        style={{
          minHeight: 68,
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.m,
          paddingHorizontal: SPACE.m,
          paddingVertical: SPACE.s,
          borderRadius: RADIUS,
          backgroundColor: colours.ink,
        }}
      >
        <View style={{ flex: 1 }}>
          <Text font="sansBold" size="story" tone="ground">
            {label}
          </Text>
          <Text font="sans" tone="ground">
            {caption}
          </Text>
        </View>
        <Text font="sansBold" size="title" tone="ground">
          ›
        </Text>
      </View>
    </Touchable>
  );
};
