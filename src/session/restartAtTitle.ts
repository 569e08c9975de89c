import { restartApp } from './restartApp';

/** A device has no address: the app starts on its title. */
export const restartAtTitle = restartApp;
