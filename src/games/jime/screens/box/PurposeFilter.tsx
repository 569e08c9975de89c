import type { CardPurpose, Item, Skill, Trinket } from '@/games/jime/content';
import { purposesOf } from '@/games/jime/content/purposes';
import { PURPOSES } from '@/games/jime/content/vocabulary';
import { useWords } from '@/games/jime/session/useWords';
import { Choice } from '@/ui/Choice';

/** What is looked for: cards of one use, or all of them. */
export type Purpose = CardPurpose | 'any';

export const serves = (card: Item | Trinket | Skill, purpose: Purpose): boolean =>
  purpose === 'any' || purposesOf(card).includes(purpose);

type Props = { value: Purpose; onChoose(purpose: Purpose): void };

/** Which cards are shown, by what they are for: the same row wherever one is chosen. */
export const PurposeFilter = ({ value, onChoose }: Props) => {
  const { purpose: words } = useWords().box;
  return (
    <Choice
      label={words.label}
      value={value}
      options={(['any', ...PURPOSES] as const).map((purpose) => ({ value: purpose, label: words[purpose] }))}
      onChoose={onChoose}
    />
  );
};
