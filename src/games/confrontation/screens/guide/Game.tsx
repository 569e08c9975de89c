import { View } from 'react-native';
import type { Ask } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { RULINGS, SECTIONS, sectionOf } from './sections';

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
          <Paragraph {...guide.game[first]} />
        </Panel>
      ) : null}
      <Panel>
        {SECTIONS.filter((section) => section !== first).map((section) => (
          <Paragraph key={section} {...guide.game[section]} />
        ))}
      </Panel>
      <Rulings />
    </>
  );
};

/** Where the booklet is silent, and what is played here. */
const Rulings = () => {
  const { rulings } = useWords().guide;
  return (
    <Panel>
      <Text size="heading" heading={2}>
        {rulings.title}
      </Text>
      <Text tone="faded">{rulings.text}</Text>
      {RULINGS.map((ruling) => (
        <Paragraph key={ruling} {...rulings.of[ruling]} />
      ))}
    </Panel>
  );
};

const Paragraph = ({ title, text }: { title: string; text: string }) => (
  <View>
    <Text font="serifBold" heading={3}>
      {title}
    </Text>
    <Text size="story">{text}</Text>
  </View>
);
