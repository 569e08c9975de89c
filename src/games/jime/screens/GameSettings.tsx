import { JIME_SETTINGS } from '@/games/jime/session/settingChoices';
import { useJimeSettings } from '@/games/jime/session/settings';
import { useWords } from '@/games/jime/session/useWords';
import { Setting, SettingsGroup } from '@/ui/Setting';

/** Settings of this game alone, on the page of settings. */
export const GameSettings = () => {
  const { jimeSettings: words } = useWords();
  const { settings, choose } = useJimeSettings();
  return (
    <SettingsGroup title={words.title}>
      <Setting
        words={words.cardNames}
        value={settings.cardNames}
        choices={JIME_SETTINGS.cardNames}
        onChoose={(value) => void choose('cardNames', value)}
      />
      <Setting
        words={words.mirror}
        value={settings.mirror}
        choices={JIME_SETTINGS.mirror}
        onChoose={(value) => void choose('mirror', value)}
      />
      <Setting
        words={words.ambience}
        value={settings.ambience}
        choices={JIME_SETTINGS.ambience}
        onChoose={(value) => void choose('ambience', value)}
      />
    </SettingsGroup>
  );
};
