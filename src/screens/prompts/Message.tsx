import { useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Text as Told } from '@/engine';
import { useSay } from '@/store/say';
import { useWords } from '@/store/settings';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { PageActions, PageDots } from './Pages';
import { Sheet } from './Sheet';
import { StoryText } from './StoryText';
import type { Kind, PromptProps } from './types';

type TaleProps = {
  kind: Kind;
  title: string;
  pages: readonly Told[];
  end: string;
  onEnd(): void;
  head?: ReactNode;
};

/** A tale of one or more pages, turned in the sheet. */
const Tale = ({ kind, title, pages, end, onEnd, head }: TaleProps) => {
  const say = useSay();
  const [at, setAt] = useState(0);
  const page = pages[at];
  const said = page ? say(page) : '';
  return (
    <Sheet
      kind={kind}
      title={title}
      read={said}
      actions={<PageActions at={at} of={pages.length} onTurn={setAt} onEnd={onEnd} end={end} />}
    >
      {head}
      <StoryText>{said}</StoryText>
      <PageDots at={at} of={pages.length} />
    </Sheet>
  );
};

export const Message = ({ prompt, act }: PromptProps<'message'>) => {
  const words = useWords();
  const { message } = words.prompts;
  const { lesson } = prompt;
  const ofTheRules = prompt.pages.every(({ key }) => Object.hasOwn(words.telling.lines, key));
  return (
    <Tale
      kind="message"
      title={lesson ? message.lesson : ofTheRules ? message.done : message.read}
      pages={prompt.pages}
      end={words.prompts.continue}
      onEnd={() => act({ type: 'continue' })}
      head={lesson ? <LessonMark /> : null}
    />
  );
};

/** The tutorial speaks, not the tale: a page of another colour, with its sign. */
const LessonMark = () => {
  const { colours } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        borderBottomWidth: 3,
        borderColor: colours.river,
        paddingBottom: SPACE.s,
      }}
    >
      <Icon name="rules" size={32} tone="river" />
    </View>
  );
};

export const Ending = ({ prompt, act }: PromptProps<'ending'>) => {
  const words = useWords().prompts;
  return (
    <Tale
      kind="ending"
      title={words.ending[prompt.outcome]}
      pages={prompt.pages}
      end={words.continue}
      onEnd={() => act({ type: 'continue' })}
      head={<Icon name={prompt.outcome === 'won' ? 'leaf' : 'night'} size={56} tone="gold" />}
    />
  );
};

export const Threshold = ({ prompt, act }: PromptProps<'threshold'>) => {
  const words = useWords().prompts;
  return (
    <Tale
      kind="threshold"
      title={words.threshold.title}
      pages={[prompt.text]}
      end={words.continue}
      onEnd={() => act({ type: 'continue' })}
      head={
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Icon name="warning" size={32} tone="ember" />
          <Text size="heading" font="sansBold" tone="ember">
            {words.threshold.at(prompt.at)}
          </Text>
        </View>
      }
    />
  );
};
