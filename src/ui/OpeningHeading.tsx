import type { ComponentProps } from 'react';
import { Text } from './Text';
import { useFocusOnOpen } from './focusOnOpen';

/** The heading of something that opens, or turns to something else: focus goes to it. */
export const OpeningHeading = ({ children, ...text }: Omit<ComponentProps<typeof Text>, 'ref'>) => (
  <Text ref={useFocusOnOpen(children)} {...text}>
    {children}
  </Text>
);
