import { View } from 'react-native';
import type { Phase } from '@/games/tcg/play';
import { PHASES, phaseOf } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { IconButton } from '@/ui/IconButton';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { SPACE, TOUCH, useTheme } from '@/ui/theme';
import { useTableLayout } from '@/ui/useTableLayout';
import type { MenuControls } from './menu';

type Props = { game: OpenGame; open: MenuControls['open'] };

/** p.11 The seven phases of the turn, the one under way filled; where there is little room, it alone is named. */
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
      <Text font="sansBold">{words.turn(game.state.turn)}</Text>
    </View>
  );
};

/** p.16 The second assignments and skirmishes are those of fierce minions. */
const useNamed = ({ state }: OpenGame): ((phase: Phase) => string) => {
  const { names } = useWords();
  return (phase) =>
    state.at.fierce && phase === phaseOf(state) ? names.fierce(names.phase[phase]) : names.phase[phase];
};

const useSaid = (game: OpenGame, phase: Phase): string => {
  const { table } = useWords();
  const named = useNamed(game);
  const number = PHASES.indexOf(phase) + 1;
  return phase === phaseOf(game.state)
    ? table.phaseNow(number, named(phase))
    : table.phaseMark(number, named(phase));
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
          alignItems: 'center',
          justifyContent: 'center',
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
      </View>
    </Touchable>
  );
};

/** The phase under way over a row of seven marks, as wide as the ribbon. */
const PhaseAlone = ({ game, open }: Props) => {
  const { colours } = useTheme();
  const now = phaseOf(game.state);
  const named = useNamed(game);
  return (
    <Touchable
      label={useSaid(game, now)}
      onPress={() => open({ kind: 'phase', phase: now })}
      style={{ flex: 1 }}
    >
      <View style={{ minHeight: TOUCH, justifyContent: 'space-between', gap: SPACE.xs }}>
        <View style={{ flexGrow: 1, justifyContent: 'center' }}>
          <Text font="sansBold" lines={1}>
            {named(now)}
          </Text>
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
