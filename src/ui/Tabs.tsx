import { View } from 'react-native';
import type { IconName } from './Icon';
import { Icon } from './Icon';
import { Text } from './Text';
import { Touchable } from './Touchable';
import { SPACE, useTheme } from './theme';

type Props<Value extends string> = {
  label: string;
  value: Value;
  tabs: readonly { value: Value; label: string; icon?: IconName }[];
  onChange(value: NoInfer<Value>): void;
};

/** Tabs along the top of a page, on a second row when they do not fit: none is ever out of sight. */
export const Tabs = <Value extends string>({ label, value, tabs, onChange }: Props<Value>) => {
  const { colours } = useTheme();
  return (
    <View role="tablist" aria-label={label} style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}>
      {tabs.map((tab) => {
        const chosen = tab.value === value;
        return (
          <Touchable
            key={tab.value}
            role="tab"
            label={tab.label}
            selected={chosen}
            onPress={() => onChange(tab.value)}
          >
            <View
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                gap: SPACE.s,
                minHeight: 52,
                paddingHorizontal: 12,
                borderBottomWidth: 4,
                borderBottomColor: chosen ? colours.ember : 'transparent',
              }}
            >
              {tab.icon ? <Icon name={tab.icon} size={22} tone={chosen ? 'ink' : 'faded'} /> : null}
              <Text font={chosen ? 'sansBold' : 'sans'} tone={chosen ? 'ink' : 'faded'}>
                {tab.label}
              </Text>
            </View>
          </Touchable>
        );
      })}
    </View>
  );
};
