import { useState } from 'react';
import { TextInput, View } from 'react-native';
import { cleanName, cleanText } from '@/kernel/cleanText';
import type { IconName } from './Icon';
import { Icon } from './Icon';
import { Text } from './Text';
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
  /** As many lines in sight, for a text that is pasted rather than named. */
  rows?: number;
};

/** The only field one types in: names and searches, never a number (those have a Stepper). A name stands under its label. */
export const TextField = (props: Props) =>
  props.icon ? (
    <Field {...props} />
  ) : (
    <View style={{ gap: SPACE.xs }}>
      <Text size="label" tone="faded">
        {props.label}
      </Text>
      <Field {...props} />
    </View>
  );

const Field = ({ label, value, onChange, longest, size = 'body', icon, rows = 1 }: Props) => {
  const { colours, scale } = useTheme();
  const [typing, setTyping] = useState(false);
  return (
    <View
      style={{
        flexGrow: 1,
        flexShrink: 1,
        minWidth: 0,
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        paddingHorizontal: SPACE.m,
        borderRadius: RADIUS,
        borderWidth: 2,
        borderColor: icon ? colours.faded : colours.ink,
        // The frame is the field: it shows where one types, instead of the line a browser draws inside it.
        outlineStyle: 'solid',
        outlineWidth: typing ? 3 : 0,
        outlineColor: colours.river,
        backgroundColor: colours.panel,
      }}
    >
      {icon ? <Icon name={icon} size={22} tone="faded" /> : null}
      <TextInput
        aria-label={label}
        placeholder={icon ? label : ''}
        placeholderTextColor={colours.faded}
        value={value}
        maxLength={longest}
        autoCorrect={false}
        multiline={rows > 1}
        numberOfLines={rows}
        onChangeText={(typed) =>
          onChange(rows > 1 ? cleanText(typed) : cleanName(typed, longest ?? Infinity))
        }
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        style={{
          flex: 1,
          minWidth: 0,
          minHeight: rows > 1 ? rows * SIZES[size] * scale * 1.4 : TOUCH + 8,
          paddingVertical: rows > 1 ? SPACE.s + 4 : 0,
          // Android begins in the middle of the field otherwise.
          textAlignVertical: rows > 1 ? 'top' : 'center',
          fontFamily: icon || rows > 1 ? FONTS.serif : FONTS.serifBold,
          fontSize: SIZES[size] * scale,
          color: colours.ink,
          outlineStyle: 'solid',
          outlineWidth: 0,
        }}
      />
    </View>
  );
};
