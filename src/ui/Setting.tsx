import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Choice } from './Choice';
import { Panel } from './Panel';
import { Text } from './Text';
import { SPACE } from './theme';

/** Settings that belong together, under a heading. */
export const SettingsGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel style={{ gap: SPACE.l }}>
    <Text size="heading" heading={2}>
      {title}
    </Text>
    {children}
  </Panel>
);

type Props<Value extends string> = {
  words: { label: string; hint: string; options: Record<Value, string> };
  value: Value;
  choices: readonly Value[];
  onChoose(value: NoInfer<Value>): void;
};

/** One setting: what it is, what it does, and its choices. */
export const Setting = <Value extends string>({ words, value, choices, onChoose }: Props<Value>) => (
  <View style={{ gap: SPACE.s }}>
    <View>
      <Text font="serifBold">{words.label}</Text>
      <Text tone="faded">{words.hint}</Text>
    </View>
    <Choice
      label={words.label}
      value={value}
      options={choices.map((choice) => ({ value: choice, label: words.options[choice] }))}
      onChoose={onChoose}
    />
  </View>
);
