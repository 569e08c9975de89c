import type { ComponentType, ReactNode } from 'react';
import { Suspense, createElement, lazy } from 'react';
import { View } from 'react-native';
import { useWords } from '@/session/settings';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';

const Opening = () => {
  const { colours } = useTheme();
  return (
    <View
      role="status"
      style={{ flex: 1, justifyContent: 'center', padding: SPACE.xl, backgroundColor: colours.ground }}
    >
      <Text size="story" tone="faded" style={{ textAlign: 'center' }}>
        {useWords().app.opening}
      </Text>
    </View>
  );
};

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
