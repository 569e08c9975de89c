import type { Href } from 'expo-router';
import { useRouter } from 'expo-router';
import { ScrollView, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Translations } from '@/i18n';
import { useBook } from '@/session/book';
import { useLatestSlot } from '@/session/useLatestSlot';
import { useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import type { IconName } from '@/ui/Icon';
import { Icon } from '@/ui/Icon';
import { InkedMap } from '@/ui/InkedMap';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';

/** Only doors that lead somewhere: a screen appears here on the day it exists. */
const DOORS: readonly { word: keyof Translations['title']; icon: IconName; to: Href }[] = [
  { word: 'newGame', icon: 'company', to: '/jime/new' },
  { word: 'saves', icon: 'save', to: '/saves' },
  { word: 'layMap', icon: 'map', to: '/jime/lay-map' },
  { word: 'box', icon: 'box', to: '/jime/box' },
  { word: 'collection', icon: 'collection', to: '/jime/collection' },
  { word: 'settings', icon: 'settings', to: '/settings' },
  { word: 'credits', icon: 'credits', to: '/credits' },
];

export const Title = () => {
  const words = useWords();
  const router = useRouter();
  const { colours } = useTheme();
  const { width, height } = useWindowDimensions();
  const inset = useSafeAreaInsets();
  const unsaved = useBook((state) => state.status === 'unsaved');
  const latest = useLatestSlot();
  const wide = width > height;
  return (
    <View role="main" style={{ flex: 1, backgroundColor: colours.ground }}>
      <View style={{ position: 'absolute', top: 0, right: 0, bottom: 0, left: 0, overflow: 'hidden' }}>
        <InkedMap />
      </View>
      <ScrollView
        contentContainerStyle={{
          flexGrow: 1,
          alignItems: wide ? 'flex-end' : 'center',
          justifyContent: wide ? 'center' : 'flex-end',
          padding: wide ? SPACE.xl : SPACE.l,
          paddingTop: SPACE.l + inset.top,
          paddingBottom: SPACE.xl + inset.bottom,
        }}
      >
        <View style={{ width: '100%', maxWidth: wide ? 440 : 560 }}>
          <Panel style={{ padding: SPACE.l, gap: SPACE.m }}>
            <View style={{ alignItems: 'center', gap: SPACE.xs, paddingVertical: SPACE.s }}>
              <Icon name="leaf" size={40} tone="ember" />
              <Text size="title" heading={1} tone="ember" style={{ textAlign: 'center' }}>
                {words.app.name}
              </Text>
              <Text font="serifItalic" size="body" tone="faded" style={{ textAlign: 'center' }}>
                {words.app.subtitle}
              </Text>
            </View>
            {unsaved ? <Notice kind="warning" text={words.app.unsaved} /> : null}
            {latest ? (
              <Button
                kind="primary"
                icon="book"
                label={words.app.goOn(latest.name)}
                onPress={() => router.push('/jime/play')}
              />
            ) : null}
            {DOORS.map(({ word, icon, to }, i) => (
              <Button
                key={word}
                kind={i === 0 && !latest ? 'primary' : 'outline'}
                label={words.title[word]}
                icon={icon}
                onPress={() => router.push(to)}
              />
            ))}
          </Panel>
        </View>
      </ScrollView>
    </View>
  );
};
