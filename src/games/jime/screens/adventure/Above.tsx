import { ScrollView, View } from 'react-native';
import { Unkept } from '@/shell/saves/Unkept';
import type { OpenGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { SPACE } from '@/ui/theme';
import type { Aside } from './aside';
import { HeroShields } from './HeroShields';
import { Refused } from './Refused';
import { UndoRedo } from './UndoRedo';
import { useRoom } from './useRoom';

/** Over the map, just above the bar: heroes at the left, undo at the right. */
export const Above = ({ game, onOpen }: { game: OpenGame; onOpen(aside: Aside): void }) => {
  const { compact } = useRoom();
  return (
    <View
      pointerEvents="box-none"
      style={{
        flexDirection: 'row',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        gap: SPACE.s,
        padding: SPACE.s,
      }}
    >
      <HeroShields game={game} onOpen={onOpen} />
      {compact ? null : <UndoRedo game={game} />}
    </View>
  );
};

type SlipsProps = { aside: Aside | null; onClose(): void };

/** Slips of paper over the map: a refusal, the way out of placing a figure. */
export const Slips = ({ aside, onClose }: SlipsProps) => {
  const words = useWords().app;
  return (
    <ScrollView
      pointerEvents="box-none"
      style={{ flexGrow: 0, flexShrink: 1, maxWidth: 640 }}
      contentContainerStyle={{ gap: SPACE.s, paddingHorizontal: SPACE.s }}
    >
      <Unkept />
      <Refused />
      {aside?.kind === 'place' ? (
        <Button kind="primary" icon="close" label={words.cancel} onPress={onClose} />
      ) : null}
    </ScrollView>
  );
};
