import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Panel } from '../Panel';
import { Text } from '../Text';
import { SPACE, useTheme } from '../theme';

type NoneProps = { words: { none: string; noneText: string; begin: string }; onBegin(): void };

/** Before the first game has been played to its end. */
export const NoGameYet = ({ words, onBegin }: NoneProps) => (
  <Panel>
    <Text size="story" font="serifBold">
      {words.none}
    </Text>
    <Text>{words.noneText}</Text>
    <View style={{ alignItems: 'flex-start' }}>
      <Button icon="company" label={words.begin} onPress={onBegin} />
    </View>
  </Panel>
);

type RowProps = {
  title: string;
  lines: readonly string[];
  /** When it was played, and how long. */
  played: string;
  /** What it came to, at the right. */
  result?: ReactNode;
  forget: string;
  onForget(): void;
};

/** One game of the history, and a way to forget it. */
export const PlayedGame = ({ title, lines, played, result, forget, onForget }: RowProps) => {
  const { colours } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.m,
        paddingVertical: SPACE.s,
        borderTopWidth: 1,
        borderColor: `${colours.faded}40`,
      }}
    >
      <View style={{ flex: 1 }}>
        <Text font="serifBold">{title}</Text>
        {lines.map((line, at) => (
          <Text key={at}>{line}</Text>
        ))}
        <Text size="label" tone="faded">
          {played}
        </Text>
      </View>
      {result}
      <IconButton icon="close" label={forget} onPress={onForget} />
    </View>
  );
};
