import type { ReactNode } from 'react';
import { View } from 'react-native';
import { withoutSections } from '@/games/jime/words/sentences';
import { Text } from '@/ui/Text';
import { SIZES, SPACE, useTheme } from '@/ui/theme';
import { Initial } from './Initial';
import { initialOf } from './initialOf';
import { LinkedText, RuleSections } from '../rulebook/LinkedText';

type Part = { text: string; byHand: boolean };

/** A story and, between asterisks, what the table must do. */
export const partsOf = (said: string): Part[] =>
  said
    .split('*')
    .map((text, i) => ({ text: text.trim(), byHand: i % 2 === 1 }))
    .filter(({ text }) => text !== '');

type Props = {
  children: string;
  /** In the type of the rules, not of the story. */
  lesson?: boolean;
  /** The first page of a story: it begins with an initial. */
  opening?: boolean;
};

/** A page of the story; what is done by hand stands apart, in bold beside a gold line. */
export const StoryText = ({ children, lesson = false, opening = false }: Props) => {
  const { colours } = useTheme();
  return (
    <View style={{ gap: SPACE.m, maxWidth: 640 }}>
      {partsOf(withoutSections(children)).map(({ text, byHand }, i) =>
        byHand ? (
          <View key={i} style={{ borderLeftWidth: 4, borderColor: colours.gold, paddingLeft: SPACE.m }}>
            <LinkedText font="sansBold">{text}</LinkedText>
          </View>
        ) : opening && i === 0 ? (
          <OpeningText key={i}>{text}</OpeningText>
        ) : lesson ? (
          <LinkedText key={i} size="story" font="sans">
            {text}
          </LinkedText>
        ) : (
          <Text key={i} size="story">
            {text}
          </Text>
        ),
      )}
      <RuleSections of={children} />
    </View>
  );
};

/** Three lines high; two where the letters are large, or the text beside it would be one word wide. */
const initialSide = (scale: number): number =>
  Math.round(SIZES.story * scale * 1.45) * (scale > 1.2 ? 2 : 3) - 6;

/** The letter that is drawn stays in the text, too small to see: a screen reader hears whole words. */
const OpeningText = ({ children }: { children: string }) => {
  const { scale } = useTheme();
  const letter = initialOf(children);
  if (!letter) return <Text size="story">{children}</Text>;
  return (
    <Text size="story">
      <Initial letter={letter} side={initialSide(scale)} />
      <Text size="story" style={{ fontSize: 1, lineHeight: 1, color: 'transparent' }}>
        {letter.drawn}
      </Text>
      {letter.rest}
    </Text>
  );
};

/** Two rules down the margin, as a scribe draws them before the first word. */
export const RuledMargin = ({ children }: { children: ReactNode }) => {
  const { colours } = useTheme();
  return (
    <View style={{ borderLeftWidth: 1.5, borderColor: `${colours.ember}99`, paddingLeft: 3 }}>
      <View
        style={{
          borderLeftWidth: 1,
          borderColor: `${colours.ember}66`,
          paddingLeft: SPACE.m - 4,
          gap: SPACE.l,
        }}
      >
        {children}
      </View>
    </View>
  );
};
