import { useState } from 'react';
import { View } from 'react-native';
import type { SettingName } from '@/saves/settings';
import { SETTINGS } from '@/saves/settings';
import { exportAll } from '@/session/exportFile';
import { speak } from '@/session/voice';
import { useLanguage, useSettings, useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useBack } from './useBack';

const READING = ['language', 'cardNames', 'textSize', 'theme', 'motion'] as const;
const TABLE = ['flip', 'mirror', 'awake'] as const;
const SOUNDS = ['sound', 'haptics', 'narration'] as const;

export const Settings = () => {
  const words = useWords();
  const language = useLanguage();
  const { unkept, keepAgain } = useSettings();
  const heading = words.settings;
  return (
    <Page title={heading.title} onBack={useBack()}>
      {unkept ? (
        <Notice
          kind="warning"
          text={`${words.fault.writing.title}. ${words.fault.writing.text}`}
          action={<Button label={words.app.retry} icon="retry" onPress={() => void keepAgain()} />}
        />
      ) : null}
      <Group title={heading.reading} names={READING} />
      <Group title={heading.table} names={TABLE} />
      <Group title={heading.sounds} names={SOUNDS}>
        <Button label={heading.listen} icon="listen" onPress={() => void speak(heading.sample, language)} />
      </Group>
      <Keeping />
    </Page>
  );
};

type GroupProps = { title: string; names: readonly SettingName[]; children?: React.ReactNode };

const Group = ({ title, names, children }: GroupProps) => (
  <Panel style={{ gap: SPACE.l }}>
    <Text size="heading" heading={2}>
      {title}
    </Text>
    {names.map((name) => (
      <Setting key={name} name={name} />
    ))}
    {children ? <View style={{ alignItems: 'flex-start' }}>{children}</View> : null}
  </Panel>
);

const Setting = ({ name }: { name: SettingName }) => {
  const { label, hint, options } = useWords().settings[name];
  const { settings, choose } = useSettings();
  const named = options as Record<string, string>;
  return (
    <View style={{ gap: SPACE.s }}>
      <View>
        <Text font="serifBold">{label}</Text>
        <Text tone="faded">{hint}</Text>
      </View>
      <Choice
        label={label}
        value={settings[name]}
        options={SETTINGS[name].map((value) => ({ value, label: named[value] ?? value }))}
        onChoose={(value) => void choose(name, value)}
      />
    </View>
  );
};

const Keeping = () => {
  const words = useWords();
  const [done, setDone] = useState<boolean | null>(null);
  return (
    <Panel>
      <Text size="heading" heading={2}>
        {words.settings.keeping}
      </Text>
      <Text>{words.settings.keepingText}</Text>
      <View style={{ alignItems: 'flex-start' }}>
        <Button label={words.app.export} icon="save" onPress={() => void exportAll().then(setDone)} />
      </View>
      {done === null ? null : (
        <Notice kind={done ? 'done' : 'warning'} text={done ? words.app.exported : words.app.exportFailed} />
      )}
    </Panel>
  );
};
