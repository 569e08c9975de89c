import { memo } from 'react';
import type { LayoutChangeEvent } from 'react-native';
import { View } from 'react-native';
import type { OpenGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Scroll } from '@/ui/Scroll';
import { useOnBack } from '@/ui/backStack';
import { Button } from '@/ui/Button';
import type { Size } from '@/paint/geometry';
import { SPACE } from '@/ui/theme';
import type { Menu } from './menu';
import { HeroShields } from './HeroShields';
import { RefusalNotice } from '../Refusal';
import { UndoneNotice } from './UndoneNotice';
import { UndoRedo } from './UndoRedo';
import { useScreenLayout } from '../useScreenLayout';

type CornerProps = {
  game: OpenGame;
  onOpen(menu: Menu): void;
  /** How much of its corner each takes. */
  onSize(corner: 'bottomLeft' | 'bottomRight', size: Size): void;
};

/** Over the corners of the map, just above the bar: heroes at the left, undo at the right. */
export const HeroesAndUndo = memo(function HeroesAndUndo({ game, onOpen, onSize }: CornerProps) {
  const { compact } = useScreenLayout();
  const measure =
    (corner: 'bottomLeft' | 'bottomRight') =>
    ({ nativeEvent: { layout } }: LayoutChangeEvent) =>
      onSize(corner, {
        width: Math.round(layout.width) + 2 * SPACE.s,
        height: Math.round(layout.height) + 2 * SPACE.s,
      });
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
      <View onLayout={measure('bottomLeft')} style={{ flexShrink: 1 }}>
        <HeroShields game={game} onOpen={onOpen} />
      </View>
      {compact ? null : (
        <View onLayout={measure('bottomRight')}>
          <UndoRedo game={game} />
        </View>
      )}
    </View>
  );
});

type NoticesProps = { menu: Menu | null; onClose(): void };

/** Over the map: what was undone, a refusal, the way out of placing a figure. */
export const MapNotices = memo(function MapNotices({ menu, onClose }: NoticesProps) {
  const words = useWords().app;
  useOnBack(menu?.kind === 'place' ? onClose : null);
  return (
    <Scroll
      pointerEvents="box-none"
      style={{ flexGrow: 0, flexShrink: 1, maxWidth: 640 }}
      contentContainerStyle={{ gap: SPACE.s, paddingHorizontal: SPACE.s }}
    >
      <UndoneNotice />
      <RefusalNotice />
      {menu?.kind === 'place' ? (
        <Button kind="primary" icon="close" label={words.cancel} onPress={onClose} />
      ) : null}
    </Scroll>
  );
});
