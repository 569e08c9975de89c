import { View, useWindowDimensions } from 'react-native';
import type { Side } from '@/games/confrontation/content';
import type { GameState } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { Button } from '@/ui/Button';
import { Hatch } from '@/ui/Hatch';
import { Panel } from '@/ui/Panel';
import { OpeningHeading } from '@/ui/OpeningHeading';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import Vignette from '../../Vignette';
import { MenuButton } from './Menu';
import { playerOf } from './seat';

type Props = { state: Pick<GameState, 'players' | 'fellowship' | 'prompt'>; onTake(side: Side): void };

/** §5 Covers everything and names who takes the tablet; nothing else of the game is behind it. */
export const Curtain = ({ state, onTake }: Props) => {
  const { table, names } = useWords();
  const { colours } = useTheme();
  const { width } = useWindowDimensions();
  const side = state.prompt?.side ?? 'fellowship';
  const { name } = playerOf(state, side);
  const picture = Math.min(360, width - 2 * SPACE.xl);
  return (
    <View
      role="main"
      style={{
        flex: 1,
        alignItems: 'center',
        justifyContent: 'center',
        padding: SPACE.l,
        backgroundColor: colours.ground,
      }}
    >
      <Hatch tone="faded" opacity={0.18} />
      <View style={{ width: '100%', maxWidth: 520 }}>
        <Panel style={{ alignItems: 'center', gap: SPACE.l, padding: SPACE.l }}>
          <Vignette width={picture} height={picture * 0.6} />
          <OpeningHeading size="title" heading={1} style={{ textAlign: 'center' }}>
            {table.curtain.title(name)}
          </OpeningHeading>
          <Text size="story" tone="faded" style={{ textAlign: 'center' }}>
            {`${names.side[side]}. ${table.curtain.text}`}
          </Text>
          <Button kind="primary" icon="check" label={table.curtain.take(name)} onPress={() => onTake(side)} />
        </Panel>
      </View>
      <View style={{ position: 'absolute', top: SPACE.m, right: SPACE.m }}>
        <MenuButton />
      </View>
    </View>
  );
};
