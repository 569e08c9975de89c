import type { ViewStyle } from 'react-native';

/** A box inside a text stands on its first line. */
export const besideText: ViewStyle = { marginRight: 8 };
