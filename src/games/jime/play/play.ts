import type { Content } from '@/games/jime/content';
import { refusalOf, step } from '@/kernel/step';
import type { Step } from '@/kernel/step';
import type { Game } from '@/games/jime/rules/agenda';
import { promptsInterrupted } from '@/games/jime/rules/agenda';
import type { Command, CommandOf, CommandType } from '@/games/jime/state/commands';
import { isCommand } from '@/games/jime/state/commands';
import { nextGoesOnOpenSheet } from '@/games/jime/rules/announce';
import { perform } from './perform';
import type { Refusal, RefusalCode } from '@/games/jime/state/refusals';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule, Rules } from '@/games/jime/rules/rule';
import { endTurn, hourglass, takeTurn } from '@/games/jime/rules/actionPhase';
import { storyAction } from '@/games/jime/rules/actions';
import { apply, applyAttack, attack, hit } from '@/games/jime/rules/applyHits';
import { setBoon } from '@/games/jime/rules/boons';
import { leaveCamp } from '@/games/jime/rules/camp';
import { setUsed } from '@/games/jime/rules/cardLimits';
import { dropFaceup, noteFaceup, setLimit, setSuffered } from '@/games/jime/rules/damageAndFear';
import { crossedStream, enemyAttacks, follow, noTarget } from '@/games/jime/rules/enemyActivation';
import { chooseTrinket, equip } from '@/games/jime/rules/equip';
import { buySkill, sellSkill } from '@/games/jime/rules/experience';
import { concede, goOn } from '@/games/jime/rules/endAdventure';
import { explore } from '@/games/jime/rules/exploration';
import { setInspiration } from '@/games/jime/rules/inspiration';
import { interact, leave, look } from '@/games/jime/rules/interact';
import { lastStand } from '@/games/jime/rules/lastStand';
import { teachCurrentPrompt } from '@/games/jime/rules/lessons';
import { upgradeItem, upgradeTrinket } from '@/games/jime/rules/lore';
import { mirror } from '@/games/jime/rules/mirror';
import { move, placeGroup, placeHero } from '@/games/jime/rules/movement';
import { discardPrepared, prepare } from '@/games/jime/rules/prepared';
import { provoke } from '@/games/jime/rules/provoke';
import { chooseRole } from '@/games/jime/rules/roles';
import { setOut } from '@/games/jime/rules/setOut';
import { suffer } from '@/games/jime/rules/suffer';
import { chooseGroup, lookTerrain, useTerrain } from '@/games/jime/rules/terrainTests';
import { countTest, passTest } from '@/games/jime/rules/tests';
import { deplete, replenish } from '@/games/jime/rules/trinkets';
import { answer, choose, chooseHero, proceed } from '@/games/jime/story/answers';
import type { GameState } from '@/games/jime/state';

/** Which rule plays which command. The type makes the list exhaustive: a command without a rule does not compile. */
export const RULES: Rules = {
  continue: proceed,
  leave,
  choose,
  chooseHero,
  chooseGroup,
  answer,
  passTest,
  countTest,
  suffer,
  apply,
  applyAttack,
  enemyAttacks,
  noTarget,
  crossedStream,
  follow,
  chooseRole,
  chooseTrinket,
  setOut,
  buySkill,
  sellSkill,
  upgradeItem,
  upgradeTrinket,
  leaveCamp,
  goOn,
  takeTurn,
  endTurn,
  hourglass,
  explore,
  look,
  lookTerrain,
  interact,
  useTerrain,
  storyAction,
  attack,
  hit,
  provoke,
  concede,
  lastStand,
  equip,
  deplete,
  replenish,
  mirror,
  move,
  placeHero,
  placeGroup,
  setSuffered,
  setLimit,
  setInspiration,
  setBoon,
  prepare,
  discardPrepared,
  setUsed,
  noteFaceup,
  dropFaceup,
};

export const ruleOf = <T extends CommandType>(type: T): Rule<T> => RULES[type] as Rule<T>;

/**
 * Performs tasks until a prompt waits for an answer, those under an interruption apart; what belongs to the sheet that is
 * open goes on it.
 */
const runAgenda = (game: Game): void => {
  while (game.state.prompts.length <= promptsInterrupted(game) || nextGoesOnOpenSheet(game)) {
    const task = game.state.agenda.pop();
    if (!task) return;
    perform(game, task);
  }
};

const dispatch = <T extends CommandType>(game: Game, command: CommandOf<T>): void => {
  const rule = ruleOf(command.type);
  rule.check(game, command);
  rule.play(game, command);
};

/** What a command does to a document, be it a draft or the document itself. A value that is no command is refused like any other. */
const applyCommand = (game: Game, command: Command): void => {
  if (!isCommand(command)) refuse('command/malformed');
  dispatch(game, command);
  runAgenda(game);
  teachCurrentPrompt(game);
};

/** One command: the next state with its patches, or a refusal. */
export const play = (state: GameState, command: Command, content: Content): Step<GameState, RefusalCode> =>
  step(state, (draft) => applyCommand({ state: draft, content }, command));

/**
 * The same rules on the document itself, which is changed: for games nobody will take back, such as ten thousand in a row.
 * A refusal comes before anything is changed (`check` edits nothing).
 */
export const playInPlace = (state: GameState, command: Command, content: Content): Refusal | undefined =>
  refusalOf(() => applyCommand({ state, content }, command)) as Refusal | undefined;
