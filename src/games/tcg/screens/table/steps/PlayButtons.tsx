import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Button } from '@/ui/Button';
import { SPACE } from '@/ui/theme';

/** What a player may do in a phase of their own, two to a line where they fit. */
export const PlayButtons = ({ children }: { children: ReactNode }) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>{children}</View>
);

export const PlayButton = (props: { label: string; onPress(): void }) => (
  <Button {...props} style={{ flexGrow: 1 }} />
);
