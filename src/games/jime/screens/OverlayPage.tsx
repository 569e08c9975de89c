import type { ReactNode } from 'react';
import { Overlay } from '@/ui/Overlay';
import { useTheme } from '@/ui/theme';

type Props = { open: boolean; onClose?: (() => void) | undefined; children: ReactNode };

/** A whole page over the screen that opened it, which stays as it was underneath. */
export const OverlayPage = (props: Props) => {
  const { colours } = useTheme();
  return <Overlay {...props} ground={colours.ground} />;
};
