import type { CardFields } from '@/games/tcg/play';
import { isCardFields, plainTitle } from '@/games/tcg/play';
import { createKeptList } from '@/session/createKept';
import { remembered } from './remembered';

/** Possessions, artifacts and conditions as this table has typed them, the latest first. */
export const useKnownCards = createKeptList('tcg.cards', isCardFields);

const isSame = (one: CardFields, other: CardFields): boolean =>
  one.side === other.side && plainTitle(one.name) === plainTitle(other.name);

/** One without a name cannot be found again. */
export const rememberCard = async (fields: CardFields): Promise<void> => {
  if (plainTitle(fields.name) === '') return;
  const { value, keep } = useKnownCards.getState();
  await keep(remembered(value, fields, isSame));
};

/** Those of a side whose name has what was typed, except the one that is typed out. */
export const knownCardsLike = (known: readonly CardFields[], { side, name }: CardFields): CardFields[] =>
  known.filter(
    (one) => one.side === side && one.name !== name && plainTitle(one.name).includes(plainTitle(name)),
  );
