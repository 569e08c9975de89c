import type { Content } from '@/games/jime/content';
import { refusalOf, step } from '@/kernel/step';
import type { Step } from '@/kernel/step';
import type { Game } from './agenda';
import type { Command, CommandOf, CommandType } from './commands';
import { isCommand } from './commands';
import { standsAtFoot } from './foot';
import { perform } from './perform';
import type { Refusal, RefusalCode } from './refusals';
import { refuse } from './refusals';
import type { Rule, Rules } from './rule';
import { endTurn, hourglass, takeTurn } from './rules/actionPhase';
import { storyAction } from './rules/actions';
import { apply, attack, hit } from './rules/applyHits';
import { setBoon } from './rules/boons';
import { leaveCamp } from './rules/camp';
import { setSuffered, suffer } from './rules/damageAndFear';
import { crossedStream, enemyAttacks, follow, noTarget } from './rules/enemyActivation';
import { chooseTrinket, equip } from './rules/equip';
import { buySkill, sellSkill } from './rules/experience';
import { concede } from './rules/endAdventure';
import { explore } from './rules/exploration';
import { setInspiration } from './rules/inspiration';
import { interact, leave, look } from './rules/interact';
import { lastStand } from './rules/lastStand';
import { teachShown } from './rules/lessons';
import { upgradeItem, upgradeTrinket } from './rules/lore';
import { mirror } from './rules/mirror';
import { move, placeGroup, placeHero } from './rules/movement';
import { discardPrepared, prepare } from './rules/prepared';
import { provoke } from './rules/provoke';
import { chooseRole } from './rules/roles';
import { setOut } from './rules/setOut';
import { chooseGroup, lookTerrain, useTerrain } from './rules/terrainTests';
import { countTest, passTest } from './rules/tests';
import { deplete, replenish } from './rules/trinkets';
import { answer, choose, chooseHero, proceed } from './story/answers';
import type { GameState } from './state';

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
  setInspiration,
  setBoon,
  prepare,
  discardPrepared,
};

export const ruleOf = <T extends CommandType>(type: T): Rule<T> => RULES[type] as Rule<T>;

/** Does what is on the agenda until a prompt waits for an answer; what only tells is told at the foot of an open page. */
const run = (game: Game): void => {
  while (game.state.prompts.length === 0 || standsAtFoot(game)) {
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
const playOut = (game: Game, command: Command): void => {
  if (!isCommand(command)) refuse('command/malformed');
  dispatch(game, command);
  run(game);
  teachShown(game);
};

/** One command: the next state with its patches, or a refusal. */
export const play = (state: GameState, command: Command, content: Content): Step<GameState, RefusalCode> =>
  step(state, (draft) => playOut({ state: draft, content }, command));

/**
 * The same rules on the document itself, which is changed: for games nobody will take back, such as ten thousand in a row.
 * A refusal comes before anything is changed (`check` edits nothing).
 */
export const playInPlace = (state: GameState, command: Command, content: Content): Refusal | undefined =>
  refusalOf(() => playOut({ state, content }, command)) as Refusal | undefined;
