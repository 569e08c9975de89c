import type { ViewStyle } from 'react-native';

/** A browser lets the lines run round a box inside a text. */
export const besideText = { float: 'left', marginRight: 12, marginTop: 5, marginBottom: 1 } as ViewStyle;
