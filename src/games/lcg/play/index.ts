/** The public interface of the rules: screens import from here. */
export { placeAfter, play } from './play';
export { legalCommands } from './legalCommands';
export { newGame, newGameRefusal } from './newGame';
export type { NewGame } from './newGame';
export { coverOf, isCover } from './cover';
export type { Cover } from './cover';
export { isCharacterFields, isCommand, isEncounterFields } from '@/games/lcg/state/commands';
export type {
  CharacterFields,
  Command,
  CommandOf,
  CommandType,
  EncounterFields,
} from '@/games/lcg/state/commands';
export { REFUSALS } from '@/games/lcg/state/refusals';
export type { Refusal, RefusalCode } from '@/games/lcg/state/refusals';
export { PHASES, PHASE_OF, SET_UP_STEPS, STEPS } from '@/games/lcg/state/steps';
export type { Game } from '@/games/lcg/rules/rule';
export { attackAgainst, attackNow, damageTakers } from '@/games/lcg/rules/attackStrength';
export type { AttackResult } from '@/games/lcg/rules/attackStrength';
export { usedOf } from '@/games/lcg/rules/actions';
export { isLaden } from '@/games/lcg/rules/attachments';
export { campaignScore, resultOf, scenarioAfter } from '@/games/lcg/rules/campaign';
export { BLANK_CHARACTER } from '@/games/lcg/rules/characters';
export { BLANK_ENEMY, BLANK_LOCATION, BLANK_OBJECTIVE } from '@/games/lcg/rules/encounterCards';
export { isGuarded } from '@/games/lcg/rules/objectives';
export { mustAssign } from '@/games/lcg/rules/enemyAttack';
export { checksAhead } from '@/games/lcg/rules/engagement';
export type { ChecksForeseen } from '@/games/lcg/rules/engagement';
export { REMINDERS, STEP_GUIDE, openChoice } from '@/games/lcg/rules/guide';
export type { OpenChoice, Reminder, StepGuide } from '@/games/lcg/rules/guide';
export {
  activeLocations,
  charactersOf,
  enemiesOf,
  findCharacter,
  findEncounter,
  heroesOf,
  inZone,
  isReady,
  phaseOf,
  survivors,
} from '@/games/lcg/rules/lookup';
export { following } from '@/games/lcg/rules/place';
export { enemiesToAttack, targetsOf } from '@/games/lcg/rules/turns';
export { suggestPayment } from '@/games/lcg/rules/payment';
export { strikeNow, strikesMade } from '@/games/lcg/rules/playerAttack';
export type { StrikeResult } from '@/games/lcg/rules/playerAttack';
export { needsSplit, placementOf } from '@/games/lcg/rules/progress';
export type { Placement } from '@/games/lcg/rules/progress';
export { questSums } from '@/games/lcg/rules/questResolution';
export type { QuestResult } from '@/games/lcg/rules/questResolution';
export { EXPLANATIONS } from '@/games/lcg/rules/references';
export type { Explanation, Reference } from '@/games/lcg/rules/references';
export { finalScore, roundsCompleted, scoreSoFar } from '@/games/lcg/rules/score';
export type { PlayerScore, Score } from '@/games/lcg/rules/score';
export { MOST_HEROES, setUpLines, unknownNumbers } from '@/games/lcg/rules/setUp';
export type { SetUpLine, Unknown } from '@/games/lcg/rules/setUp';
export { shadowsAhead } from '@/games/lcg/rules/shadowCards';
export type { ShadowTurn } from '@/games/lcg/rules/shadowCards';
export { stagingCount } from '@/games/lcg/rules/staging';
export { hitPointsLeft, statOf, valueOf } from '@/games/lcg/rules/stats';
export type { Sum, Term } from '@/games/lcg/rules/stats';
export { startThreat } from '@/games/lcg/rules/threat';
export { needsMoreBoxes, tokenWarnings } from '@/games/lcg/rules/tokens';
export type { TokenWarning } from '@/games/lcg/rules/tokens';
export { plainTitle } from '@/games/lcg/rules/uniqueness';
export type * from '@/games/lcg/state';
