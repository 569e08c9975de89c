/** The public interface of the rules: screens, board and bots import from here. */
export { play, playInPlace } from './play';
export { legalCommands } from './legalCommands';
export { newGame, newGameRefusal } from './newGame';
export type { NewGame } from './newGame';
export { isCommand } from '@/games/jime/state/commands';
export type { Command, CommandOf, CommandType } from '@/games/jime/state/commands';
export { REFUSALS } from '@/games/jime/state/refusals';
export type { Refusal, RefusalCode } from '@/games/jime/state/refusals';
export type { Game } from '@/games/jime/rules/agenda';
export { spacesAway } from '@/games/jime/rules/attackEffects';
export { actionsOffered } from '@/games/jime/rules/actions';
export { chronicleBook, entriesOf, momentsOf, placementsOf } from '@/games/jime/rules/chronicleBook';
export type { ChronicleRound } from '@/games/jime/rules/chronicleBook';
export { carriedCount } from '@/games/jime/rules/carried';
export { setUpLines } from '@/games/jime/rules/checklist';
export type { SetUpLine } from '@/games/jime/rules/checklist';
export { cardsInPlay } from '@/games/jime/rules/cardsInPlay';
export type { CardInPlay } from '@/games/jime/rules/cardsInPlay';
export type { Now } from '@/games/jime/rules/actsNow';
export { cardsAtHand } from '@/games/jime/rules/cardsAtHand';
export type { CardAtHand } from '@/games/jime/rules/cardsAtHand';
export { lastPages } from '@/games/jime/rules/endAdventure';
export { deedsOf } from '@/games/jime/rules/deeds';
export type { Deeds } from '@/games/jime/rules/deeds';
export { cardsToMove } from '@/games/jime/rules/holdings';
export type { CardsToMove, HeldCard } from '@/games/jime/rules/holdings';
export { heroesOffered, missingProducts, rolesOffered } from '@/games/jime/rules/collection';
export { heroesFor } from '@/games/jime/rules/company';
export { HIGHEST_LIMIT, limitOf } from '@/games/jime/rules/damageAndFear';
export { limitsOf, statOf } from '@/games/jime/rules/limits';
export type { Limits } from '@/games/jime/rules/limits';
export { faceupOf, faceupOffered } from '@/games/jime/rules/faceup';
export { freeTrinkets, wearerOf } from '@/games/jime/rules/equip';
export { skillList, xpOf } from '@/games/jime/rules/experience';
export type { SkillStanding } from '@/games/jime/rules/experience';
export { skillOdds } from '@/games/jime/rules/skillOdds';
export { inventory, skillsOwned } from '@/games/jime/rules/inventory';
export type { Inventory, InventoryCard } from '@/games/jime/rules/inventory';
export { fitsHands, handsOf, startingItems } from '@/games/jime/rules/items';
export { RULINGS, rulingsOn } from '@/games/jime/rules/rulings';
export { sectionHeading } from '@/games/jime/rules/sections';
export { LONGEST_NOTES } from '@/games/jime/state/notes';
export type { RulingId } from '@/games/jime/rules/rulings';
export { rolesOpen } from '@/games/jime/rules/roles';
export { isLine, lineName, textName } from '@/games/jime/state/lines';
export { pageOf } from '@/games/jime/rules/setUp';
export { mayStrikeBack, previewHits } from '@/games/jime/rules/applyHits';
export { groupInRange } from '@/games/jime/rules/attacks';
export { lessonWaits } from '@/games/jime/rules/lessons';
export { placedBy } from '@/games/jime/rules/placements';
export { weaponsOf } from '@/games/jime/rules/weapons';
export type { Weapon } from '@/games/jime/rules/weapons';
export { darkAmong } from '@/games/jime/rules/darkness';
export { bonusesAgainst } from '@/games/jime/rules/elite';
export { companionHealth } from '@/games/jime/rules/companions';
export { severalGroups } from '@/games/jime/rules/groupSize';
export { standingHeroes } from '@/games/jime/rules/lookup';
export { tokenSpace, unplaced } from '@/games/jime/rules/mirror';
export { enemyBar } from '@/games/jime/rules/enemyBar';
export type { EnemyPortrait } from '@/games/jime/rules/enemyBar';
export { activationWays, fallbackPaths } from '@/games/jime/rules/enemyPaths';
export type { Way } from '@/games/jime/rules/enemyPaths';
export { mayProvoke } from '@/games/jime/rules/provoke';
export { interactionsOffered, spentTokens } from '@/games/jime/rules/interact';
export { optionsOffered } from '@/games/jime/story/answers';
export { boardOf } from '@/games/jime/rules/maps';
export { isSpecial, terrainCards } from '@/games/jime/rules/terrain';
export { activationReminders, groundReminders, spaceRules } from '@/games/jime/rules/reminders';
export type { ReminderText } from '@/games/jime/rules/reminders';
export {
  ACTIONS,
  MOVES,
  actionsLeft,
  stillToPlay,
  turnIsOver,
  yetToBegin,
} from '@/games/jime/rules/actionPhase';
export { oddsBySpent, oddsOf } from '@/games/jime/rules/testOdds';
export { forecast, threatBar, threatRise } from '@/games/jime/rules/threat';
export type { Forecast } from '@/games/jime/rules/threat';
export { piecesBeyond } from '@/games/jime/rules/tablePieces';
export type { TablePiece } from '@/games/jime/rules/tablePieces';
export { SAVE_VERSION } from '@/games/jime/state/migrations';
export type * from '@/games/jime/state';
