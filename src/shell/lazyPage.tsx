import type { ComponentType, ReactNode } from 'react';
import { Suspense, createElement, lazy } from 'react';
import { Opening } from './Opening';

/** A page whose code is loaded when it is first opened; what lies over a page shows nothing until then. */
export const lazyPage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <Opening />,
) => {
  const Page = lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  const LazyPage = (props: Props) => (
    <Suspense fallback={waiting}>{createElement(Page as ComponentType<Props>, props)}</Suspense>
  );
  return LazyPage;
};
