import { View } from 'react-native';
import type { OpenGame } from '@/store/game';
import { useWords } from '@/store/settings';
import { Button } from '@/ui/Button';
import { SPACE } from '@/ui/theme';
import type { Aside } from './aside';
import { HeroShields } from './HeroShields';
import { Hints } from './Hints';
import { Refused } from './Refused';
import { UndoRedo } from './UndoRedo';
import { useRoom } from './useRoom';

type Props = {
  game: OpenGame;
  aside: Aside | null;
  folded: boolean;
  onOpen(aside: Aside): void;
  onClose(): void;
};

/** Over the map, just above the bar: heroes at the left, undo at the right, slips of paper over both. */
export const Above = ({ game, aside, folded, onOpen, onClose }: Props) => {
  const words = useWords().app;
  const { compact } = useRoom();
  return (
    <View pointerEvents="box-none" style={{ padding: SPACE.s, gap: SPACE.s }}>
      <View pointerEvents="box-none" style={{ gap: SPACE.s, maxWidth: 640 }}>
        {folded ? null : <Hints game={game} />}
        <Refused />
        {aside?.kind === 'place' ? (
          <Button kind="primary" icon="close" label={words.cancel} onPress={onClose} />
        ) : null}
      </View>
      {folded ? null : (
        <View
          pointerEvents="box-none"
          style={{
            flexDirection: 'row',
            alignItems: 'flex-end',
            justifyContent: 'space-between',
            gap: SPACE.s,
          }}
        >
          <HeroShields game={game} onOpen={onOpen} />
          {compact ? null : <UndoRedo game={game} />}
        </View>
      )}
    </View>
  );
};
