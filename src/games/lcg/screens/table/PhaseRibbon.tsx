import { View } from 'react-native';
import type { Phase } from '@/games/lcg/play';
import { PHASES, phaseOf } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { IconButton } from '@/ui/IconButton';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { SPACE, TOUCH, useTheme } from '@/ui/theme';
import type { MenuControls } from './menu';
import { Shutters } from './Shutters';
import { useTableLayout } from './useTableLayout';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** R p.12 The seven phases of the round, the one under way filled; on a phone it alone is named. */
export const PhaseRibbon = ({ game: { state }, open }: Props) => {
  const { colours } = useTheme();
  const { compact } = useTableLayout();
  const words = useWords();
  const now = phaseOf(state);
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        paddingHorizontal: SPACE.s,
        paddingVertical: SPACE.xs,
        backgroundColor: colours.panel,
        borderBottomWidth: 2,
        borderColor: colours.faded,
      }}
    >
      <IconButton icon="settings" label={words.table.menu.open} onPress={() => open({ kind: 'menu' })} />
      <View
        role="group"
        aria-label={words.table.phases}
        style={{ flex: 1, flexDirection: 'row', gap: compact ? 3 : 0 }}
      >
        {PHASES.map((phase, at) => (
          <PhaseMark key={phase} phase={phase} place={at} now={now} window={state.at.window} open={open} />
        ))}
      </View>
      <Text font="sansBold">{words.table.round(state.round)}</Text>
    </View>
  );
};

type MarkProps = { phase: Phase; place: number; now: Phase; window: boolean; open: MenuControls['open'] };

const PhaseMark = ({ phase, place, now, window, open }: MarkProps) => {
  const { colours } = useTheme();
  const { compact } = useTableLayout();
  const { names, table } = useWords();
  const here = phase === now;
  const past = place < PHASES.indexOf(now);
  const name = names.phase[phase];
  return (
    <Touchable
      label={here ? table.phaseNow(place + 1, name, window) : table.phaseMark(place + 1, name)}
      onPress={() => open({ kind: 'phase', phase })}
      style={{
        flexGrow: here && compact ? 1 : compact ? 0 : 1,
        flexShrink: 1,
        minWidth: compact ? 0 : TOUCH,
      }}
    >
      <View
        style={{
          minHeight: TOUCH,
          minWidth: compact ? 22 : TOUCH,
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'center',
          gap: SPACE.xs,
          paddingHorizontal: SPACE.xs,
          borderBottomWidth: 4,
          borderBottomColor: here || past ? colours.ink : `${colours.faded}55`,
          backgroundColor: here ? colours.ink : 'transparent',
          borderTopLeftRadius: here ? 8 : 0,
          borderTopRightRadius: here ? 8 : 0,
        }}
      >
        <Text
          size={here ? 'body' : 'label'}
          font={here ? 'sansBold' : 'sans'}
          tone={here ? 'ground' : past ? 'faded' : 'ink'}
          lines={1}
        >
          {compact && !here ? `${place + 1}` : name}
        </Text>
        {here ? <Shutters open={window} size={22} tone="ground" /> : null}
      </View>
    </Touchable>
  );
};
