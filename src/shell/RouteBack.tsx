import { useIsFocused } from 'expo-router';
import type { ReactNode } from 'react';
import { InSight, useOnBack } from '@/ui/backStack';
import { useBack } from './useBack';

/** A page of its own address: back goes one page back, unless the page knows better, and only while it is in sight. */
export const RouteBack = ({ children }: { children: ReactNode }) => (
  <InSight when={useIsFocused()}>
    <GoesBack />
    {children}
  </InSight>
);

const GoesBack = () => {
  useOnBack(useBack(), 'page');
  return null;
};
