import { useRouter } from 'expo-router';
import { View } from 'react-native';
import { LCG_SETTINGS } from '@/games/lcg/session/settingChoices';
import { useLcgSettings } from '@/games/lcg/session/settings';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Setting, SettingsGroup } from '@/ui/Setting';

/** Settings of this game alone, on the page of settings. */
export const GameSettings = () => {
  const { lcgSettings: words } = useWords();
  const { settings, choose } = useLcgSettings();
  const router = useRouter();
  return (
    <SettingsGroup title={words.title}>
      <Setting
        words={words.windows}
        value={settings.windows}
        choices={LCG_SETTINGS.windows}
        onChoose={(value) => void choose('windows', value)}
      />
      <Setting
        words={words.scoring}
        value={settings.scoring}
        choices={LCG_SETTINGS.scoring}
        onChoose={(value) => void choose('scoring', value)}
      />
      <Setting
        words={words.boxes}
        value={settings.boxes}
        choices={LCG_SETTINGS.boxes}
        onChoose={(value) => void choose('boxes', value)}
      />
      <Setting
        words={words.seating}
        value={settings.seating}
        choices={LCG_SETTINGS.seating}
        onChoose={(value) => void choose('seating', value)}
      />
      <View style={{ alignItems: 'flex-start' }}>
        <Button
          icon="collection"
          label={words.cards}
          onPress={() => router.push({ pathname: '/lcg/cards', params: { tab: 'catalogue' } })}
        />
      </View>
    </SettingsGroup>
  );
};
