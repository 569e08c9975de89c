import { View } from 'react-native';
import type { Ask } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import type { Section } from './sections';
import { SECTIONS, sectionOf } from './sections';

/** The game under a few headings; the one a question belongs to stands first, with the question itself. */
export const Game = ({ ask }: { ask: Ask | null }) => {
  const { guide, asks, hints } = useWords();
  const first = ask && sectionOf(ask);
  return (
    <>
      {ask && first ? (
        <Panel>
          <Text tone="faded">{guide.now}</Text>
          <Text size="heading" heading={2}>
            {asks[ask].title}
          </Text>
          <Text size="story">{asks[ask].text}</Text>
          <Notice kind="info" text={hints[ask]} />
          <Paragraph section={first} />
        </Panel>
      ) : null}
      <Panel>
        {SECTIONS.filter((section) => section !== first).map((section) => (
          <Paragraph key={section} section={section} />
        ))}
      </Panel>
    </>
  );
};

const Paragraph = ({ section }: { section: Section }) => {
  const { title, text } = useWords().guide.game[section];
  return (
    <View>
      <Text font="serifBold" heading={3}>
        {title}
      </Text>
      <Text size="story">{text}</Text>
    </View>
  );
};
