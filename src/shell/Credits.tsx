import { useRouter } from 'expo-router';
import { View } from 'react-native';
import { appVersion } from '@/session/exportFile';
import { useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useBack } from './useBack';

export const Credits = () => {
  const { credits, privacy } = useWords();
  const router = useRouter();
  const parts = [
    [credits.icons, credits.iconsText],
    [credits.fonts, credits.fontsText],
    [credits.software, credits.softwareText],
    [credits.licence, credits.licenceText],
  ] as const;
  return (
    <Page title={credits.title} onBack={useBack()}>
      <Text size="story">{credits.fan}</Text>
      {parts.map(([title, text]) => (
        <Panel key={title} style={{ gap: 4 }}>
          <Text size="heading" heading={2}>
            {title}
          </Text>
          <Text>{text}</Text>
        </Panel>
      ))}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
        <Button label={credits.licences.open} icon="rules" onPress={() => router.push('/licences')} />
        <Button label={privacy.title} icon="info" onPress={() => router.push('/privacy')} />
      </View>
      <Text tone="faded">{credits.version(appVersion())}</Text>
    </Page>
  );
};
