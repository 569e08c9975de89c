import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useMemo } from 'react';
import type { VignetteName } from '@/games/jime/content';
import { placementParts } from '@/games/jime/board/placementSteps';
import type { EffectLine, Text } from '@/games/jime/play';
import { LateVignetteFigure } from '../vignettes/VignetteFigure';
import { openingVignette, vignetteOf } from '../vignettes/openingVignette';
import { useNames } from '../useNames';
import { useScreenLayout } from '../useScreenLayout';
import { useWords } from '@/games/jime/session/useWords';
import { useStep } from '@/games/jime/session/draftInput';
import { useTheme } from '@/ui/theme';
import { PageActions, PageDots } from './Pages';
import { PlacedThings } from './PlacedThings';
import { GivenCard, givenBy } from './GivenCard';
import { PromptFrame } from './PromptFrame';
import { RuledMargin, StoryText, partsOf } from './StoryText';
import type { PromptProps } from './types';

type StoryPagesProps = Pick<ComponentProps<typeof PromptFrame>, 'kind' | 'icon'> & {
  /** Of the whole, or of the page that is shown. */
  title: string | ((page: Text) => string);
  pages: readonly Text[];
  /** Below the last page, set apart; where the page itself is of the rules, they read on together. */
  instructions?: readonly EffectLine[] | undefined;
  isRules?: boolean;
  /** What goes on the table or off it with the last page. */
  pieces?: ReactNode;
  /** Explains the rules rather than telling the story. */
  lesson?: boolean | undefined;
  /** The first or last pages of an adventure, under its drawing. */
  opening?: VignetteName | undefined;
  onEnd(): void;
};

/** A story of one or more pages, turned in the sheet. */
const StoryPages = ({
  title,
  pages,
  instructions = [],
  isRules = false,
  pieces = null,
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
      title={typeof title === 'string' ? title : page.map(title).join('')}
      narration={sayAll([...page, ...last])}
      instructions={apart ? last : []}
      pieces={at === pages.length - 1 ? pieces : null}
      actions={<PageActions at={at} of={pages.length} onTurn={setAt} onEnd={onEnd} end={words.continue} />}
    >
      {opening && at === 0 && drawn ? <LateVignetteFigure name={opening} width={190} /> : null}
      {opening ? <RuledMargin>{story}</RuledMargin> : story}
      {(apart ? page : [...page, ...last]).map((text, i) => {
        const given = givenBy(text);
        return given ? <GivenCard key={i} given={given} /> : null;
      })}
      <PageDots at={at} of={pages.length} />
    </PromptFrame>
  );
};

type Page = PromptProps<'message'> | PromptProps<'threshold'>;

/** §75.1 What a page has the table lay or take away, while the board looks there. */
const usePieces = ({ prompt, game, view, onHighlight }: Page): ReactNode => {
  const { adventure } = game.state;
  const steps = useMemo(
    () => (adventure ? placementParts(prompt, adventure).flat() : []),
    [prompt, adventure],
  );
  const any = steps.length > 0;
  useEffect(() => {
    if (!any) return;
    onHighlight({ at: 0, path: [] });
    return () => onHighlight(null);
  }, [any, onHighlight]);
  return any ? <PlacedThings game={game} view={view} steps={steps} /> : null;
};

export const Message = (props: PromptProps<'message'>) => {
  const { prompt, game, act } = props;
  const pieces = usePieces(props);
  const { message } = useWords().prompts;
  const { say } = useNames();
  const { lesson, pages, foot } = prompt;
  /** Only a page of the story is read aloud, not what the table does by hand. */
  const isAloud = (page: Text): boolean =>
    !('line' in page) && partsOf(say(page)).some(({ byHand }) => !byHand);
  const isRules = pages.every((page) => 'line' in page);
  return (
    <StoryPages
      kind="message"
      title={(page) => (lesson ? message.lesson : isAloud(page) ? message.read : message.done)}
      {...(lesson ? { icon: { name: 'rules', tone: 'river' } } : {})}
      pages={pages}
      instructions={foot}
      isRules={isRules}
      pieces={pieces}
      lesson={lesson}
      opening={lesson || isRules ? undefined : openingVignette(game)}
      onEnd={() => act({ type: 'continue' })}
    />
  );
};

/** §106 The last pages of an adventure, under the drawing of the first. */
export const Ending = ({ prompt, game, act }: PromptProps<'ending'>) => {
  const words = useWords().prompts.ending;
  const won = prompt.outcome === 'won';
  return (
    <StoryPages
      kind="ending"
      title={words[prompt.outcome]}
      icon={{ name: won ? 'leaf' : 'night', tone: won ? 'moss' : 'faded' }}
      pages={prompt.pages}
      instructions={prompt.foot}
      opening={vignetteOf(game)}
      onEnd={() => act({ type: 'continue' })}
    />
  );
};

/** §21.3 The enemy's own story goes on. */
export const Threshold = (props: PromptProps<'threshold'>) => {
  const { prompt, act } = props;
  const pieces = usePieces(props);
  const words = useWords().prompts.threshold;
  return (
    <StoryPages
      kind="threshold"
      title={words.title(prompt.at)}
      icon={{ name: 'warning', tone: 'ember' }}
      pages={[prompt.text]}
      instructions={prompt.foot}
      pieces={pieces}
      onEnd={() => act({ type: 'continue' })}
    />
  );
};
