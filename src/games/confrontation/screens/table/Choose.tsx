import { useState } from 'react';
import { View } from 'react-native';
import { isTextCard } from '@/games/confrontation/content';
import type { Command, View as GameView } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { Button } from '@/ui/Button';
import { CardChoice } from '@/ui/CardChoice';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { optionLabel } from './optionLabel';

type Props = {
  view: GameView;
  label: string;
  options: readonly Command[];
  onConfirm(command: Command): void;
};

/** §5 One of several, then confirmed: “no” takes as many taps as “yes”. The list scrolls, the seal stays in sight. */
export const useChoose = ({ view, label, options, onConfirm }: Props) => {
  const words = useWords();
  const question = JSON.stringify(options);
  const [chosen, setChosen] = useState<{ question: string; at: number } | null>(null);
  const command = chosen?.question === question ? options[chosen.at] : undefined;
  const list = (
    <View
      role="radiogroup"
      aria-label={label}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}
    >
      {options.map((option, at) => (
        <Option
          key={at}
          name={optionLabel(view, option, words)}
          detail={option.type === 'card' && isTextCard(option.card) ? words.texts.card[option.card] : null}
          chosen={option === command}
          onPress={() => setChosen({ question, at })}
        />
      ))}
    </View>
  );
  const confirm = (
    <Button
      kind="interact"
      label={words.table.confirm}
      disabled={!command}
      onPress={() => command && onConfirm(command)}
    />
  );
  return { list, confirm };
};

type OptionProps = { name: string; detail: string | null; chosen: boolean; onPress(): void };

const Option = ({ name, detail, chosen, onPress }: OptionProps) => (
  <CardChoice role="radio" label={name} chosen={chosen} onPress={onPress} basis={name.length < 3 ? 88 : 160}>
    <Text font="sansBold">{name}</Text>
    {detail === null ? null : (
      <Text size="label" tone="faded">
        {detail}
      </Text>
    )}
  </CardChoice>
);
