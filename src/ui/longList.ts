/** How a list of hundreds is drawn: what is in sight, and a screen before and after it; a touch beside a field is not lost. */
export const LONG_LIST = {
  initialNumToRender: 20,
  maxToRenderPerBatch: 12,
  windowSize: 3,
  keyboardShouldPersistTaps: 'handled',
} as const;
