import type { Ambience } from '@/games/jime/content';
import type { Game } from '@/games/jime/play';
import type { JimeSettings } from '@/games/jime/session/settingChoices';

/** How loud each choice is, of all the device can. */
export const VOLUMES: Record<JimeSettings['ambience'], number> = {
  off: 0,
  low: 0.2,
  medium: 0.45,
  full: 0.9,
};

/**
 * What is heard where the company stands: the fire of the camp, what the adventure names, or else the wind on a journey
 * and the fire indoors; the night wherever all is dark. Nothing while the table is set up or the campaign is over.
 */
export const ambienceOf = ({ state, content }: Pick<Game, 'state' | 'content'>): Ambience | null => {
  const { stage, adventure } = state;
  if (stage === 'camp') return 'fire';
  if (stage !== 'adventure' || !adventure) return null;
  if (adventure.darkEverywhere) return 'night';
  return content.adventures[adventure.id]?.ambience ?? (adventure.map === 'battle' ? 'fire' : 'wind');
};
