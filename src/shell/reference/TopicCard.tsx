import { View } from 'react-native';
import type { Topic } from '@/session/reference';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';

/** One entry: where it is written, what it says, and what it is about. */
export const TopicCard = ({ topic: { title, text, source, facts } }: { topic: Topic }) => {
  const { colours } = useTheme();
  return (
    <View
      style={{
        gap: SPACE.xs,
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.s + 4,
        borderRadius: RADIUS,
        borderWidth: 1,
        borderColor: `${colours.faded}66`,
        backgroundColor: colours.panel,
      }}
    >
      <View
        style={{ flexDirection: 'row', flexWrap: 'wrap-reverse', columnGap: SPACE.m, alignItems: 'baseline' }}
      >
        <Text
          font="serifBold"
          size="story"
          heading={3}
          style={{ flexGrow: 1, flexShrink: 1, flexBasis: 240 }}
        >
          {title}
        </Text>
        <Text font="sansBold" tone="gold">
          {source}
        </Text>
      </View>
      <Text>{text}</Text>
      {facts.length > 0 ? (
        <Text size="label" tone="faded">
          {facts.join(' · ')}
        </Text>
      ) : null}
    </View>
  );
};
