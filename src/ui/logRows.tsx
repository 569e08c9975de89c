import type { ReactElement } from 'react';
import { View } from 'react-native';
import { Text } from './Text';
import { SPACE, useTheme } from './theme';

/** What happened in one round or turn, the first line first. */
export type LogChapter = {
  key: number;
  title: string;
  /** A rule that was set aside stands out. */
  lines: readonly { text: string; override: boolean }[];
};

const Heading = ({ title, first }: { title: string; first: boolean }) => {
  const { colours } = useTheme();
  return (
    <View
      style={{
        marginTop: first ? 0 : SPACE.m,
        paddingVertical: SPACE.s,
        borderTopWidth: 1,
        borderColor: `${colours.faded}66`,
      }}
    >
      <Text font="serifBold" size="story" heading={3}>
        {title}
      </Text>
    </View>
  );
};

const rowsOf = ({ key, title, lines }: LogChapter, first: boolean): ReactElement[] => [
  <Heading key={`${key}`} title={title} first={first} />,
  ...[...lines].reverse().map(({ text, override }, at) => (
    <Text key={`${key} ${at}`} font={override ? 'serifItalic' : 'serif'} style={{ paddingBottom: 2 }}>
      {text}
    </Text>
  )),
];

/** Everything that happened, the latest first, as rows of a long list. */
export const logRows = (chapters: readonly LogChapter[], empty: string): ReactElement[] =>
  chapters.length === 0
    ? [
        <Text key="empty" tone="faded">
          {empty}
        </Text>,
      ]
    : [...chapters].reverse().flatMap((chapter, at) => rowsOf(chapter, at === 0));
