import type { HeroId } from '@/games/jime/play';
import { Choice } from '@/ui/Choice';
import { useNames } from '../useNames';

type Props = { label: string; heroes: readonly HeroId[]; value: HeroId; onChoose(hero: HeroId): void };

/** Which hero: nothing to choose when only one can. */
export const HeroChoice = ({ label, heroes, value, onChoose }: Props) => {
  const names = useNames();
  if (heroes.length < 2) return null;
  return (
    <Choice
      label={label}
      value={value}
      options={heroes.map((hero) => ({ value: hero, label: names.hero(hero) }))}
      onChoose={onChoose}
    />
  );
};
