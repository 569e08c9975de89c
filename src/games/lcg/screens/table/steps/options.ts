import type { Character, EncounterCard, GameState, Stat } from '@/games/lcg/play';
import { valueOf } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import type { IconName } from '@/ui/Icon';
import type { Option } from '@/ui/table/Pick';
import { useNames } from '../useNames';

/** The sign of each number of a card. */
export const STAT_ICONS: Record<Stat, IconName> = {
  threat: 'threat',
  willpower: 'spirit',
  attack: 'might',
  defence: 'armour',
  hitPoints: 'damage',
  engagement: 'provoke',
};

/** Cards as one picks them for a step, each with the number that counts there. */
export const useOptions = (state: GameState) => {
  const { table } = useWords();
  const names = useNames(state);
  const factOf = (card: Character | EncounterCard, stat: Stat): NonNullable<Option['fact']> => {
    const printed: Partial<Record<Stat, number | null>> = card;
    const value = printed[stat] === null ? '?' : `${valueOf(state, card, stat)}`;
    return { icon: STAT_ICONS[stat], value, said: `${table.stat[stat]} ${value}` };
  };
  return {
    character: (one: Character, stat: Stat): Option => ({
      id: one.id,
      name: names.card(one),
      fact: factOf(one, stat),
      note: one.exhausted ? table.exhausted : undefined,
    }),
    /** One of another player, who is named. */
    borrowed: (one: Character, stat: Stat): Option => ({
      id: one.id,
      name: names.card(one),
      fact: factOf(one, stat),
      note: [names.player(one.controller), one.exhausted ? table.exhausted : null]
        .filter((part) => part !== null)
        .join(', '),
    }),
    encounter: (card: EncounterCard, stat: Stat): Option => ({
      id: card.id,
      name: names.card(card),
      fact: factOf(card, stat),
    }),
  };
};
