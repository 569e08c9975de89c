import type { AbilityMoment } from '@/games/jime/content';
import type { Game } from './agenda';

/**
 * §34.2 The lore that skills of the company bring at a moment, card by card: two for each trinket gained, two for each
 * adventure completed (cards 8 and 11 of the Lorekeeper, which lie beside the deck as reminders).
 */
export const loreByCards = ({ state, content }: Game, moment: AbilityMoment): number[] =>
  state.campaign.heroes
    .flatMap(({ skills }) => skills)
    .flatMap((skill) => content.box.skills[skill]?.abilities ?? [])
    .flatMap((ability) => ('at' in ability && ability.at === moment ? (ability.does ?? []) : []))
    .flatMap((effect) => (effect.do === 'lore' ? [effect.count] : []));
