import { View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';

type Props = { label: string; paths: readonly string[]; chosen: number; onChoose(path: number): void };

/** Equal paths to choose from, one under the other; the chosen one is drawn on the map. */
export const PathChoice = ({ label, paths, chosen, onChoose }: Props) => {
  const { colours } = useTheme();
  return (
    <View role="radiogroup" aria-label={label} style={{ gap: SPACE.s }}>
      {paths.map((path, i) => (
        <Touchable key={i} role="radio" label={path} checked={i === chosen} onPress={() => onChoose(i)}>
          <View
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: SPACE.s,
              minHeight: 48,
              padding: SPACE.s,
              borderRadius: RADIUS,
              borderWidth: i === chosen ? 3 : 1.5,
              borderColor: i === chosen ? colours.ink : colours.faded,
            }}
          >
            <View style={{ width: 24 }}>
              {i === chosen ? <Icon name="check" size={20} tone="ink" /> : null}
            </View>
            <Text style={{ flex: 1 }}>{path}</Text>
          </View>
        </Touchable>
      ))}
    </View>
  );
};
