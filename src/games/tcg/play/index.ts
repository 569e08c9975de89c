/** The public interface of the rules: screens import from here. */
export { play } from './play';
export { legalCommands } from './legalCommands';
export { RESISTANCE, newGame, newGameRefusal } from './newGame';
export type { NewGame } from './newGame';
export { copyRefusal, coverOf, isCover } from './cover';
export type { Cover } from './cover';
export { seatsOf, viewOf } from './view';
export { isCardFields, isCharacterFields, isCommand } from '@/games/tcg/state/commands';
export type { CardFields, CharacterFields, Command, CommandType } from '@/games/tcg/state/commands';
export { REFUSALS, REFUSAL_REFERENCES } from '@/games/tcg/state/refusals';
export type { Refusal, RefusalCode } from '@/games/tcg/state/refusals';
export type { Reference } from '@/games/tcg/state/references';
export {
  BLOCKS,
  FORMATS,
  FEWEST_PLAYERS,
  LAST_SITE,
  LONGEST_NAME,
  MOST_PLAYERS,
  RINGS,
  baseRules as isBaseRules,
} from '@/games/tcg/state/pieces';
export { STATS, UNTIL } from '@/games/tcg/state/cards';
export { PHASES, PHASE_OF, STEPS } from '@/games/tcg/state/steps';
export { shadowConditions } from '@/games/tcg/rules/activeCards';
export { isAtHome, isAtSite, takesPart } from '@/games/tcg/rules/allies';
export { archeryTargets, archeryTotal } from '@/games/tcg/rules/archery';
export { defendersNow, freeMinions, waitingSkirmishes } from '@/games/tcg/rules/assignment';
export { stillBidding } from '@/games/tcg/rules/bids';
export { BLANK_CARD, cardCost } from '@/games/tcg/rules/cards';
export { BLANK_ALLY, BLANK_COMPANION, BLANK_MINION } from '@/games/tcg/rules/characters';
export { REMINDERS, STEP_GUIDE, isActionWindow, promptOf, usualCommand } from '@/games/tcg/rules/guide';
export type { Prompt, Reminder } from '@/games/tcg/rules/guide';
export {
  actionOrder,
  cardsInPlay,
  charactersOf,
  companyOf,
  findCharacter,
  isInPlay,
  leftOf,
  minionsInPlay,
  phaseOf,
  ringBearerOf,
  shadowPlayers,
  siteNow,
  survivors,
} from '@/games/tcg/rules/lookup';
export { EXPLANATIONS } from '@/games/tcg/rules/references';
export type { Explanation } from '@/games/tcg/rules/references';
export { reconciling } from '@/games/tcg/rules/regroup';
export { drawNow } from '@/games/tcg/rules/ruleOfFour';
export type { Draw } from '@/games/tcg/rules/ruleOfFour';
export { companionsCounted, mostInPlay } from '@/games/tcg/rules/ruleOfNine';
export { freePlaces } from '@/games/tcg/rules/seating';
export { siteToControl, siteToLiberate } from '@/games/tcg/rules/siteControl';
export { mayMove, moveLimit } from '@/games/tcg/rules/sites';
export { openSkirmish, outcomeOf, sideIn, skirmishResult } from '@/games/tcg/rules/skirmish';
export type { SkirmishResult } from '@/games/tcg/rules/skirmish';
export { siteId } from '@/games/tcg/rules/stacking';
export { STARTING_COST, startersOf, startingCost } from '@/games/tcg/rules/startingFellowship';
export { countsNow, statOf, valueOf } from '@/games/tcg/rules/stats';
export { PARTS } from '@/games/tcg/rules/sums';
export type { Part, Sum, Term } from '@/games/tcg/rules/sums';
export { ringInstead } from '@/games/tcg/rules/theRing';
export { moveCost, playCost } from '@/games/tcg/rules/twilight';
export { plainTitle, thingOf } from '@/games/tcg/rules/uniqueness';
export { vitalityLeft } from '@/games/tcg/rules/vitality';
export type * from '@/games/tcg/state';
