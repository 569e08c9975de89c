import { useState } from 'react';
import { View } from 'react-native';
import type { RegionId } from '@/games/confrontation/content';
import { isTextCard } from '@/games/confrontation/content';
import type { Command, CommandOf, TokenId, View as GameView } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import type { Translations } from '@/games/confrontation/words';
import { Button } from '@/ui/Button';
import { CardChoice } from '@/ui/CardChoice';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { optionLabel } from './optionLabel';
import { StrengthCard } from './StrengthCard';

type Props = {
  view: GameView;
  label: string;
  options: readonly Command[];
  onConfirm(command: Command): void;
};

const regionIn = (command: Command): RegionId | null => ('region' in command ? command.region : null);
const tokenIn = (command: Command): TokenId | null => ('token' in command ? command.token : null);

/** §5 One of several, then confirmed: “no” takes as many taps as “yes”. The list scrolls, the seal stays in sight. */
export const useChoose = ({ view, label, options, onConfirm }: Props) => {
  const words = useWords();
  const question = JSON.stringify(options);
  const [chosen, setChosen] = useState<{ question: string; at: number } | null>(null);
  const command = chosen?.question === question ? options[chosen.at] : undefined;
  const choose = (at: number): void => setChosen({ question, at });
  const list = (
    <Options
      label={label}
      options={options.map((option, at) => ({
        name: optionLabel(view, option, words),
        detail: option.type === 'card' ? cardDetail(option, words) : null,
        chosen: option === command,
        onPress: () => choose(at),
      }))}
    />
  );
  const confirm = (
    <Button
      kind="interact"
      label={words.table.confirm}
      disabled={!command}
      onPress={() => command && onConfirm(command)}
    />
  );
  return { list, confirm, chosen: command, onMap: choosingOnMap(options, command, choose) };
};

/** What a text card does for whoever plays it. */
const cardDetail = ({ card, side }: CommandOf<'card'>, { texts }: Translations): string | null => {
  if (!isTextCard(card)) return null;
  return card === 'retreat' ? texts.ownRetreat[side] : texts.card[card];
};

/** The same choice made on the map: by a region, or by a piece. */
const choosingOnMap = (
  options: readonly Command[],
  command: Command | undefined,
  choose: (at: number) => void,
) => {
  const chooses = (at: number): boolean => {
    if (at >= 0) choose(at);
    return at >= 0;
  };
  return {
    lit: options.flatMap((option) => regionIn(option) ?? []),
    selected: command ? tokenIn(command) : null,
    onRegion: (region: RegionId) => void chooses(options.findIndex((option) => regionIn(option) === region)),
    /** False where the piece is none of those that can be chosen. */
    choosesPiece: (token: TokenId) => chooses(options.findIndex((option) => tokenIn(option) === token)),
  };
};

type OptionProps = { name: string; detail: string | null; chosen: boolean; onPress(): void };

const ROW = { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s } as const;
const isNumber = ({ name }: OptionProps): boolean => /^\d$/.test(name);

/** Numbers in a row of their own and in their order, before whatever needs words. */
const Options = ({ label, options }: { label: string; options: readonly OptionProps[] }) => (
  <View role="radiogroup" aria-label={label} style={{ gap: SPACE.s }}>
    {options.some(isNumber) ? (
      <View style={ROW}>
        {options
          .filter(isNumber)
          .sort((one, other) => Number(one.name) - Number(other.name))
          .map(({ name, chosen, onPress }) => (
            <StrengthCard key={name} label={name} chosen={chosen} onPress={onPress} />
          ))}
      </View>
    ) : null}
    <View style={ROW}>
      {options.map((option, at) => (isNumber(option) ? null : <Option key={at} {...option} />))}
    </View>
  </View>
);

/** So wide at least, in letters of the usual size, that a line holds a few words. */
const NARROWEST = 160;

const Option = ({ name, detail, chosen, onPress }: OptionProps) => {
  const { scale } = useTheme();
  return (
    <CardChoice
      role="radio"
      label={name}
      chosen={chosen}
      onPress={onPress}
      basis={NARROWEST * scale}
      head={<Text font="sansBold">{name}</Text>}
    >
      {detail === null ? null : (
        <Text size="label" tone="faded">
          {detail}
        </Text>
      )}
    </CardChoice>
  );
};
