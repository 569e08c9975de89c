import type { ComponentProps } from 'react';
import type { EffectLine, Text } from '@/games/jime/play';
import { useSay } from '@/games/jime/session/useSay';
import { useWords } from '@/games/jime/session/useWords';
import { useStep } from '@/games/jime/session/draftInput';
import { PageActions, PageDots } from './Pages';
import { Sheet } from './Sheet';
import { StoryText } from './StoryText';
import type { PromptProps } from './types';

type TaleProps = Pick<ComponentProps<typeof Sheet>, 'kind' | 'title' | 'sign'> & {
  pages: readonly Text[];
  /** What stands below the last page, set apart; where the page is of the rules itself, they read on together. */
  foot?: readonly EffectLine[] | undefined;
  ofTheRules?: boolean;
  /** Explains the rules rather than telling the tale. */
  lesson?: boolean | undefined;
  onEnd(): void;
};

/** A tale of one or more pages, turned in the sheet. */
const Tale = ({ pages, foot = [], ofTheRules = false, lesson = false, onEnd, ...frame }: TaleProps) => {
  const say = useSay();
  const words = useWords().prompts;
  const [at, setAt] = useStep(pages.length);
  const sayAll = (texts: readonly Text[]) => texts.map((text) => say(text)).join(' ');
  const page = pages.slice(at, at + 1);
  const gives = at === pages.length - 1 ? foot : [];
  const apart = gives.length > 0 && !ofTheRules;
  return (
    <Sheet
      {...frame}
      read={sayAll([...page, ...gives])}
      foot={apart ? gives : []}
      actions={<PageActions at={at} of={pages.length} onTurn={setAt} onEnd={onEnd} end={words.continue} />}
    >
      <StoryText lesson={lesson}>{sayAll(apart ? page : [...page, ...gives])}</StoryText>
      <PageDots at={at} of={pages.length} />
    </Sheet>
  );
};

export const Message = ({ prompt, act }: PromptProps<'message'>) => {
  const { message } = useWords().prompts;
  const { lesson, pages, foot } = prompt;
  const ofTheRules = pages.every((page) => 'line' in page);
  return (
    <Tale
      kind="message"
      title={lesson ? message.lesson : ofTheRules ? message.done : message.read}
      {...(lesson ? { sign: { icon: 'rules', tone: 'river' } } : {})}
      pages={pages}
      foot={foot}
      ofTheRules={ofTheRules}
      lesson={lesson}
      onEnd={() => act({ type: 'continue' })}
    />
  );
};

export const Ending = ({ prompt, act }: PromptProps<'ending'>) => {
  const words = useWords().prompts.ending;
  const won = prompt.outcome === 'won';
  return (
    <Tale
      kind="ending"
      title={words[prompt.outcome]}
      sign={{ icon: won ? 'leaf' : 'night', tone: won ? 'moss' : 'faded' }}
      pages={prompt.pages}
      foot={prompt.foot}
      onEnd={() => act({ type: 'continue' })}
    />
  );
};

/** §21.3 The enemy's own story goes on. */
export const Threshold = ({ prompt, act }: PromptProps<'threshold'>) => {
  const words = useWords().prompts.threshold;
  return (
    <Tale
      kind="threshold"
      title={words.title(prompt.at)}
      sign={{ icon: 'warning', tone: 'ember' }}
      pages={[prompt.text]}
      foot={prompt.foot}
      onEnd={() => act({ type: 'continue' })}
    />
  );
};
