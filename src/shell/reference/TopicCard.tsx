import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Topic } from '@/session/reference';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/ui/theme';

type Props = {
  topic: Topic;
  /** Opens the whole entry, where it says more than its first lines. */
  onOpen?: ((topic: string) => void) | undefined;
  /** In a table of contents its title is enough. */
  brief?: boolean;
};

/** One entry: where it is written, what it says, and what it is about. */
export const TopicCard = ({ topic, onOpen, brief = false }: Props) => {
  const opens = onOpen !== undefined && (topic.more !== undefined || topic.see !== undefined);
  if (!opens) return <Card topic={topic} />;
  return (
    <Touchable told role="link" label={toldTitle(topic)} onPress={() => onOpen(topic.id)}>
      {brief && topic.more !== undefined ? <Line topic={topic} /> : <Card topic={topic} />}
    </Touchable>
  );
};

/** As its heading shows it: where it is written comes after it. */
const toldTitle = ({ title, source }: Topic): string => [title, source].filter(Boolean).join(', ');

const Heading = ({ topic: { title, source } }: { topic: Topic }) => (
  <View
    style={{ flexDirection: 'row', flexWrap: 'wrap-reverse', columnGap: SPACE.m, alignItems: 'baseline' }}
  >
    <Text font="serifBold" size="story" heading={3} style={{ flexGrow: 1, flexShrink: 1, flexBasis: 240 }}>
      {title}
    </Text>
    {source === '' ? null : (
      <Text font="sansBold" tone="gold">
        {source}
      </Text>
    )}
  </View>
);

const Line = ({ topic }: { topic: Topic }) => {
  const { colours } = useTheme();
  return (
    <View
      style={{
        minHeight: TOUCH,
        justifyContent: 'center',
        paddingHorizontal: SPACE.s,
        borderBottomWidth: 1,
        borderColor: `${colours.faded}44`,
      }}
    >
      <Heading topic={topic} />
    </View>
  );
};

const Card = ({ topic }: { topic: Topic }) => (
  <Frame>
    <Heading topic={topic} />
    <Text>{topic.text}</Text>
    {topic.facts.length > 0 ? (
      <Text size="label" tone="faded">
        {topic.facts.join(' · ')}
      </Text>
    ) : null}
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => {
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
      {children}
    </View>
  );
};
