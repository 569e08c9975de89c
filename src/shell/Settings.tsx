import { useRouter } from 'expo-router';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { isPersistent } from '@/saves/persistence';
import { useBook } from '@/session/book';
import { exportAll } from '@/session/exportFile';
import { gameEntries } from '@/session/games';
import { speak } from '@/session/speech';
import type { SettingName } from '@/session/settings';
import { SETTINGS, useLanguage, useSettings, useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Setting, SettingsGroup } from '@/ui/Setting';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useLoadedGames } from './useLoadedGames';
import { useBack } from './useBack';

const READING = ['language', 'textSize', 'theme', 'motion'] as const;
const TABLE = ['flip', 'awake'] as const;
const SOUNDS = ['sound', 'haptics', 'narration'] as const;

export const Settings = () => {
  const words = useWords();
  const language = useLanguage();
  const { saveFault, saveAgain } = useSettings();
  const heading = words.settings;
  return (
    <Page title={heading.title} onBack={useBack()}>
      {saveFault ? (
        <Notice
          kind="warning"
          text={`${words.fault[saveFault].title}. ${words.fault.writing}`}
          action={<Button label={words.app.retry} icon="retry" onPress={() => void saveAgain()} />}
        />
      ) : null}
      <Group title={heading.reading} names={READING} />
      <Group title={heading.table} names={TABLE} />
      <Group title={heading.sounds} names={SOUNDS}>
        <Button label={heading.listen} icon="listen" onPress={() => void speak(heading.sample, language)} />
      </Group>
      <OfGames />
      <Keeping />
    </Page>
  );
};

type GroupProps = { title: string; names: readonly SettingName[]; children?: ReactNode };

const Group = ({ title, names, children }: GroupProps) => (
  <SettingsGroup title={title}>
    {names.map((name) => (
      <OfApp key={name} name={name} />
    ))}
    {children ? <View style={{ alignItems: 'flex-start' }}>{children}</View> : null}
  </SettingsGroup>
);

const OfApp = ({ name }: { name: SettingName }) => {
  const words = useWords().settings[name];
  const { settings, choose } = useSettings();
  return (
    <Setting<string>
      words={words}
      value={settings[name]}
      choices={SETTINGS[name]}
      onChoose={(value) => void choose(name, value as (typeof settings)[typeof name])}
    />
  );
};

/** What each game adds to this page, once it is loaded. */
const OfGames = () => {
  const games = useLoadedGames(gameEntries().map(({ id }) => id));
  return Object.entries(games).map(([id, game]) =>
    game?.screens.Settings ? <game.screens.Settings key={id} /> : null,
  );
};

const Keeping = () => {
  const words = useWords();
  const router = useRouter();
  const [done, setDone] = useState<boolean | null>(null);
  return (
    <Panel>
      <Text size="heading" heading={2}>
        {words.settings.keeping}
      </Text>
      <Text>{words.settings.keepingText}</Text>
      <HowKept />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
        <Button label={words.app.export} icon="save" onPress={() => void exportAll().then(setDone)} />
        <Button label={words.privacy.title} icon="info" onPress={() => router.push('/privacy')} />
      </View>
      {done === null ? null : (
        <Notice kind={done ? 'done' : 'warning'} text={done ? words.app.exported : words.app.exportFailed} />
      )}
    </Panel>
  );
};

/** How this device keeps the book, and what could take it away. */
const HowKept = () => {
  const words = useWords().settings;
  const keeping = useBook((state) => state.keeping);
  const [persistent, setPersistent] = useState(true);
  useEffect(() => {
    void isPersistent().then(setPersistent);
  }, []);
  if (!keeping) return null;
  const lines = [words.kept[keeping], ...(persistent || keeping === 'nowhere' ? [] : [words.mayBeCleared])];
  return <Text tone="faded">{lines.join(' ')}</Text>;
};
