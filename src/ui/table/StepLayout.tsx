import type { ReactNode } from 'react';
import { useContext } from 'react';
import { View } from 'react-native';
import { Scroll } from '../Scroll';
import { Lowered } from '../lowered';
import { SPACE } from '../theme';
import { useTableLayout } from '../useTableLayout';
import { Arriving } from './Arriving';
import { Foot } from './Foot';

type Props = {
  /** Stays above what scrolls. */
  sign?: ReactNode;
  /** At the foot: what was refused, the button that goes on, and the way back. */
  refusal: ReactNode;
  next: ReactNode;
  undo: ReactNode;
  children: ReactNode;
};

/** What to do now, and at its foot the button that goes on. */
export const StepLayout = ({ sign, refusal, next, undo, children }: Props) => {
  const { wide } = useTableLayout();
  const lowered = useContext(Lowered);
  return (
    <View style={{ flex: lowered ? undefined : 1, minHeight: 0 }}>
      {sign}
      <Scroll
        style={{ flex: 1, display: lowered ? 'none' : 'flex' }}
        contentContainerStyle={{
          paddingHorizontal: SPACE.m,
          paddingTop: wide && !sign ? SPACE.m : 0,
          paddingBottom: SPACE.m,
        }}
      >
        <Arriving>{children}</Arriving>
      </Scroll>
      <Foot beside={!wide} refusal={refusal} undo={undo}>
        {next}
      </Foot>
    </View>
  );
};
