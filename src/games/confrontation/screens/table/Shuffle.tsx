import type { RegionId } from '@/games/confrontation/content';
import type { Command, View } from '@/games/confrontation/play';
import { refusalFor } from '@/games/confrontation/play';
import { useGame } from '@/games/confrontation/session/game';
import { useWords } from '@/games/confrontation/session/useWords';
import { Button } from '@/ui/Button';

type Props = { view: View; region: RegionId; onShuffled(): void };

/** §2 Mixes the pieces of one region by hand, where there are several. */
export const Shuffle = ({ view, region, onShuffled }: Props) => {
  const { table, names } = useWords();
  const act = useGame((store) => store.act);
  const command: Command = { type: 'shuffle', side: view.side, region };
  if (refusalFor(view, command)) return null;
  const shuffle = async (): Promise<void> => {
    if (await act(command)) onShuffled();
  };
  return <Button icon="retry" label={table.shuffle(names.region[region])} onPress={() => void shuffle()} />;
};
