import { createSettings } from '@/session/createSettings';
import { TCG_SETTINGS } from './settingChoices';

export const useTcgSettings = createSettings(TCG_SETTINGS, 'tcg.');
