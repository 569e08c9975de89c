import { configure, render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

// Real SQLite answers in its own time; a busy machine may take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

const METRICS = {
  frame: { x: 0, y: 0, width: 1180, height: 820 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

/** A page as it stands in the app: on a tablet without notches. */
export const renderPage = (page: ReactElement) =>
  render(<SafeAreaProvider initialMetrics={METRICS}>{page}</SafeAreaProvider>);
