import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { IconName } from '../Icon';
import { Icon } from '../Icon';
import { Panel } from '../Panel';
import { Text } from '../Text';
import type { Tone } from '../palette';
import { SPACE } from '../theme';

type Props = {
  verdict: { icon: IconName; tone: Tone; text: string };
  /** What the deck holds, under the verdict. */
  counts: ReactNode;
  /** What is against it and what is good to know, each under its heading. */
  findings: readonly { heading: string; lines: readonly string[] }[];
  more(unshown: number): string;
};

/** Enough to begin mending a list; the rest comes when these are mended. */
const LINES_SHOWN = 8;

/** What the rules say of a deck. */
export const DeckVerdict = ({ verdict, counts, findings, more }: Props) => (
  <Panel>
    <View role="status" style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
      <Icon name={verdict.icon} size={36} tone={verdict.tone} />
      <View style={{ flex: 1 }}>
        <Text size="story" font="serifBold" tone={verdict.tone}>
          {verdict.text}
        </Text>
        {counts}
      </View>
    </View>
    {findings.map(({ heading, lines }) =>
      lines.length === 0 ? null : (
        <View key={heading} style={{ gap: SPACE.xs }}>
          <Text font="serifBold" heading={3}>
            {heading}
          </Text>
          {lines.slice(0, LINES_SHOWN).map((line, at) => (
            <Text key={at}>{line}</Text>
          ))}
          {lines.length > LINES_SHOWN ? <Text tone="faded">{more(lines.length - LINES_SHOWN)}</Text> : null}
        </View>
      ),
    )}
  </Panel>
);
