import { View } from 'react-native';
import type { Sphere } from '@/games/lcg/content';
import { SPHERES } from '@/games/lcg/content/spheres';
import { useWords } from '@/games/lcg/session/useWords';
import { Choice } from '@/ui/Choice';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

/** R p.12 Whose heroes pay for a card; null for a neutral one. */
export const SphereChoice = ({
  sphere,
  onChoose,
}: {
  sphere: Sphere | null;
  onChoose(s: Sphere | null): void;
}) => {
  const { names, table } = useWords();
  const label = table.playCard.sphere;
  return (
    <View style={{ gap: SPACE.xs }}>
      <Text size="label" tone="faded">
        {label}
      </Text>
      <Choice
        label={label}
        value={sphere ?? 'neutral'}
        options={(['neutral', ...SPHERES] as const).map((value) => ({ value, label: names.sphere[value] }))}
        onChoose={(chosen) => onChoose(chosen === 'neutral' ? null : chosen)}
      />
    </View>
  );
};
