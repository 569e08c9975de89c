import type { HeroId } from '@/games/jime/play';
import { Choice } from '@/ui/Choice';
import { useNamed } from './useNamed';

type Props = { label: string; heroes: readonly HeroId[]; value: HeroId; onChoose(hero: HeroId): void };

/** Which hero: nothing to choose when only one can. */
export const HeroChoice = ({ label, heroes, value, onChoose }: Props) => {
  const named = useNamed();
  if (heroes.length < 2) return null;
  return (
    <Choice
      label={label}
      value={value}
      options={heroes.map((hero) => ({ value: hero, label: named.hero(hero) }))}
      onChoose={onChoose}
    />
  );
};
