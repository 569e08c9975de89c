import { TextInput, View } from 'react-native';
import type { IconName } from './Icon';
import { Icon } from './Icon';
import type { Size } from './theme';
import { FONTS, RADIUS, SIZES, SPACE, TOUCH, useTheme } from './theme';

type Props = {
  label: string;
  value: string;
  onChange(value: string): void;
  /** The most characters that fit where the words will be read. */
  longest?: number;
  size?: Extract<Size, 'body' | 'story'>;
  /** A sign before the words, for what is looked for rather than named. */
  icon?: IconName;
};

/** The only field one types in: names and searches, never a number (those have a Stepper). */
export const TextField = ({ label, value, onChange, longest, size = 'body', icon }: Props) => {
  const { colours, scale } = useTheme();
  return (
    <View
      style={{
        flexGrow: 1,
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        paddingHorizontal: SPACE.m,
        borderRadius: RADIUS,
        borderWidth: 2,
        borderColor: icon ? colours.faded : colours.ink,
        backgroundColor: colours.panel,
      }}
    >
      {icon ? <Icon name={icon} size={22} tone="faded" /> : null}
      <TextInput
        aria-label={label}
        placeholder={label}
        placeholderTextColor={colours.faded}
        value={value}
        maxLength={longest}
        autoCorrect={false}
        onChangeText={onChange}
        style={{
          flex: 1,
          minWidth: 0,
          minHeight: TOUCH + 8,
          fontFamily: icon ? FONTS.serif : FONTS.serifBold,
          fontSize: SIZES[size] * scale,
          color: colours.ink,
        }}
      />
    </View>
  );
};
