import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from './Icon';
import { Touchable } from './Touchable';
import { RADIUS, SPACE, useTheme } from './theme';

type Props = {
  /** One of several, or any number of them. */
  role: 'radio' | 'checkbox';
  label: string;
  chosen: boolean;
  disabled?: boolean;
  onPress(): void;
  /** The narrowest it may be before it goes to a row of its own. */
  basis?: number | 'auto';
  /** Its first line alone, which leaves `TICK_ROOM`, stands beside the tick: the others are as wide as the card. */
  titled?: boolean;
  children: ReactNode;
};

/** What the words of a card leave free for its tick. */
export const TICK_ROOM = SPACE.xl + SPACE.s - SPACE.m;

/** Something to choose that needs more than a word: a thick rim and a tick say that it is chosen. */
export const CardChoice = ({
  role,
  label,
  chosen,
  disabled = false,
  onPress,
  basis = 300,
  titled = false,
  children,
}: Props) => {
  const { colours } = useTheme();
  const rim = chosen ? 1.5 : 0;
  return (
    <Touchable
      role={role}
      label={label}
      checked={chosen}
      disabled={disabled}
      onPress={onPress}
      style={{ flexGrow: 1, flexBasis: basis, maxWidth: '100%' }}
    >
      <View
        style={{
          flexGrow: 1,
          gap: SPACE.xs,
          // The thicker rim leaves the words as much room: they would break anew when it is chosen.
          padding: SPACE.m - rim,
          paddingRight: SPACE.m + (titled ? 0 : TICK_ROOM) - rim,
          borderRadius: RADIUS,
          borderWidth: chosen ? 3 : 1.5,
          borderStyle: disabled ? 'dashed' : 'solid',
          borderColor: chosen ? colours.moss : disabled ? colours.iron : colours.faded,
          backgroundColor: disabled ? 'transparent' : colours.panel,
        }}
      >
        {children}
        {chosen ? (
          <View style={{ position: 'absolute', top: SPACE.s, right: SPACE.s }}>
            <Icon name="check" size={32} tone="moss" />
          </View>
        ) : null}
      </View>
    </Touchable>
  );
};

/** Cards side by side as the page allows. */
export const CardRow = ({
  role,
  label,
  children,
}: {
  role?: 'radiogroup' | 'group';
  label?: string;
  children: ReactNode;
}) => (
  <View role={role} aria-label={label} style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
    {children}
  </View>
);
