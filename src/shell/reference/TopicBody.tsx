import type { ComponentType } from 'react';
import { View } from 'react-native';
import type { Paragraph, Reference, Topic } from '@/session/reference';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/ui/theme';
import { useBookWords } from './useBookWords';

const Plain: ComponentType<{ children: string }> = ({ children }) => <Text>{children}</Text>;

/** The first lines of an entry, and what stands beside them: what it means now, a drawing. */
export const TopicLines = ({ topic, reference }: { topic: Topic; reference: Reference }) => {
  const { Linked = Plain, Beside } = reference;
  return (
    <>
      <Linked>{topic.text}</Linked>
      {topic.facts.length > 0 ? (
        <Text size="label" tone="faded">
          {topic.facts.join(' · ')}
        </Text>
      ) : null}
      {Beside ? <Beside topic={topic.id} /> : null}
    </>
  );
};

/** Everything else an entry says, paragraph by paragraph. */
export const TopicMore = ({ topic, reference }: { topic: Topic; reference: Reference }) => {
  const { Linked = Plain } = reference;
  return (topic.more ?? []).map((paragraph, i) => (
    <Labelled key={i} paragraph={paragraph}>
      <Linked>{paragraph.text}</Linked>
    </Labelled>
  ));
};

/** What we rule ourselves is framed and says so; it is never taken for the guide. */
const Labelled = ({
  paragraph: { label, ours },
  children,
}: {
  paragraph: Paragraph;
  children: React.ReactNode;
}) => {
  const { colours } = useTheme();
  const words = useBookWords();
  return (
    <View
      style={
        ours ? { borderLeftWidth: 4, borderColor: colours.gold, paddingLeft: SPACE.m, gap: 2 } : { gap: 2 }
      }
    >
      <Text size="label" font="sansBold" tone={ours ? 'gold' : 'faded'}>
        {ours ? `${label} · ${words.ours}` : label}
      </Text>
      {children}
    </View>
  );
};

type SeeProps = { topic: Topic; reference: Reference; onOpen(topic: string): void };

/** The entries read with it, each one touch away. */
export const TopicSee = ({ topic, reference, onOpen }: SeeProps) => {
  const words = useBookWords();
  const { colours } = useTheme();
  const others = (topic.see ?? []).flatMap(
    (id) => reference.topics.find((one) => one.id === id && id !== topic.id) ?? [],
  );
  if (others.length === 0) return null;
  return (
    <View style={{ gap: SPACE.xs }}>
      <Text size="label" font="sansBold" tone="faded">
        {words.readWith}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {others.map(({ id, title, source }) => (
          <Touchable
            key={id}
            role="link"
            label={[source, title].filter(Boolean).join(' ')}
            onPress={() => onOpen(id)}
          >
            <View
              style={{
                minHeight: TOUCH,
                justifyContent: 'center',
                paddingHorizontal: SPACE.m,
                borderRadius: RADIUS,
                borderWidth: 1.5,
                borderColor: colours.river,
              }}
            >
              <Text font="sansBold" tone="river">
                {[source, title].filter(Boolean).join(' ')}
              </Text>
            </View>
          </Touchable>
        ))}
      </View>
    </View>
  );
};
