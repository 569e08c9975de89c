import type { Content } from '@/games/jime/content';
import type { Command, CommandType, Difficulty, GameState, Played, Prompt } from '@/games/jime/play';
import { legalCommands, newGame, play, playInPlace, textName } from '@/games/jime/play';
import { sameDocument, throughJson } from '@/games/jime/sim/walk/sameDocument';
import type { Generator } from '@/kernel/random';
import { chance, pick, pickWeighted, seeded } from '@/kernel/random';

export interface Walk {
  adventure: string;
  heroes: number;
  difficulty: Difficulty;
  mirror: boolean;
  seed: number;
}

export interface Walked extends Played {
  commands: number;
  /** Kinds of prompt the screen showed. */
  prompts: Set<Prompt['kind']>;
  /** Keys of every text the screen showed. */
  texts: Set<string>;
  last: GameState;
}

/** Kinds of command, and how gladly each is chosen. */
type Liking = Partial<Record<CommandType, number>>;

/** What a company does between two prompts, and how gladly. Corrections of the mirror and giving up are no moves of a game. */
const MOVES: Liking = {
  takeTurn: 1,
  explore: 6,
  look: 6,
  lookTerrain: 1,
  storyAction: 2,
  attack: 4,
  provoke: 1,
  move: 6,
  hit: 1,
  equip: 1,
  deplete: 1,
  endTurn: 2,
};

/** One company in five is in distress and makes last stands unasked, as a table without the mirror must. */
const IN_DISTRESS = { ...MOVES, lastStand: 1 };
const movesOf = ({ seed }: Walk): Liking => (seed % 5 === 0 ? IN_DISTRESS : MOVES);

/** Every way to answer a prompt. */
const ANSWERS: Liking = {
  continue: 1,
  leave: 1,
  interact: 8,
  useTerrain: 4,
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
  follow: 1,
  provoke: 1,
};

/** Legal whatever else is asked, so it answers nothing but its own question. */
const LAST_STAND: Liking = { lastStand: 1 };

/** A company that hurries: after so many commands for each hero it turns the hourglass, so that every walk gets somewhere. */
const PATIENCE = 3;
/** No adventure is this long: beyond it a walk goes in circles. */
const MOST_ROUNDS = 40;
/** How often in a hundred a test is passed and an attack comes to nothing. */
const LUCK = 70;

/** Everyone of the box with a role of their own. */
const companyOf = (
  { box }: Content,
  count: number,
): { hero: string; role: string | null; items: string[] }[] => {
  const heroes = Object.values(box.heroes).filter(({ product, formOf }) => product === 'core' && !formOf);
  const roles = Object.values(box.roles).filter(({ product }) => product === 'core');
  return heroes.slice(0, count).map(({ id, suggestedItems }, index) => ({
    hero: id,
    role: roles[index]?.id ?? null,
    items: [...suggestedItems],
  }));
};

/** The game as the company sets out on an adventure, wherever in the campaign it lies. */
export const setOutOn = (
  content: Content,
  { adventure, heroes, difficulty, mirror, seed }: Walk,
): GameState => {
  const company = companyOf(content, heroes);
  const game = newGame(content, { company: 'The Walkers', difficulty, mirror, seed, heroes: company });
  return { ...game, campaign: { ...game.campaign, next: adventure } };
};

/** Commands of one kind as the dice like them: tests are mostly passed, blows mostly warded off. */
const lucky = (dice: Generator, commands: Command[]): Command[] => {
  if (!chance(dice, LUCK, 100)) return commands;
  const good = commands.filter(
    (command) =>
      (command.type === 'passTest' && command.passed) || (command.type === 'suffer' && !command.through),
  );
  return good.length > 0 ? good : commands;
};

const chosen = (dice: Generator, legal: Command[], liking: Liking): Command => {
  const types = [...new Set(legal.map(({ type }) => type))];
  const type = pickWeighted(dice, types, (one) => liking[one] ?? 1);
  return pick(
    dice,
    lucky(
      dice,
      legal.filter((command) => command.type === type),
    ),
  );
};

