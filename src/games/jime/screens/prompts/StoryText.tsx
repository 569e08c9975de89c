import { View } from 'react-native';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';

type Part = { text: string; byHand: boolean };

/** A story and, between asterisks, what the table must do. */
export const partsOf = (said: string): Part[] =>
  said
    .split('*')
    .map((text, i) => ({ text: text.trim(), byHand: i % 2 === 1 }))
    .filter(({ text }) => text !== '');

type Props = { children: string; /** In the type of the rules, not of the story. */ lesson?: boolean };

/** A page of the story; what is done by hand stands apart, in bold beside a gold line. */
export const StoryText = ({ children, lesson = false }: Props) => {
  const { colours } = useTheme();
  return (
    <View style={{ gap: SPACE.m, maxWidth: 640 }}>
      {partsOf(children).map(({ text, byHand }, i) =>
        byHand ? (
          <View key={i} style={{ borderLeftWidth: 4, borderColor: colours.gold, paddingLeft: SPACE.m }}>
            <Text font="sansBold">{text}</Text>
          </View>
        ) : (
          <Text key={i} size="story" font={lesson ? 'sans' : 'serif'}>
            {text}
          </Text>
        ),
      )}
    </View>
  );
};
