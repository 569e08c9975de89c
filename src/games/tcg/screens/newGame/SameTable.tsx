import { View } from 'react-native';
import type { LastTable } from '@/games/tcg/session/lastTable';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

/** Who played last, offered again with their Ring-bearers. */
export const SameTable = ({ last, onTake }: { last: LastTable; onTake(): void }) => {
  const { newGame: words, names } = useWords();
  return (
    <Panel style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' }}>
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 280, gap: SPACE.xs }}>
        <Text size="story" font="serifBold" heading={2}>
          {words.again.title}
        </Text>
        <Text tone="faded">
          {last.players.map(({ name }, seat) => name || names.player(seat + 1)).join(', ')}
        </Text>
      </View>
      <Button icon="retry" label={words.again.take} onPress={onTake} />
    </Panel>
  );
};
