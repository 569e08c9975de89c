import { View } from 'react-native';
import { thisLaunch } from '@/session/launch';
import { restartApp } from '@/session/restartApp';
import { restartAtTitle } from '@/session/restartAtTitle';
import { useWords } from '@/session/settings';
import { AlertPage } from '@/ui/AlertPage';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { ExportAnyway } from './ExportAnyway';

const launchAgain = (titleAlone: boolean): void => {
  thisLaunch.launchAgain({ titleAlone });
  if (titleAlone) restartAtTitle();
  else restartApp();
};

/** After two launches that broke off: nothing is open, and the ways on from there. */
export const SafeLaunch = () => {
  const words = useWords().safeLaunch;
  return (
    <AlertPage icon="warning" title={words.title} text={words.text}>
      <Text>{words.harmless}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
        <Button kind="primary" icon="retry" label={words.asAlways} onPress={() => launchAgain(false)} />
        <Button icon="book" label={words.titleAlone} onPress={() => launchAgain(true)} />
      </View>
      <Text>{words.first}</Text>
      <ExportAnyway />
    </AlertPage>
  );
};
