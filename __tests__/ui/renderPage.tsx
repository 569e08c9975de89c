import { configure, render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { atItsEnd } from '../endOfTest';
import { unheard } from './unheard';

// Real SQLite answers in its own time; a busy machine may take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

const METRICS = {
  frame: { x: 0, y: 0, width: 1180, height: 820 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

/** A page as it stands in the app: on a tablet without notches. Whatever it shows in the end, a screen reader reaches. */
export const renderPage = (page: ReactElement) => {
  atItsEnd(() => expect(unheard(screen.toJSON())).toEqual([]));
  return render(<SafeAreaProvider initialMetrics={METRICS}>{page}</SafeAreaProvider>);
};
