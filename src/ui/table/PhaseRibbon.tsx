import type { ReactNode } from 'react';
import { View } from 'react-native';
import { IconButton } from '../IconButton';
import { Text } from '../Text';
import { Touchable } from '../Touchable';
import { SPACE, TOUCH, useTheme } from '../theme';
import { useTableLayout } from '../useTableLayout';

/** A phase by its name, and as a screen reader says it. */
export type PhaseName<Phase> = { phase: Phase; name: string; said: string };

type Props<Phase> = {
  /** In their order. */
  phases: readonly PhaseName<Phase>[];
  now: Phase;
  words: { menu: string; phases: string };
  /** Which round or turn it is. */
  count: string;
  /** Stands beside the name of the phase under way. */
  sign?: (tone: 'ground' | 'ink') => ReactNode;
  onMenu(): void;
  onPhase(phase: Phase): void;
};

/** The phases of the game, the one under way filled; where there is little room, it alone is named. */
export const PhaseRibbon = <Phase extends string>(props: Props<Phase>) => {
  const { colours } = useTheme();
  const { namesPhases } = useTableLayout();
  const { phases, words, count, onMenu } = props;
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
      <IconButton icon="settings" label={words.menu} onPress={onMenu} />
      <View role="group" aria-label={words.phases} style={{ flex: 1, flexDirection: 'row' }}>
        {namesPhases ? (
          phases.map((one, at) => <PhaseMark key={one.phase} {...props} at={at} />)
        ) : (
          <PhaseAlone {...props} />
        )}
      </View>
      <Text font="sansBold">{count}</Text>
    </View>
  );
};

const PhaseMark = <Phase extends string>({
  phases,
  now,
  sign,
  onPhase,
  at,
}: Props<Phase> & { at: number }) => {
  const { colours } = useTheme();
  const one = phases[at];
  if (!one) return null;
  const here = one.phase === now;
  const past = at < phases.findIndex(({ phase }) => phase === now);
  return (
    <Touchable label={one.said} onPress={() => onPhase(one.phase)} style={{ flexGrow: 1, flexShrink: 1 }}>
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
          {one.name}
        </Text>
        {here ? sign?.('ground') : null}
      </View>
    </Touchable>
  );
};

/** The phase under way over a row of marks, as wide as the ribbon. */
const PhaseAlone = <Phase extends string>({ phases, now, sign, onPhase }: Props<Phase>) => {
  const { colours } = useTheme();
  const here = phases.findIndex(({ phase }) => phase === now);
  return (
    <Touchable label={phases[here]?.said ?? ''} onPress={() => onPhase(now)} style={{ flex: 1 }}>
      <View style={{ minHeight: TOUCH, justifyContent: 'space-between', gap: SPACE.xs }}>
        <View style={{ flexGrow: 1, flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Text font="sansBold" lines={1} style={{ flexShrink: 1 }}>
            {phases[here]?.name}
          </Text>
          {sign?.('ink')}
        </View>
        <View style={{ flexDirection: 'row', gap: 3 }}>
          {phases.map(({ phase }, at) => (
            <View
              key={phase}
              style={{
                flex: at === here ? 3 : 1,
                height: 6,
                borderRadius: 3,
                backgroundColor: at > here ? `${colours.faded}55` : colours.ink,
              }}
            />
          ))}
        </View>
      </View>
    </Touchable>
  );
};
