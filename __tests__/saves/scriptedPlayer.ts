import type { Content } from '@/games/jime/content';
import type { Command, CommandType, GameState } from '@/games/jime/play';
import { legalCommands } from '@/games/jime/play';
import type { Generator } from '@/kernel/random';
import { chance, pick, pickWeighted, seeded } from '@/kernel/random';

/** Kinds of command, and how often one is chosen beside the others. */
type Weights = Partial<Record<CommandType, number>>;

const MOVES: Weights = {
  explore: 6,
  look: 6,
  lookTerrain: 1,
  storyAction: 2,
  attack: 4,
  move: 6,
  equip: 1,
  endTurn: 2,
};

const ANSWERS: Weights = {
  continue: 1,
  leave: 1,
  interact: 8,
  useTerrain: 2,
  choose: 4,
  chooseHero: 1,
  chooseGroup: 1,
  answer: 1,
  passTest: 1,
  countTest: 1,
  suffer: 1,
  apply: 8,
  enemyAttacks: 2,
  noTarget: 1,
  crossedStream: 1,
  follow: 4,
  provoke: 1,
};

/** Legal whatever else is asked, so that it answers its own question alone. */
const LAST_STAND: Weights = { lastStand: 1 };

const PURCHASES: readonly CommandType[] = ['buySkill', 'upgradeItem', 'upgradeTrinket'];

/** After so many commands for each hero the hourglass is turned, so that every adventure comes to its end. */
const COMMANDS_PER_HERO = 3;
/** How often in a hundred tests are passed and blows warded off. */
const LUCK = 75;

/** Plays any campaign in any stage over legal commands, drawn by its own seed. It knows no story and no step by name. */
export class ScriptedPlayer {
  private readonly dice: Generator;
  private round = 0;
  private commands = 0;

  constructor(seed: number) {
    this.dice = seeded(seed);
  }

  next(state: GameState, content: Content): Command {
    if (state.stage === 'setup') return this.setUp(state, content);
    if (state.stage === 'camp') return this.camp(state, content);
    return this.adventure(state, content);
  }

  private setUp(state: GameState, content: Content): Command {
    const without = state.campaign.heroes.find(({ role }) => role === null);
    const roles = legalCommands(state, content, ['chooseRole']).filter(
      (command) => command.type === 'chooseRole' && command.hero === without?.hero && command.role !== null,
    );
    const again = roles.find(
      (command) => command.type === 'chooseRole' && command.role === without?.rolesPlayed.at(-1),
    );
    const [onwards] = legalCommands(state, content, ['continue', 'setOut']);
    return this.found(again ?? roles[0] ?? onwards, state);
  }

  private camp(state: GameState, content: Content): Command {
    const purchases = legalCommands(state, content, PURCHASES);
    if (purchases.length > 0) return pick(this.dice, purchases);
    return this.found(legalCommands(state, content, ['continue', 'leaveCamp'])[0], state);
  }

  private adventure(state: GameState, content: Content): Command {
    const prompt = state.prompts.at(-1);
    if (!prompt && this.isLate(state)) return { type: 'hourglass' };
    const weights = !prompt ? MOVES : prompt.kind === 'lastStands' ? LAST_STAND : ANSWERS;
    const legal = legalCommands(state, content, Object.keys(weights) as CommandType[]);
    if (legal.length === 0 && !prompt) return { type: 'hourglass' };
    this.found(legal[0], state);
    const type = pickWeighted(
      this.dice,
      [...new Set(legal.map((command) => command.type))],
      (one) => weights[one] ?? 1,
    );
    return pick(this.dice, this.lucky(legal.filter((command) => command.type === type)));
  }

  /** Counts what the company does of its own accord in this round. */
  private isLate({ adventure }: GameState): boolean {
    const { round = 0, heroes = [] } = adventure ?? {};
    this.commands = this.round === round ? this.commands + 1 : 0;
    this.round = round;
    return this.commands >= COMMANDS_PER_HERO * heroes.length;
  }

  private lucky(commands: Command[]): Command[] {
    if (!chance(this.dice, LUCK, 100)) return commands;
    const good = commands.filter(
      (command) =>
        (command.type === 'passTest' && command.passed) || (command.type === 'suffer' && !command.through),
    );
    return good.length > 0 ? good : commands;
  }

  private found(command: Command | undefined, { stage, prompts }: GameState): Command {
    if (!command) throw new Error(`nothing to do in ${stage} at ${JSON.stringify(prompts.at(-1))}`);
    return command;
  }
}
