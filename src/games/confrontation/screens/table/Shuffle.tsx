import { View } from 'react-native';
import type { RegionId } from '@/games/confrontation/content';
import type { Command, View as GameView } from '@/games/confrontation/play';
import { refusalFor } from '@/games/confrontation/play';
import { useGame } from '@/games/confrontation/session/game';
import { useWords } from '@/games/confrontation/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

type Props = { view: GameView; region: RegionId; onShuffled(): void };

/** §2 Mixes the pieces of one region by hand, where there are several. */
export const Shuffle = ({ view, region, onShuffled }: Props) => {
  const { table, names } = useWords();
  const act = useGame((store) => store.act);
  const command: Command = { type: 'shuffle', side: view.side, region };
  if (refusalFor(view, command)) return null;
  const shuffle = async (): Promise<void> => {
    if (await act(command)) onShuffled();
  };
  return (
    <View style={{ gap: SPACE.xs }}>
      <Button icon="retry" label={table.shuffle(names.region[region])} onPress={() => void shuffle()} />
      <Text size="label" tone="faded">
        {table.whyShuffle}
      </Text>
    </View>
  );
};