const nextCommand = (
  dice: Generator,
  state: GameState,
  content: Content,
  moves: Liking,
  inAHurry: boolean,
): Command => {
  if (state.stage === 'setup') return { type: 'setOut' };
  const prompt = state.prompts[state.prompts.length - 1];
  if (!prompt && inAHurry) return { type: 'hourglass' };
  const liking = !prompt ? moves : prompt.kind === 'lastStands' ? LAST_STAND : ANSWERS;
  const legal = legalCommands(state, content, Object.keys(liking) as CommandType[]);
  if (legal.length === 0 && prompt) throw new Error(`dead end at ${JSON.stringify(prompt)}`);
  return legal.length === 0 ? { type: 'hourglass' } : chosen(dice, legal, liking);
};

const textsOf = (prompt: Prompt): string[] => [
  ...('text' in prompt && prompt.text
    ? [typeof prompt.text === 'string' ? prompt.text : textName(prompt.text)]
    : []),
  ...('pages' in prompt ? prompt.pages.map(textName) : []),
];

/** Shown to every walk through our own stories: the box has a figure for every enemy that comes. */
export const needsNoStandIn = ({ prompts }: GameState): void => {
  const prompt = prompts[prompts.length - 1];
  if (prompt?.kind === 'placement' && prompt.what.kind === 'group' && prompt.what.standIn)
    throw new Error(`no figure is left for ${prompt.what.enemy}`);
};

/** Whether JSON gives the value back as it is: nothing undefined, no number but a finite one, no object of a class. */
const survivesJson = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return plain && Object.values(value).every(survivesJson);
};

/** The game that goes on, and the same game as it was saved and loaded. */
interface Copies {
  state: GameState;
  loaded: GameState;
}

/** Plays a command on both games. The journal's row must survive JSON, so that by induction every document of the walk does. */
const playBoth = ({ state, loaded }: Copies, command: Command, content: Content): Copies => {
  const result = play(state, command, content);
  const refusal = playInPlace(loaded, command, content);
  if (!result.ok || refusal)
    throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify([result, refusal])}`);
  const { patches, inverse } = result;
  if (!survivesJson([patches, inverse]))
    throw new Error(`${JSON.stringify(command)} leaves something JSON does not keep`);
  return { state: result.state, loaded };
};

/** Both games must have come to the same; then the one that went on is saved, and loaded in the other's place. */
const loadAgain = ({ state, loaded }: Copies): Copies => {
  if (!sameDocument(loaded, state)) throw new Error('the game has another future after loading');
  return { state, loaded: throughJson(state) };
};

/**
 * Walks through one adventure at random, over legal commands only, until the company leaves it; `see` is shown every
 * state on the way. Throws at a dead end, at
 * a refusal of what was called legal, and when a saved game has another future than the one that went on.
 */
export const walkAdventure = (
  content: Content,
  walk: Walk,
  see: (state: GameState) => void = () => undefined,
): Walked => {
  const dice = seeded(walk.seed);
  const [prompts, texts] = [new Set<Prompt['kind']>(), new Set<string>()];
  let state = setOutOn(content, walk);
  let loaded = throughJson(state);
  let [round, since] = [0, 0];
  for (let commands = 1; round <= MOST_ROUNDS; commands += 1) {
    const command = nextCommand(dice, state, content, movesOf(walk), since >= PATIENCE * walk.heroes);
    ({ state, loaded } = playBoth({ state, loaded }, command, content));
    see(state);
    const prompt = state.prompts[state.prompts.length - 1];
    if (prompt) {
      prompts.add(prompt.kind);
      textsOf(prompt).forEach((text) => texts.add(text));
    }
    if (!state.adventure) {
      const played = state.campaign.history[state.campaign.history.length - 1] as Played;
      loadAgain({ state, loaded });
      return { ...played, commands, prompts, texts, last: state };
    }
    const before = round;
    ({ round } = state.adventure);
    since = round === before ? since + 1 : 0;
    if (since === 0) ({ state, loaded } = loadAgain({ state, loaded }));
  }
  throw new Error(`still going in round ${round}`);
};
