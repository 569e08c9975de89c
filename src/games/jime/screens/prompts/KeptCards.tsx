import { View } from 'react-native';
import type { Against, CommandOf, Game, Suffering } from '@/games/jime/play';
import { faceupOffered } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { IconButton } from '@/ui/IconButton';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useNames } from '../useNames';
import { WhichFaceup } from '../WhichFaceup';

type Named = Record<Against, string[]>;
export type Keeps = Extract<NonNullable<CommandOf<'suffer'>['keeps']>, { faceup: Named }>;
export const NOTHING_KEPT: Keeps = {
  damageUp: 0,
  damageDown: 0,
  fearUp: 0,
  fearDown: 0,
  faceup: { damage: [], fear: [] },
};

/** What the rules are told: names only where there are any. */
export const told = ({ faceup, ...counts }: Keeps): NonNullable<CommandOf<'suffer'>['keeps']> =>
  faceup.damage.length + faceup.fear.length > 0 ? { ...counts, faceup } : counts;

const UP = { damage: 'damageUp', fear: 'fearUp' } as const;

/** §38.6 No more cards are named than stay faceup. */
const named = (keeps: Keeps): Keeps => ({
  ...keeps,
  faceup: {
    damage: keeps.faceup.damage.slice(0, keeps.damageUp),
    fear: keeps.faceup.fear.slice(0, keeps.fearUp),
  },
});

type Props = { game: Game; keeps: Keeps; suffering: Suffering; onChange(keeps: Keeps): void };

/** §38.3 For the mirror: the cards that stayed, no more than were dealt, none faceup where they are taken facedown (§22.1). */
export const KeptCards = ({ game, keeps, suffering, onChange }: Props) => {
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
      <Text tone="faded">
        <Text font="sansBold">{`${words.keeps} `}</Text>
        {words.keepsHint}
      </Text>
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
              onChange={(count) => onChange(named({ ...keeps, [pile]: count }))}
            />
          </View>
        ))}
      {(['damage', 'fear'] as const)
        .filter((against) => keeps[UP[against]] > 0)
        .map((against) => (
          <NamedFaceup
            key={against}
            game={game}
            against={against}
            cards={keeps.faceup[against]}
            most={keeps[UP[against]]}
            onChange={(cards) => onChange({ ...keeps, faceup: { ...keeps.faceup, [against]: cards } })}
          />
        ))}
    </View>
  );
};

type NamedProps = {
  game: Game;
  against: Against;
  cards: readonly string[];
  most: number;
  onChange(cards: string[]): void;
};

/** §38.6 The cards that stay faceup, by name, where the table cares to say it. */
const NamedFaceup = ({ game, against, cards, most, onChange }: NamedProps) => {
  const words = useWords().prompts.faceup;
  const names = useNames();
  const nameOf = (card: string): string => names.held(`${against}.${card}`);
  const offered = faceupOffered(game, against).filter((card) => !cards.includes(card));
  return (
    <>
      {cards.map((card) => (
        <View key={card} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Text font="serifBold" style={{ flex: 1 }}>
            {nameOf(card)}
          </Text>
          <IconButton
            icon="close"
            label={words.notThis(nameOf(card))}
            onPress={() => onChange(cards.filter((other) => other !== card))}
          />
        </View>
      ))}
      {cards.length < most && offered.length > 0 ? (
        <WhichFaceup against={against} offered={offered} onPick={(card) => onChange([...cards, card])} />
      ) : null}
    </>
  );
};
