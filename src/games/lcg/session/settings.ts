import { createSettings } from '@/session/createSettings';
import { LCG_SETTINGS } from './settingChoices';

export const useLcgSettings = createSettings(LCG_SETTINGS, 'lcg.');

/** Whether the table goes through windows in which nothing is to do. */
export const useThrough = (): boolean => useLcgSettings(({ settings }) => settings.windows === 'needed');
