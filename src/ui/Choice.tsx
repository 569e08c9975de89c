import { View } from 'react-native';
import { Icon } from './Icon';
import { Text } from './Text';
import { Touchable } from './Touchable';
import { RADIUS, SPACE, useTheme } from './theme';

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose(value: NoInfer<Value>): void;
};

/** One of a few: a row of buttons that wraps; the chosen one is filled and ticked. */
export const Choice = <Value extends string>({ label, value, options, onChoose }: Props<Value>) => {
  const { colours } = useTheme();
  return (
    <View
      role="radiogroup"
      aria-label={label}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, maxWidth: '100%' }}
    >
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <Touchable
            key={option.value}
            role="radio"
            label={option.label}
            checked={chosen}
            onPress={() => onChoose(option.value)}
          >
            <View
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                gap: SPACE.s,
                minHeight: 48,
                paddingHorizontal: SPACE.m,
                paddingVertical: SPACE.s,
                borderRadius: RADIUS,
                borderWidth: 1.5,
                borderColor: chosen ? colours.ink : colours.faded,
                backgroundColor: chosen ? colours.ink : 'transparent',
              }}
            >
              {chosen ? <Icon name="check" size={16} tone="ground" /> : null}
              <Text font="sansBold" tone={chosen ? 'ground' : 'ink'}>
                {option.label}
              </Text>
            </View>
          </Touchable>
        );
      })}
    </View>
  );
};
