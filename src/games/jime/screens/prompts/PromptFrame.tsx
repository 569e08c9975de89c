import type { ReactNode } from 'react';
import { useRef } from 'react';
import { View } from 'react-native';
import type { EffectLine } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import type { Tone } from '@/ui/palette';
import { OpeningHeading } from '@/ui/OpeningHeading';
import { SPACE, useTheme } from '@/ui/theme';
import { OurNames } from '../OurNames';
import type { SheetScrollHandle } from '../SheetScroll';
import { SheetScroll } from '../SheetScroll';
import { useScreenLayout } from '../useScreenLayout';
import { Instructions, InstructionsBelow } from './Instructions';
import { RuleHint } from './RuleHint';
import type { PromptKind } from './types';
import { useNarration } from './useNarration';
import { useInstructionsFit } from './useInstructionsFit';

type Props = {
  kind: PromptKind;
  /** What the table has to do now. */
  title: string;
  /** Before the title, when the prompt is not of the usual kind. */
  icon?: { name: IconName; tone: Tone };
  /** What a voice reads when it is on. */
  narration?: string;
  children: ReactNode;
  /** What the table does before it goes on: above the buttons, in sight however long the text, unless they are long. */
  instructions?: readonly EffectLine[];
  /** Who acts and with what: above the buttons, never under them, however long the text. */
  choices?: ReactNode;
  /** What goes on the table or off it before it goes on: in sight as they are. */
  pieces?: ReactNode;
  /** The buttons: always in sight, however long the text. */
  actions: ReactNode;
};

/** Close enough that the longest attack fits a lying tablet. */
const GAP = 10;
/** The text shrinks first, then the instructions; only when a few lines of each are left do many buttons scroll by themselves. */
const TEXT_SHRINKS = 1000;
const INSTRUCTIONS_SHRINK = 30;

/** The frame of every prompt: fills its parent, scrolls its middle, keeps its buttons at the foot. */
export const PromptFrame = ({
  kind,
  title,
  icon,
  narration = '',
  children,
  instructions = [],
  choices = null,
  pieces = null,
  actions,
}: Props) => {
  const { colours, scale } = useTheme();
  const words = useWords().prompts;
  // On a high page there is room enough above: the handle of the sheet, the head of the hero.
  const { wide } = useScreenLayout();
  const { wanted, speaking, toggle } = useNarration(narration);
  const text = useRef<SheetScrollHandle>(null);
  const { fits, measure, setHeight } = useInstructionsFit();
  const list = (instructions.length > 0 || pieces !== null) && (
    <View onLayout={measure('instructions')} style={{ gap: SPACE.s }}>
      {instructions.length > 0 ? <Instructions lines={instructions} /> : null}
      {pieces}
    </View>
  );
  const hairline = { borderTopWidth: 1, borderColor: `${colours.faded}66` };
  return (
    <View onLayout={measure('sheet')} style={{ flexShrink: 1, flexGrow: 1, minHeight: 0 }}>
      <SheetScroll
        ref={text}
        onLayout={measure('window')}
        onContentHeight={(height) => setHeight('text', height)}
        style={{ flexShrink: TEXT_SHRINKS, flexGrow: 1, minHeight: 160 * scale }}
        contentStyle={{
          gap: GAP,
          padding: SPACE.m,
          paddingTop: wide ? SPACE.s : 0,
          paddingBottom: SPACE.s,
        }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.s }}>
          {icon ? <Icon name={icon.name} size={34} tone={icon.tone} /> : null}
          <OpeningHeading size="heading" heading={2} live style={{ flex: 1 }}>
            {title}
          </OpeningHeading>
          {wanted && narration ? (
            <IconButton
              icon={speaking ? 'close' : 'listen'}
              label={speaking ? words.hush : words.listen}
              onPress={toggle}
            />
          ) : null}
          <RuleHint kind={kind} />
        </View>
        {children}
        <OurNames of={[narration]} />
        {list && !fits ? <View style={[{ paddingTop: SPACE.m }, hairline]}>{list}</View> : null}
      </SheetScroll>
      {list ? (
        <SheetScroll
          style={[{ flexShrink: INSTRUCTIONS_SHRINK, flexGrow: 0, minHeight: 52 * scale }, hairline]}
          contentStyle={{ padding: SPACE.m, paddingBottom: SPACE.s }}
        >
          {fits ? list : <InstructionsBelow lines={instructions} onPress={() => text.current?.toEnd()} />}
        </SheetScroll>
      ) : null}
      <SheetScroll
        style={[{ flexShrink: 1, flexGrow: 0 }, list ? null : hairline]}
        contentStyle={{ gap: SPACE.s, padding: SPACE.m, paddingTop: SPACE.s }}
      >
        {choices}
        {actions}
      </SheetScroll>
    </View>
  );
};
