import { View } from 'react-native';
import type { Phase } from '@/games/lcg/play';
import { PHASES, phaseOf } from '@/games/lcg/play';
import type { OpenGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { IconButton } from '@/ui/IconButton';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { SPACE, TOUCH, useTheme } from '@/ui/theme';
import { useTableLayout } from '@/ui/useTableLayout';
import type { MenuControls } from './menu';
import { Shutters } from './Shutters';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** R p.12 The seven phases of the round, the one under way filled; where there is little room, it alone is named. */
export const PhaseRibbon = ({ game, open }: Props) => {
  const { colours } = useTheme();
  const { namesPhases } = useTableLayout();
  const words = useWords().table;
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
      <IconButton icon="settings" label={words.menu.open} onPress={() => open({ kind: 'menu' })} />
      <View role="group" aria-label={words.phases} style={{ flex: 1, flexDirection: 'row' }}>
        {namesPhases ? (
          PHASES.map((phase) => <PhaseMark key={phase} phase={phase} game={game} open={open} />)
        ) : (
          <PhaseAlone game={game} open={open} />
        )}
      </View>
      <Text font="sansBold">{words.round(game.state.round)}</Text>
    </View>
  );
};

const useSaid = ({ state }: OpenGame, phase: Phase): string => {
  const { names, table } = useWords();
  const number = PHASES.indexOf(phase) + 1;
  return phase === phaseOf(state)
    ? table.phaseNow(number, names.phase[phase], state.at.window)
    : table.phaseMark(number, names.phase[phase]);
};

const PhaseMark = ({ phase, game, open }: Props & { phase: Phase }) => {
  const { colours } = useTheme();
  const { names } = useWords();
  const now = phaseOf(game.state);
  const here = phase === now;
  const past = PHASES.indexOf(phase) < PHASES.indexOf(now);
  return (
    <Touchable
      label={useSaid(game, phase)}
      onPress={() => open({ kind: 'phase', phase })}
      style={{ flexGrow: 1, flexShrink: 1 }}
    >
      <View
        style={{
          minHeight: TOUCH,
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
          {names.phase[phase]}
        </Text>
        {here ? <Shutters open={game.state.at.window} size={22} tone="ground" /> : null}
      </View>
    </Touchable>
  );
};

/** The phase under way over a row of seven marks, as wide as the ribbon. */
const PhaseAlone = ({ game, open }: Props) => {
  const { colours } = useTheme();
  const { names } = useWords();
  const now = phaseOf(game.state);
  return (
    <Touchable
      label={useSaid(game, now)}
      onPress={() => open({ kind: 'phase', phase: now })}
      style={{ flex: 1 }}
    >
      <View style={{ minHeight: TOUCH, justifyContent: 'space-between', gap: SPACE.xs }}>
        <View style={{ flexGrow: 1, flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Text font="sansBold" lines={1} style={{ flexShrink: 1 }}>
            {names.phase[now]}
          </Text>
          <Shutters open={game.state.at.window} size={22} tone="ink" />
        </View>
        <View style={{ flexDirection: 'row', gap: 3 }}>
          {PHASES.map((phase) => (
            <View
              key={phase}
              style={{
                flex: phase === now ? 3 : 1,
                height: 6,
                borderRadius: 3,
                backgroundColor:
                  PHASES.indexOf(phase) > PHASES.indexOf(now) ? `${colours.faded}55` : colours.ink,
              }}
            />
          ))}
        </View>
      </View>
    </Touchable>
  );
};
