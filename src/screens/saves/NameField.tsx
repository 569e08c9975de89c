import { TextInput } from 'react-native';
import { FONTS, RADIUS, SIZES, SPACE, useTheme } from '@/ui/theme';

type Props = { label: string; value: string; onChange(value: string): void };

/** A name is read on one line of the list. */
const LONGEST_NAME = 60;

export const NameField = ({ label, value, onChange }: Props) => {
  const { colours, scale } = useTheme();
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      placeholderTextColor={colours.faded}
      value={value}
      maxLength={LONGEST_NAME}
      onChangeText={onChange}
      style={{
        minHeight: 56,
        paddingHorizontal: SPACE.m,
        borderRadius: RADIUS,
        borderWidth: 2,
        borderColor: colours.ink,
        backgroundColor: colours.panel,
        fontFamily: FONTS.serifBold,
        fontSize: SIZES.body * scale,
        color: colours.ink,
      }}
    />
  );
};
