import { useLastTable } from '@/games/lcg/session/lastTable';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { View } from 'react-native';
import { SPACE } from '@/ui/theme';

/** Who played last, offered again. */
export const SameTable = ({ onTake }: { onTake(): void }) => {
  const { newGame: words, cover } = useWords();
  const last = useLastTable((state) => state.value);
  if (!last) return null;
  return (
    <Panel style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' }}>
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 280, gap: SPACE.xs }}>
        <Text size="story" font="serifBold" heading={2}>
          {words.again.title}
        </Text>
        {last.players.map(({ name, heroes }, seat) => (
          <Text key={seat} tone="faded">
            {words.again.player(name || cover.player(seat + 1), heroes.join(', '))}
          </Text>
        ))}
      </View>
      <Button icon="retry" label={words.again.take} onPress={onTake} />
    </Panel>
  );
};
