import type { ComponentProps } from 'react';
import type { VignetteName } from '@/games/jime/content';
import type { EffectLine, Text } from '@/games/jime/play';
import { VignetteFigure } from '../vignettes/VignetteFigure';
import { openingVignette } from '../vignettes/openingVignette';
import { useNames } from '../useNames';
import { useScreenLayout } from '../useScreenLayout';
import { useWords } from '@/games/jime/session/useWords';
import { useStep } from '@/games/jime/session/draftInput';
import { useTheme } from '@/ui/theme';
import { PageActions, PageDots } from './Pages';
import { PromptFrame } from './PromptFrame';
import { RuledMargin, StoryText } from './StoryText';
import type { PromptProps } from './types';

type StoryPagesProps = Pick<ComponentProps<typeof PromptFrame>, 'kind' | 'title' | 'icon'> & {
  pages: readonly Text[];
  /** Below the last page, set apart; where the page itself is of the rules, they read on together. */
  instructions?: readonly EffectLine[] | undefined;
  isRules?: boolean;
  /** Explains the rules rather than telling the story. */
  lesson?: boolean | undefined;
  /** The first pages of an adventure, under its drawing. */
  opening?: VignetteName | undefined;
  onEnd(): void;
};

/** A story of one or more pages, turned in the sheet. */
const StoryPages = ({
  pages,
  instructions = [],
  isRules = false,
  lesson = false,
  opening,
  onEnd,
  ...frame
}: StoryPagesProps) => {
  const { say } = useNames();
  const words = useWords().prompts;
  // Only a sheet at the side stands high enough for a drawing and the words, and not for large ones.
  const { wide } = useScreenLayout();
  const drawn = useTheme().scale <= 1.2 && wide;
  const [at, setAt] = useStep(pages.length);
  const sayAll = (texts: readonly Text[]) => texts.map((text) => say(text)).join(' ');
  const page = pages.slice(at, at + 1);
  const last = at === pages.length - 1 ? instructions : [];
  const apart = last.length > 0 && !isRules;
  const story = (
    <StoryText lesson={lesson} opening={opening !== undefined && at === 0}>
      {sayAll(apart ? page : [...page, ...last])}
    </StoryText>
  );
  return (
    <PromptFrame
      {...frame}
      narration={sayAll([...page, ...last])}
      instructions={apart ? last : []}
      actions={<PageActions at={at} of={pages.length} onTurn={setAt} onEnd={onEnd} end={words.continue} />}
    >
      {opening && at === 0 && drawn ? <VignetteFigure name={opening} width={190} /> : null}
      {opening ? <RuledMargin>{story}</RuledMargin> : story}
      <PageDots at={at} of={pages.length} />
    </PromptFrame>
  );
};

export const Message = ({ prompt, game, act }: PromptProps<'message'>) => {
  const { message } = useWords().prompts;
  const { lesson, pages, foot } = prompt;
  const isRules = pages.every((page) => 'line' in page);
  return (
    <StoryPages
      kind="message"
      title={lesson ? message.lesson : isRules ? message.done : message.read}
      {...(lesson ? { icon: { name: 'rules', tone: 'river' } } : {})}
      pages={pages}
      instructions={foot}
      isRules={isRules}
      lesson={lesson}
      opening={lesson || isRules ? undefined : openingVignette(game)}
      onEnd={() => act({ type: 'continue' })}
    />
  );
};

export const Ending = ({ prompt, act }: PromptProps<'ending'>) => {
  const words = useWords().prompts.ending;
  const won = prompt.outcome === 'won';
  return (
    <StoryPages
      kind="ending"
      title={words[prompt.outcome]}
      icon={{ name: won ? 'leaf' : 'night', tone: won ? 'moss' : 'faded' }}
      pages={prompt.pages}
      instructions={prompt.foot}
      onEnd={() => act({ type: 'continue' })}
    />
  );
};

/** §21.3 The enemy's own story goes on. */
export const Threshold = ({ prompt, act }: PromptProps<'threshold'>) => {
  const words = useWords().prompts.threshold;
  return (
    <StoryPages
      kind="threshold"
      title={words.title(prompt.at)}
      icon={{ name: 'warning', tone: 'ember' }}
      pages={[prompt.text]}
      instructions={prompt.foot}
      onEnd={() => act({ type: 'continue' })}
    />
  );
};
