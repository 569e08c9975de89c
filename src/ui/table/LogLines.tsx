import { View } from 'react-native';
import { Section } from './Sheet';
import { Text } from '../Text';

/** What happened in one round or turn, the first line first. */
export type LogChapter = {
  key: number;
  title: string;
  /** A rule that was set aside stands out. */
  lines: readonly { text: string; override: boolean }[];
};

type Props = { chapters: readonly LogChapter[]; empty: string };

/** Everything that happened, the latest first. */
export const LogLines = ({ chapters, empty }: Props) => (
  <>
    {chapters.length === 0 ? <Text tone="faded">{empty}</Text> : null}
    {[...chapters].reverse().map(({ key, title, lines }) => (
      <Section key={key} title={title}>
        <View style={{ gap: 2 }}>
          {[...lines].reverse().map(({ text, override }, at) => (
            <Text key={at} font={override ? 'serifItalic' : 'serif'}>
              {text}
            </Text>
          ))}
        </View>
      </Section>
    ))}
  </>
);
