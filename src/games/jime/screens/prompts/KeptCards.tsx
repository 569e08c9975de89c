import { View } from 'react-native';
import type { CommandOf, Suffering } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

export type Keeps = NonNullable<CommandOf<'suffer'>['keeps']>;
export const NOTHING_KEPT: Keeps = { damageUp: 0, damageDown: 0, fearUp: 0, fearDown: 0 };

type Props = { keeps: Keeps; suffering: Suffering; onChange(keeps: Keeps): void };

/** §38.3 For the mirror: the cards that stayed, no more than were dealt, none faceup where they are taken facedown (§22.1). */
export const KeptCards = ({ keeps, suffering, onChange }: Props) => {
  const words = useWords().prompts.attack;
  const { damage, fear, facedown } = suffering;
  const piles = [
    { pile: 'damageUp', max: facedown.damage ? 0 : damage - keeps.damageDown },
    { pile: 'damageDown', max: damage - keeps.damageUp },
    { pile: 'fearUp', max: facedown.fear ? 0 : fear - keeps.fearDown },
    { pile: 'fearDown', max: fear - keeps.fearUp },
  ] as const;
  return (
    <View style={{ gap: SPACE.s }}>
      <Text font="sansBold">{words.keeps}</Text>
      <Text tone="faded">{words.keepsHint}</Text>
      {piles
        .filter(({ pile, max }) => max > 0 || keeps[pile] > 0)
        .map(({ pile, max }) => (
          <View
            key={pile}
            style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}
          >
            <Text style={{ flex: 1, minWidth: 150 }}>{words[pile]}</Text>
            <Stepper
              label={words[pile]}
              value={keeps[pile]}
              max={max}
              onChange={(count) => onChange({ ...keeps, [pile]: count })}
            />
          </View>
        ))}
    </View>
  );
};
