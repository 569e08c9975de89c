import { View } from 'react-native';
import type { CharacterFields } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Text } from '@/ui/Text';
import { TickLine } from '@/ui/TickLine';
import { SPACE } from '@/ui/theme';
import { NumberPick } from './NumberPick';
import type { HeroNumber } from './draft';
import { HERO_NUMBERS } from './draft';

/** What heroes commonly have; a higher number is reached one by one. */
const COMMON: Record<HeroNumber, { from: number; to: number }> = {
  threatCost: { from: 5, to: 14 },
  willpower: { from: 0, to: 5 },
  attack: { from: 0, to: 5 },
  defence: { from: 0, to: 5 },
  hitPoints: { from: 1, to: 6 },
};

type Props = {
  hero: CharacterFields;
  /** The hero whose numbers are asked next; null when none are missing. */
  next: string | null;
  onChange(hero: CharacterFields): void;
  onNext(): void;
  onClose(): void;
};

/** The numbers the documents do not give, asked once and remembered. */
export const HeroNumbers = ({ hero, next, onChange, onNext, onClose }: Props) => {
  const { newGame: words } = useWords();
  return (
    <Dialog
      open
      title={hero.name}
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          label={next === null ? words.done : words.nextHero(next)}
          onPress={next === null ? onClose : onNext}
        />
      }
    >
      <Text tone="faded">{words.asPrinted}</Text>
      {HERO_NUMBERS.map((number) => (
        <NumberPick
          key={number}
          label={words.numbers[number]}
          value={hero[number]}
          {...COMMON[number]}
          onPick={(value) => onChange({ ...hero, [number]: value })}
        />
      ))}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l }}>
        {(['ranged', 'sentinel'] as const).map((keyword) => (
          <TickLine
            key={keyword}
            text={words[keyword]}
            ticked={hero[keyword]}
            onTick={() => onChange({ ...hero, [keyword]: !hero[keyword] })}
          />
        ))}
      </View>
    </Dialog>
  );
};
