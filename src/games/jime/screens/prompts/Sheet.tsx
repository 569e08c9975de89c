import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { ScrollView, View } from 'react-native';
import type { EffectLine } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import type { Tone } from '@/ui/palette';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { Foot, FootBelow } from './Foot';
import { RuleHint } from './RuleHint';
import type { Kind } from './types';
import { useNarration } from './useNarration';
import { useRoom } from './useRoom';

type Props = {
  kind: Kind;
  /** What to do with the hands now. */
  title: string;
  /** A sign before the title, when the sheet is not of the usual kind. */
  sign?: { icon: IconName; tone: Tone };
  /** What a voice reads when it is on. */
  read?: string;
  children: ReactNode;
  /** What the table does before it goes on: above the buttons, in sight however long the tale, unless it is long itself. */
  foot?: readonly EffectLine[];
  /** Always in sight, whatever the sheet has to say. */
  actions: ReactNode;
};

/** What is told gives way first, then the foot; only when a few lines of each are left do many buttons scroll by themselves. */
const TELLS_FIRST = 1000;
const FOOT_NEXT = 30;

/** The frame of every prompt: fills its parent, scrolls its middle, keeps its buttons at the foot. */
export const Sheet = ({ kind, title, sign, read = '', children, foot = [], actions }: Props) => {
  const { colours, scale, still } = useTheme();
  const words = useWords().prompts;
  const { wanted, speaking, toggle } = useNarration(read);
  const [hint, setHint] = useState(false);
  const told = useRef<ScrollView>(null);
  const { tight, measure, isHigh } = useRoom();
  const gives = foot.length > 0 && (
    <View onLayout={measure('foot')}>
      <Foot lines={foot} />
    </View>
  );
  const hairline = { borderTopWidth: 1, borderColor: `${colours.faded}66` };
  return (
    <View onLayout={measure('sheet')} style={{ flexShrink: 1, flexGrow: 1, minHeight: 0 }}>
      <ScrollView
        ref={told}
        onLayout={measure('window')}
        onContentSizeChange={(_, height) => isHigh('told', height)}
        style={{ flexShrink: TELLS_FIRST, flexGrow: 1, minHeight: 160 * scale }}
        contentContainerStyle={{ gap: SPACE.m, padding: SPACE.m }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.s }}>
          {sign ? <Icon name={sign.icon} size={34} tone={sign.tone} /> : null}
          <Text size="heading" heading={2} live style={{ flex: 1 }}>
            {title}
          </Text>
          {wanted && read ? (
            <IconButton
              icon={speaking ? 'close' : 'listen'}
              label={speaking ? words.hush : words.listen}
              onPress={toggle}
            />
          ) : null}
          <RuleHint open={hint} onToggle={() => setHint(!hint)} />
        </View>
        {hint ? <Hint text={words.hint[kind]} /> : null}
        {children}
        {gives && tight ? <View style={[{ paddingTop: SPACE.m }, hairline]}>{gives}</View> : null}
      </ScrollView>
      {gives ? (
        <ScrollView
          style={[{ flexShrink: FOOT_NEXT, flexGrow: 0, minHeight: 52 * scale }, hairline]}
          contentContainerStyle={{ padding: SPACE.m, paddingBottom: SPACE.s }}
        >
          {tight ? (
            <FootBelow lines={foot} onPress={() => told.current?.scrollToEnd({ animated: !still })} />
          ) : (
            gives
          )}
        </ScrollView>
      ) : null}
      <ScrollView
        style={[{ flexShrink: 1, flexGrow: 0 }, gives ? null : hairline]}
        contentContainerStyle={{ gap: SPACE.s, padding: SPACE.m, paddingTop: SPACE.s }}
      >
        {actions}
      </ScrollView>
    </View>
  );
};

const Hint = ({ text }: { text: string }) => {
  const { colours } = useTheme();
  return (
    <View
      role="note"
      style={{ borderLeftWidth: 4, borderColor: colours.river, paddingLeft: SPACE.m, gap: SPACE.xs }}
    >
      <Text font="sans" tone="river" live>
        {text}
      </Text>
    </View>
  );
};
