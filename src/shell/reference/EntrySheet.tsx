import type { ReactNode } from 'react';
import { useState } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { LoadReference, Topic } from '@/session/reference';
import { useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Overlay } from '@/ui/Overlay';
import { Panel } from '@/ui/Panel';
import { Scroll } from '@/ui/Scroll';
import { dialogRole } from '@/ui/dialogRole';
import { OpeningHeading } from '@/ui/OpeningHeading';
import { Text } from '@/ui/Text';
import { MEASURE, SPACE, useTheme } from '@/ui/theme';
import { TopicLines, TopicMore, TopicSee } from './TopicBody';
import { useBookWords } from './useBookWords';
import type { Opened } from './groups';
import { useReferences } from './useReferences';

type Props = {
  game: string;
  load: LoadReference;
  /** The entries opened one from another; the last is shown. Nothing is shown without any. */
  topics: readonly string[];
  /** What the screen it was opened from says of the rule: above what the rule says everywhere. */
  above?: ReactNode;
  onOpen(topic: string): void;
  onBack(): void;
  onClose(): void;
  /** Opens the whole reference, where the sheet does not lie over it already. */
  onSearch?: (() => void) | undefined;
};

/** A rule over whatever is on the screen, which stays as it was: three lines first, all of it at a touch. */
export const EntrySheet = (props: Props) => {
  const { colours } = useTheme();
  const inset = useSafeAreaInsets();
  const shown = props.topics.at(-1);
  return (
    <Overlay
      open={shown !== undefined}
      onClose={props.topics.length > 1 ? props.onBack : props.onClose}
      transparent
      role="main"
      ground={`${colours.ground}99`}
      style={{
        alignItems: 'center',
        justifyContent: 'flex-end',
        padding: SPACE.m,
        paddingTop: SPACE.m + inset.top,
        paddingBottom: SPACE.m + inset.bottom,
      }}
    >
      {shown === undefined ? null : <Entry {...props} shown={shown} />}
    </Overlay>
  );
};

const Entry = ({
  game,
  load,
  topics,
  above,
  shown,
  onOpen,
  onBack,
  onClose,
  onSearch,
}: Props & { shown: string }) => {
  const { app } = useWords();
  const words = useBookWords();
  const { opened, failed, retry } = useReferences(game, load, true);
  const [own] = opened;
  const topic = own?.reference.topics.find(({ id }) => id === shown);
  const title = topic?.title ?? (own ? words.missing : app.opening);
  return (
    <View {...dialogRole(title)} style={{ width: '100%', maxWidth: MEASURE, maxHeight: '100%' }}>
      <Panel fits>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          {topics.length > 1 ? <IconButton icon="back" label={app.back} onPress={onBack} /> : null}
          <View style={{ flex: 1 }}>
            <OpeningHeading size="heading" heading={2} live>
              {title}
            </OpeningHeading>
            {topic?.source ? (
              <Text size="label" font="sansBold" tone="gold">
                {topic.source}
              </Text>
            ) : null}
          </View>
          {onSearch ? <IconButton icon="search" label={words.searchRules} onPress={onSearch} /> : null}
          <IconButton icon="close" label={app.close} onPress={onClose} />
        </View>
        {failed ? <Button icon="retry" label={app.retry} onPress={retry} /> : null}
        <Scroll
          key={`${topics.length} ${shown}`}
          style={{ flexShrink: 1 }}
          contentContainerStyle={{ gap: SPACE.m }}
        >
          {above}
          {own && topic ? <Body own={own} topic={topic} onOpen={onOpen} /> : null}
        </Scroll>
      </Panel>
    </View>
  );
};

const Body = ({
  own: { reference },
  topic,
  onOpen,
}: {
  own: Opened;
  topic: Topic;
  onOpen(topic: string): void;
}) => {
  const words = useBookWords();
  const [whole, setWhole] = useState(false);
  const hasMore = (topic.more ?? []).length > 0;
  return (
    <>
      <TopicLines topic={topic} reference={reference} />
      {whole ? <TopicMore topic={topic} reference={reference} /> : null}
      {whole || !hasMore ? <TopicSee topic={topic} reference={reference} onOpen={onOpen} /> : null}
      {hasMore ? (
        <Button
          kind="quiet"
          icon={whole ? 'close' : 'book'}
          label={whole ? words.less : words.more}
          onPress={() => setWhole(!whole)}
        />
      ) : null}
    </>
  );
};
