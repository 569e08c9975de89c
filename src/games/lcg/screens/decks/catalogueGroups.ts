import type { Catalogue, KnownCard } from '@/games/lcg/catalogue';
import type { CharacterFields, EncounterFields, Printed } from '@/games/lcg/play';
import { plainTitle } from '@/games/lcg/play';

export const GROUPS = [
  'hero',
  'ally',
  'attachment',
  'event',
  'enemy',
  'location',
  'objective',
  'quest',
] as const;
export type GroupName = (typeof GROUPS)[number];
export type CatalogueGroup = { group: GroupName; cards: KnownCard[] };

export type NumberName =
  | 'threat'
  | 'engagement'
  | 'attack'
  | 'defence'
  | 'hitPoints'
  | 'questPoints'
  | 'victory'
  | 'threatCost'
  | 'cost'
  | 'willpower';

/** The numbers printed on each kind of card. */
const CHARACTER: Record<'hero' | 'ally', readonly (NumberName & keyof CharacterFields)[]> = {
  hero: ['threatCost', 'willpower', 'attack', 'defence', 'hitPoints'],
  ally: ['cost', 'willpower', 'attack', 'defence', 'hitPoints'],
};
const ENCOUNTER: Record<EncounterFields['type'], readonly (NumberName & keyof EncounterFields)[]> = {
  enemy: ['threat', 'engagement', 'attack', 'defence', 'hitPoints', 'victory'],
  location: ['threat', 'questPoints', 'victory'],
  objective: [],
};

export const groupOf = (card: KnownCard): GroupName => (card.kind === 'encounter' ? card.as.type : card.kind);

/** Cards by kind and title; those that have the typed words in their title. */
export const groupsIn = (
  catalogue: Catalogue,
  titleOf: (card: KnownCard) => string,
  typed: string,
): CatalogueGroup[] => {
  const sought = plainTitle(typed);
  const found = catalogue
    .filter((card) => plainTitle(titleOf(card)).includes(sought))
    .sort((a, b) => titleOf(a).localeCompare(titleOf(b)));
  return GROUPS.map((group) => ({ group, cards: found.filter((card) => groupOf(card) === group) })).filter(
    ({ cards }) => cards.length > 0,
  );
};

export type PrintedNumber = { name: NumberName; value: Printed; set(value: Printed): KnownCard };

/** Every number of a card, and the card as it is with another. */
export const numbersOf = (card: KnownCard): PrintedNumber[] => {
  if (card.kind === 'quest')
    return [
      {
        name: 'questPoints',
        value: card.questPoints,
        set: (value) => ({ ...card, questPoints: value ?? 0 }),
      },
    ];
  if (card.kind === 'encounter')
    return ENCOUNTER[card.as.type].map((name) => ({
      name,
      value: card.as[name],
      set: (value) => ({ ...card, as: { ...card.as, [name]: value } }),
    }));
  if (card.kind === 'hero' || card.kind === 'ally')
    return CHARACTER[card.kind].map((name) => ({
      name,
      value: card.as[name],
      set: (value) => ({ ...card, as: { ...card.as, [name]: value } }),
    }));
  return [{ name: 'cost', value: card.as.cost, set: (cost) => ({ ...card, as: { ...card.as, cost } }) }];
};
