import { createSettings } from '@/session/createSettings';
import { LCG_SETTINGS } from './settingChoices';

export const useLcgSettings = createSettings(LCG_SETTINGS, 'lcg.');
