import { reloadAppAsync } from 'expo';

/** Starts the app anew. On the web the SQLite worker can only be tried again in a fresh page. */
export const restartApp = (): void => {
  void reloadAppAsync();
};
