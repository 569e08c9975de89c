import { createSettings } from '@/session/createSettings';
import { CONFRONTATION_SETTINGS } from './settingChoices';

export const useConfrontationSettings = createSettings(CONFRONTATION_SETTINGS, 'confrontation.');

export const useHints = (): boolean => useConfrontationSettings(({ settings }) => settings.hints === 'on');
