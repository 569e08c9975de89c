import type { ReactNode, Ref } from 'react';
import type { Role, StyleProp, TextStyle } from 'react-native';
import { Text as NativeText } from 'react-native';
import type { Tone } from './palette';
import type { Font, Size } from './theme';
import { FONTS, SIZES, useTheme } from './theme';

type Props = {
  ref?: Ref<NativeText>;
  children: ReactNode;
  size?: Size;
  tone?: Tone | 'ground';
  font?: Font;
  /** A heading for screen readers, 1 to 3. */
  heading?: 1 | 2 | 3;
  live?: boolean;
  lines?: number;
  role?: Role;
  style?: StyleProp<TextStyle>;
};

const LINE_HEIGHT: Record<Size, number> = {
  label: 1.35,
  body: 1.45,
  story: 1.45,
  heading: 1.2,
  title: 1.1,
  numeral: 1.05,
};

/** The only text of the app: six sizes, two families, the theme's colours. */
export const Text = ({
  ref,
  children,
  size = 'body',
  tone = 'ink',
  font,
  heading,
  live,
  lines,
  role,
  style,
}: Props) => {
  const { colours, scale } = useTheme();
  // Titles grow less than sentences: at the largest text size they would otherwise fill the screen.
  const grown = size === 'title' || size === 'numeral' ? 1 + (scale - 1) / 2 : scale;
  const fontSize = Math.round(SIZES[size] * grown);
  const family =
    font ?? (size === 'label' ? 'sans' : size === 'heading' || size === 'title' ? 'serifBold' : 'serif');
  return (
    <NativeText
      ref={ref}
      role={heading ? 'heading' : role}
      aria-level={heading}
      aria-live={live ? 'polite' : undefined}
      numberOfLines={lines}
      maxFontSizeMultiplier={1}
      style={[
        {
          color: colours[tone],
          fontFamily: FONTS[family],
          fontSize,
          lineHeight: Math.round(fontSize * LINE_HEIGHT[size]),
          // Numbers stand on the line and are all of one height: they are read from across the table.
          fontVariant: ['lining-nums'],
        },
        style,
      ]}
    >
      {children}
    </NativeText>
  );
};
