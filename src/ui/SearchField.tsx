import { TextInput, View } from 'react-native';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { FONTS, RADIUS, SIZES, SPACE, TOUCH, useTheme } from './theme';
import { useWords } from '@/store/settings';

type Props = { label: string; value: string; onChange(value: string): void };

export const SearchField = ({ label, value, onChange }: Props) => {
  const { colours, scale } = useTheme();
  const words = useWords();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <View
        style={{
          flex: 1,
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s,
          minHeight: TOUCH,
          paddingHorizontal: SPACE.m,
          borderRadius: RADIUS,
          borderWidth: 1.5,
          borderColor: colours.faded,
          backgroundColor: colours.panel,
        }}
      >
        <Icon name="search" size={22} tone="faded" />
        <TextInput
          aria-label={label}
          placeholder={label}
          placeholderTextColor={colours.faded}
          value={value}
          onChangeText={onChange}
          autoCorrect={false}
          style={{
            flex: 1,
            minHeight: TOUCH,
            fontFamily: FONTS.serif,
            fontSize: SIZES.body * scale,
            color: colours.ink,
          }}
        />
      </View>
      {value === '' ? null : <IconButton icon="close" label={words.app.close} onPress={() => onChange('')} />}
    </View>
  );
};
