import { View } from 'react-native';
import { useWords } from '@/session/settings';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

/** The leaf, the name and what it is; in one line with the leaf where height is short. */
export const AppName = ({ beside = false }: { beside?: boolean }) => {
  const { name, subtitle } = useWords().app;
  const align = { textAlign: beside ? 'left' : 'center' } as const;
  return (
    <View
      style={{
        flexDirection: beside ? 'row' : 'column',
        alignItems: 'center',
        gap: beside ? SPACE.m : SPACE.xs,
        flexShrink: 1,
      }}
    >
      <Icon name="leaf" size={40} tone="ember" />
      <View style={{ flexShrink: 1 }}>
        <Text size="title" heading={1} tone="ember" style={align}>
          {name}
        </Text>
        <Text font="serifItalic" tone="faded" style={align}>
          {subtitle}
        </Text>
      </View>
    </View>
  );
};
