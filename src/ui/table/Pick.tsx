import { View } from 'react-native';
import { Hatch } from '../Hatch';
import type { IconName } from '../Icon';
import { Icon } from '../Icon';
import { Text } from '../Text';
import { Touchable } from '../Touchable';
import { RADIUS, SPACE, useTheme } from '../theme';
import { Fact } from './Fact';

export type Option = {
  id: string;
  name: string;
  /** What it brings to this step. */
  fact?: { icon: IconName; value: string; said: string };
  /** Why it usually may not be picked: the rules decide. */
  note?: string | undefined;
};

type Props = {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  /** One alone, or as many as one likes. */
  many?: boolean;
  onChange(chosen: string[]): void;
};

/** Cards to pick from: the picked ones are filled and ticked. A second tap puts one back. */
export const Pick = ({ label, options, chosen, many = false, onChange }: Props) => (
  <View
    role={many ? 'group' : 'radiogroup'}
    aria-label={label}
    style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}
  >
    {options.map((option) => {
      const picked = chosen.includes(option.id);
      const without = chosen.filter((id) => id !== option.id);
      const pick = () => onChange(picked ? without : many ? [...chosen, option.id] : [option.id]);
      return <Card key={option.id} option={option} picked={picked} many={many} onPress={pick} />;
    })}
  </View>
);

type CardProps = { option: Option; picked: boolean; many: boolean; onPress(): void };

const Card = ({ option: { name, fact, note }, picked, many, onPress }: CardProps) => {
  const { colours } = useTheme();
  const tone = picked ? 'ground' : 'ink';
  return (
    <Touchable
      role={many ? 'checkbox' : 'radio'}
      label={[name, fact?.said, note].filter((part) => part !== undefined).join(', ')}
      checked={picked}
      onPress={onPress}
      style={{ flexGrow: 1 }}
    >
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s,
          minHeight: 52,
          paddingHorizontal: SPACE.s + 4,
          paddingVertical: SPACE.xs,
          borderRadius: RADIUS,
          borderWidth: 1.5,
          borderStyle: note === undefined ? 'solid' : 'dashed',
          borderColor: picked ? colours.ink : colours.faded,
          backgroundColor: picked ? colours.ink : colours.panel,
          overflow: 'hidden',
        }}
      >
        {note !== undefined && !picked ? <Hatch tone="faded" opacity={0.25} /> : null}
        {picked ? <Icon name="check" size={18} tone="ground" /> : null}
        <View style={{ flexGrow: 1, flexShrink: 1 }}>
          <Text font="sansBold" tone={tone}>
            {name}
          </Text>
          {note === undefined ? null : (
            <Text size="label" tone={tone}>
              {note}
            </Text>
          )}
        </View>
        {fact ? <Fact icon={fact.icon} value={fact.value} tone={tone} /> : null}
      </View>
    </Touchable>
  );
};
