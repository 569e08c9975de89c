import type { ReactNode } from 'react';
import type { LayoutChangeEvent, StyleProp, ViewStyle } from 'react-native';
import { View } from 'react-native';

type Props = {
  /** All of it in words: a screen reader hears this and nothing of what is inside, so nothing inside can be touched. */
  label: string;
  style?: StyleProp<ViewStyle>;
  onLayout?(event: LayoutChangeEvent): void;
  children: ReactNode;
};

/** What is heard as one picture. VoiceOver and TalkBack pass over the label of a view that is not `accessible`. */
export const Picture = ({ label, style, onLayout, children }: Props) => (
  <View accessible role="img" aria-label={label} style={style} onLayout={onLayout}>
    {children}
  </View>
);
