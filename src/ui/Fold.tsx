import type { ReactNode } from 'react';
import { useState } from 'react';
import { View } from 'react-native';
import { Icon } from './Icon';
import type { Tone } from './palette';
import { Touchable } from './Touchable';
import { SPACE } from './theme';

/** Points down where more lies folded, up where it can be put away again. */
export const Chevron = ({ open, tone = 'ink' }: { open: boolean; tone?: Tone }) => (
  <View style={{ transform: [{ rotate: open ? '90deg' : '-90deg' }] }}>
    <Icon name="back" size={22} tone={tone} />
  </View>
);

type Props = {
  /** All that it says unfolded. */
  label: string;
  /** Whether it begins unfolded. */
  opened?: boolean;
  children(open: boolean): ReactNode;
};

/** Something said in short, and whole at a touch. */
export const Fold = ({ label, opened = false, children }: Props) => {
  const [open, setOpen] = useState(opened);
  return (
    <Touchable label={label} expanded={open} onPress={() => setOpen(!open)}>
      <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.s }}>
        <View style={{ flexGrow: 1, flexShrink: 1 }}>{children(open)}</View>
        <Chevron open={open} tone="faded" />
      </View>
    </Touchable>
  );
};
