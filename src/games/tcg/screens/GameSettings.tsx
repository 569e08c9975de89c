import { useRouter } from 'expo-router';
import { View } from 'react-native';
import { TCG_SETTINGS } from '@/games/tcg/session/settingChoices';
import { useTcgSettings } from '@/games/tcg/session/settings';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Setting, SettingsGroup } from '@/ui/Setting';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

/** This game on the page of settings: where players sit, and the way to what the booklet leaves to the table. */
export const GameSettings = () => {
  const { tcgSettings: words } = useWords();
  const { settings, choose } = useTcgSettings();
  const router = useRouter();
  return (
    <SettingsGroup title={words.title}>
      <Setting
        words={words.seating}
        value={settings.seating}
        choices={TCG_SETTINGS.seating}
        onChoose={(value) => void choose('seating', value)}
      />
      <Text>{words.text}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        <Button icon="rules" label={words.baseRules} onPress={() => router.push('/tcg/base')} />
        <Button
          icon="collection"
          label={words.cards}
          onPress={() => router.push({ pathname: '/tcg/cards', params: { tab: 'list' } })}
        />
      </View>
    </SettingsGroup>
  );
};
