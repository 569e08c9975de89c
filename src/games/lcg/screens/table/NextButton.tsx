import { View } from 'react-native';
import { useWords } from '@/games/lcg/session/useWords';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';

/** The one button that always goes on, with what it will do. */
export const NextButton = ({ caption, onPress }: { caption: string; onPress(): void }) => {
  const { colours } = useTheme();
  const { app, table } = useWords();
  return (
    <Touchable label={app.pair(table.next, caption)} onPress={onPress}>
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
            {table.next}
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
