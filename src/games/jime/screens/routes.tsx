import type { ComponentType } from 'react';
import { Suspense, createElement, lazy } from 'react';
import { View } from 'react-native';
import { useWords } from '@/session/settings';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';

/**
 * The one door to the heavy pages: what two lazy imports share is loaded before the title, so rules, box and board stay
 * behind a single one.
 */
const open = () => import('./heavy');
type Heavy = Awaited<ReturnType<typeof open>>;

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

const behind = <Props extends object>(pick: (heavy: Heavy) => ComponentType<Props>) => {
  const Page = lazy<ComponentType<Props>>(async () => ({ default: pick(await open()) }));
  const Door = (props: Props) => (
    <Suspense fallback={<Opening />}>{createElement(Page as ComponentType<Props>, props)}</Suspense>
  );
  return Door;
};

export const BoxBrowser = behind((heavy) => heavy.BoxBrowser);
export const Collection = behind((heavy) => heavy.Collection);
export const LayMap = behind((heavy) => heavy.LayMap);
export const NewGame = behind((heavy) => heavy.NewGame);
export const Play = behind((heavy) => heavy.Play);
export const Saves = behind((heavy) => heavy.Saves);
