import type { Content } from '@/games/jime/content';
import type { Command, CommandType, Difficulty, GameState, Prompt } from '@/games/jime/play';
import { heroesOffered, legalCommands, play, textName } from '@/games/jime/play';
import type { Generator } from '@/kernel/random';
import { int, pick, seeded } from '@/kernel/random';
import { beforeAdventure } from './beforeAdventure';

/** What a company does of its own accord, and what it answers. Corrections of the mirror and camp tell no story. */
const FREE: readonly CommandType[] = [
  'explore',
  'look',
  'lookTerrain',
  'storyAction',
  'attack',
  'provoke',
  'hourglass',
  'lastStand',
];
const ANSWERS: readonly CommandType[] = [
  'continue',
  'leave',
  'choose',
  'chooseHero',
  'chooseGroup',
  'answer',
  'passTest',
  'countTest',
  'suffer',
  'apply',
  'enemyAttacks',
  'noTarget',
  'follow',
  'interact',
  'provoke',
  'setOut',
];

const promptOf = ({ prompts }: GameState): Prompt | undefined => prompts[prompts.length - 1];

/** What a command means to the story: two that mean the same need not both be tried. */
const meaningOf = (command: Command, prompt: Prompt | undefined): string => {
  const text =
    prompt && 'text' in prompt && prompt.text && typeof prompt.text === 'object'
      ? textName(prompt.text)
      : prompt?.kind;
  switch (command.type) {
    case 'choose':
      return `choose ${text} ${command.option}`;
    case 'passTest':
      return `test ${text} ${command.passed}`;
    case 'countTest':
      return `count ${text} ${command.successes}`;
    case 'interact':
      return `interact ${prompt?.kind === 'token' ? prompt.token : text} ${command.interaction}`;
    case 'look':
      return `look ${command.token}`;
    case 'explore':
      return `explore ${command.tile}`;
    case 'storyAction':
      return `action ${command.action}`;
    case 'apply':
      return command.hits === 0 ? 'apply nothing' : 'apply';
    case 'attack':
      return `attack`;
    case 'answer':
      return `answer ${prompt?.kind} ${command.yes}`;
    default:
      return command.type;
  }
};

/** How much a wanderer minds doing a thing once more. The idle let the rounds go by, so that late thresholds are seen too. */
type Temper = Partial<Record<CommandType, number>>;
const BUSY: Temper = { hourglass: 0.35, leave: 3, attack: 2, lookTerrain: 2 };
const IDLE: Temper = { ...BUSY, hourglass: 0.02 };
/** What nobody seeks without need. */
const RELUCTANCE: Temper = { lastStand: 30, provoke: 5 };

/** How often each thing has been tried, over all the walks of an adventure. */
export type Tried = Map<string, number>;

/** The commands worth considering: of hits only none and as many as there are, and nobody provoked over another prompt. */
const considered = (state: GameState, content: Content): Command[] => {
  const prompt = promptOf(state);
  const legal = legalCommands(state, content, prompt || state.stage !== 'adventure' ? ANSWERS : FREE);
  const most = Math.max(0, ...legal.map((command) => (command.type === 'apply' ? command.hits : 0)));
  return legal.filter((command) => {
    if (command.type === 'provoke') return !prompt || prompt.kind === 'provoke';
    return command.type !== 'apply' || ([0, most].includes(command.hits) && command.modifiers.length === 0);
  });
};

/** The least tried first; ties by the dice. */
const choose = (
  legal: readonly Command[],
  state: GameState,
  tried: Tried,
  walk: { temper: Temper; dice: Generator },
): Command => {
  const { temper, dice } = walk;
  const prompt = promptOf(state);
  const worth = (command: Command): number =>
    (RELUCTANCE[command.type] ?? 0) +
    (tried.get(meaningOf(command, prompt)) ?? 0) * (temper[command.type] ?? 1);
  const willing = legal.filter(({ type }) => !RELUCTANCE[type]);
  if (willing.length > 0 && int(dice, 1, 6) === 1) return pick(dice, willing);
  const least = Math.min(...legal.map(worth));
  return pick(
    dice,
    legal.filter((command) => worth(command) <= least),
  );
};

export type Walk = { heroes: number; difficulty: Difficulty; seed: number };

const begin = (content: Content, adventure: string, { heroes, ...walk }: Walk): GameState =>
  beforeAdventure(content, adventure, {
    ...walk,
    heroes: heroesOffered(content.box, content.campaign.products).slice(0, heroes),
  });

/** More commands than any adventure of forty rounds needs. */
const LONGEST = 4000;

/** Plays one adventure to its end, curious for what has been tried least; throws where the story cannot go on. */
export const walkAdventure = (content: Content, adventure: string, walk: Walk, tried: Tried): GameState => {
  const dice = seeded(walk.seed);
  const temper = walk.seed % 2 === 0 ? BUSY : IDLE;
  let state = begin(content, adventure, walk);
  const played = state.campaign.history.length;
  for (let step = 0; step < LONGEST; step += 1) {
    const legal = considered(state, content);
    if (legal.length === 0) throw new Error(`nothing can be done in round ${state.adventure?.round}`);
    const command = choose(legal, state, tried, { temper, dice });
    const meaning = meaningOf(command, promptOf(state));
    tried.set(meaning, (tried.get(meaning) ?? 0) + 1);
    const result = play(state, command, content);
    if (!result.ok) throw new Error(`${command.type} was refused: ${result.refusal.code}`);
    state = result.state;
    if (state.campaign.history.length > played) return state;
  }
  throw new Error(`does not end: round ${state.adventure?.round}`);
};
