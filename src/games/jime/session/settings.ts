import { createSettings } from '@/session/createSettings';
import { JIME_SETTINGS } from './settingChoices';

export const useJimeSettings = createSettings(JIME_SETTINGS, 'jime.');
