/**
 * What the supplied booklet does not say: it completes a base booklet that was not at hand. Every value here is common
 * knowledge of the game, is shown as not from the supplied booklet, and can be changed by the table.
 */
export type BaseRules = {
  /** Cards a hand is reconciled to. */
  handSize: number;
  /** Cards one may discard of one's choice before drawing, when not above that number. */
  freeDiscards: number;
  /** Moves in a turn of a game of two. */
  moveLimit: number;
  /** Moves in a turn of a game of three or four; null: nobody is sure, and the table is asked. */
  moveLimitOfMore: number | null;
  /** Twilight tokens a move adds for each companion, beside the Shadow number of the site. */
  twilightPerCompanion: number;
  /** What a roaming minion costs more. */
  roamingCost: number;
  /** Site numbers where a turn begins with healing. */
  sanctuaries: number[];
  /** Wounds healed there, of all companions together. */
  sanctuaryHeals: number;
  /** A winner with this many times the loser's strength overwhelms. */
  overwhelm: number;
  /** Wounds for each loser of a skirmish, before damage bonuses. */
  woundsOfLoss: number;
  /** Minions that the Free Peoples player may assign to one character. */
  minionsPerDefender: number;
  /** Without a minion in play, the turn goes from the Shadow phases to the Regroup phase. */
  skipWithoutMinions: boolean;
  /** A Ring put on before the Regroup phase comes off when it begins. */
  ringOffAtRegroup: boolean;
  /** The Ruling Ring: burdens in the place of a wound of a skirmish. */
  rulingRingBurdens: number;
  /** The Answer to All Riddles: burdens that putting it on costs. */
  answerRingCost: number;
  /** While a unique character lies in the dead pile, no other copy of it is played. Absent from older saves. */
  uniqueDeadStay?: boolean;
};

export const BASE_RULES: Required<BaseRules> = {
  handSize: 8,
  freeDiscards: 1,
  moveLimit: 2,
  moveLimitOfMore: null,
  twilightPerCompanion: 1,
  roamingCost: 2,
  sanctuaries: [3, 6],
  sanctuaryHeals: 5,
  overwhelm: 2,
  woundsOfLoss: 1,
  minionsPerDefender: 1,
  skipWithoutMinions: true,
  ringOffAtRegroup: true,
  rulingRingBurdens: 1,
  answerRingCost: 1,
  uniqueDeadStay: true,
};

/** All of them: one that came later than a save is held as players commonly hold it. */
export const heldRules = (rules: BaseRules): Required<BaseRules> => ({ ...BASE_RULES, ...rules });

export type BaseRule = keyof BaseRules;

/** Where all of them come from, for a label beside each. */
export const BASE_RULES_SOURCE = 'not from the supplied booklet';

/** What a table may set each number to. */
export const BASE_RULE_BOUNDS: Record<
  Exclude<BaseRule, 'sanctuaries' | 'skipWithoutMinions' | 'ringOffAtRegroup' | 'uniqueDeadStay'>,
  { lowest: number; highest: number }
> = {
  handSize: { lowest: 1, highest: 20 },
  freeDiscards: { lowest: 0, highest: 20 },
  moveLimit: { lowest: 1, highest: 9 },
  moveLimitOfMore: { lowest: 1, highest: 9 },
  twilightPerCompanion: { lowest: 0, highest: 9 },
  roamingCost: { lowest: 0, highest: 9 },
  sanctuaryHeals: { lowest: 0, highest: 20 },
  overwhelm: { lowest: 2, highest: 9 },
  woundsOfLoss: { lowest: 0, highest: 9 },
  minionsPerDefender: { lowest: 1, highest: 9 },
  rulingRingBurdens: { lowest: 0, highest: 9 },
  answerRingCost: { lowest: 0, highest: 9 },
};
