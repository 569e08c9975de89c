import { View } from 'react-native';
import { useWords } from '@/games/lcg/session/useWords';
import { lineText } from '@/games/lcg/words/log';
import { Text } from '@/ui/Text';
import { Section, Sheet } from './Sheet';
import type { SheetProps } from './types';

/** Everything that happened, the latest round first. */
export const LogSheet = ({ game, controls }: SheetProps) => {
  const words = useWords();
  const { state } = game;
  return (
    <Sheet game={game} title={words.table.menu.log} onClose={controls.close}>
      {state.log.length === 0 ? <Text tone="faded">{words.table.menu.logEmpty}</Text> : null}
      {[...state.log].reverse().map(({ round, lines }) => (
        <Section key={round} title={round === 0 ? words.table.setUp : words.table.round(round)}>
          <View style={{ gap: 2 }}>
            {[...lines].reverse().map((line, at) => (
              <Text key={at} font={line.line === 'override' ? 'serifItalic' : 'serif'}>
                {lineText(line, state, words)}
              </Text>
            ))}
          </View>
        </Section>
      ))}
    </Sheet>
  );
};
