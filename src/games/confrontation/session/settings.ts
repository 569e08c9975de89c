import { createSettings } from '@/session/createSettings';
import { CONFRONTATION_SETTINGS } from './settingChoices';

export const useConfrontationSettings = createSettings(CONFRONTATION_SETTINGS, 'confrontation.');

export type ConfrontationSettings = ReturnType<typeof useConfrontationSettings.getState>['settings'];

export const useHints = (): boolean => useConfrontationSettings(({ settings }) => settings.hints === 'on');

/** Keeps who played, for the next new game. */
export const rememberPlayers = async (
  players: Pick<ConfrontationSettings, 'rival' | 'strength' | 'leader'>,
): Promise<void> => {
  const { choose } = useConfrontationSettings.getState();
  await choose('rival', players.rival);
  await choose('strength', players.strength);
  await choose('leader', players.leader);
};
