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
  onCancel?(): void;
};

/** §5 One of several, then confirmed: “no” takes as many taps as “yes”. */
export const Choose = ({ view, label, options, onConfirm, onCancel }: Props) => {
  const words = useWords();
  const [chosen, setChosen] = useState<number | null>(null);
  const command = chosen === null ? undefined : options[chosen];
  return (
    <View style={{ gap: SPACE.m }}>
      <View
        role="radiogroup"
        aria-label={label}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}
      >
        {options.map((option, i) => (
          <Option
            key={i}
            name={optionLabel(view, option, words)}
            detail={option.type === 'card' && isTextCard(option.card) ? words.texts.card[option.card] : null}
            chosen={i === chosen}
            onPress={() => setChosen(i)}
          />
        ))}
      </View>
      <Button
        kind="interact"
        label={words.table.confirm}
        disabled={!command}
        onPress={() => command && onConfirm(command)}
      />
      {onCancel ? <Button label={words.table.cancel} onPress={onCancel} /> : null}
    </View>
  );
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
