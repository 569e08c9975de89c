import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Adventure, Content, Effect } from '@/games/jime/content';
import { loadBox } from '@/games/jime/content/load';
import { loadStory } from '@/games/jime/content/story';
import type {
  Command,
  CommandType,
  Difficulty,
  Game,
  GameState,
  Group,
  HeroInPlay,
  Prompt,
} from '@/games/jime/play';
import { legalCommands, newGame, play } from '@/games/jime/play';
import { newHistory, record } from '@/kernel/history';

export const filesIn = (folder: string): Record<string, unknown> =>
  Object.fromEntries(
    (readdirSync(folder, { recursive: true }) as string[])
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );

export const SMALL_FOLDER = join(__dirname, 'adventures');

/** The real box with the small test campaign. */
export const CONTENT: Content = {
  box: loadBox(filesIn(join(__dirname, '../../../../campaigns/core'))),
  ...loadStory(filesIn(SMALL_FOLDER), SMALL_FOLDER),
};

/** A test that names no stat: nobody can answer it. */
export const UNANSWERABLE: Effect = {
  do: 'test',
  text: 'a',
  who: 'any',
  stats: [],
  judged: { by: 'needed', needed: 1, pass: [], fail: [] },
};

export const HEROES = ['aragorn', 'gimli', 'legolas', 'bilbo', 'beravor'];
const ROLES = ['captain', 'guardian', 'hunter', 'burglar', 'pathfinder'];

export interface Sitting {
  adventure?: 'road' | 'bridge';
  heroes?: number;
  difficulty?: Difficulty;
  mirror?: boolean;
  seed?: number;
  /** Changes to the adventure for one ruling. */
  story?: Partial<Adventure>;
}

const contentFor = ({ adventure = 'road', story }: Sitting): Content => {
  const base = CONTENT.adventures[adventure] as Adventure;
  return {
    ...CONTENT,
    campaign: {
      ...CONTENT.campaign,
      adventures: adventure === 'road' ? ['road', 'bridge'] : ['bridge', 'road'],
    },
    adventures: { ...CONTENT.adventures, [adventure]: { ...base, ...story } },
  };
};

/** A company at the table: plays commands, and fails the test when one is refused. */
export class Company {
  readonly content: Content;
  history = newHistory<Command>();
  state: GameState;

  constructor(sitting: Sitting = {}) {
    const { heroes = 3, difficulty = 'normal', mirror = false, seed = 1 } = sitting;
    this.content = contentFor(sitting);
    this.state = newGame(this.content, {
      seed,
      difficulty,
      company: 'The Test',
      mirror,
      heroes: HEROES.slice(0, heroes).map((hero, index) => ({ hero, role: ROLES[index] ?? null, items: [] })),
    });
  }

  get game(): Game {
    return { state: this.state, content: this.content };
  }

  get adventure(): NonNullable<GameState['adventure']> {
    if (!this.state.adventure) throw new Error('no adventure');
    return this.state.adventure;
  }

  do(command: Command): this {
    const result = play(this.state, command, this.content);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} was refused: ${result.refusal.code}`);
    this.history = record(this.history, command, result).history;
    this.state = result.state;
    return this;
  }

  /** Sets the table as a ruling needs it. */
  set(change: (adventure: NonNullable<GameState['adventure']>, state: GameState) => void): this {
    this.state = structuredClone(this.state);
    change(this.adventure, this.state);
    return this;
  }

  refusal(command: unknown): string | undefined {
    const result = play(this.state, command as Command, this.content);
    return result.ok ? undefined : result.refusal.code;
  }

  legal(...types: CommandType[]): Command[] {
    return legalCommands(this.state, this.content, types.length > 0 ? types : undefined);
  }

  get prompt(): Prompt | undefined {
    return this.state.prompts[this.state.prompts.length - 1];
  }

  /** The open prompt, which must be of this kind. */
  shows<Kind extends Prompt['kind']>(kind: Kind): Extract<Prompt, { kind: Kind }> {
    if (this.prompt?.kind !== kind) throw new Error(`shows ${this.prompt?.kind ?? 'nothing'}, not ${kind}`);
    return this.prompt as Extract<Prompt, { kind: Kind }>;
  }

  /** Reads on while there is nothing to decide. */
  read(): this {
    while (this.prompt && this.refusal({ type: 'continue' }) === undefined) this.do({ type: 'continue' });
    return this;
  }

  hero(id: string): HeroInPlay {
    const found = this.adventure.heroes.find(({ hero }) => hero === id);
    if (!found) throw new Error(`no hero ${id}`);
    return found;
  }

  group(story: string): Group {
    const found = this.adventure.groups.find((group) => group.story === story);
    if (!found) throw new Error(`no group ${story}`);
    return found;
  }

  hasGroup(story: string): boolean {
    return this.adventure.groups.some((group) => group.story === story);
  }

  /** Suffers whatever is dealt without keeping a card. */
  negate(): this {
    const keeps = this.state.mirror ? { damageUp: 0, damageDown: 0, fearUp: 0, fearDown: 0 } : null;
    return this.do({ type: 'suffer', through: false, keeps });
  }

  keep(cards: Partial<Record<'damageUp' | 'damageDown' | 'fearUp' | 'fearDown', number>>): this {
    const keeps = { damageUp: 0, damageDown: 0, fearUp: 0, fearDown: 0, ...cards };
    return this.do({ type: 'suffer', through: true, keeps });
  }

  /** Ends everyone's turn and turns the hourglass; where nobody acts, the page that says so is read. */
  endActionPhase(): this {
    const acting = this.adventure.turn;
    const waiting = this.adventure.heroes.filter(({ turn, defeated }) => turn === 'waiting' && !defeated);
    waiting.sort((a, b) => Number(b.hero === acting) - Number(a.hero === acting));
    for (const { hero } of waiting) this.do({ type: 'endTurn', hero }).skip('action');
    this.do({ type: 'hourglass' });
    return this.prompt?.kind === 'shadow' ? this.do({ type: 'continue' }) : this;
  }

  /** Answers whatever is asked, as harmlessly as possible, until no prompt is open or the phase is another one. */
  skip(phase?: string): this {
    for (let asked = 0; this.prompt && asked < 500; asked += 1) {
      if (phase && this.state.adventure?.phase !== phase) return this;
      this.do(this.harmless());
    }
    return this;
  }

  /** An answer to the open prompt that hurts nobody. */
  harmless(): Command {
    const { prompt } = this;
    const keeps = this.state.mirror ? { damageUp: 0, damageDown: 0, fearUp: 0, fearDown: 0 } : null;
    if ((prompt?.kind === 'attack' || prompt?.kind === 'suffer') && prompt.hero)
      return { type: 'suffer', through: false, keeps };
    if (prompt?.kind === 'counterattack') return { type: 'answer', yes: false };
    if (prompt?.kind === 'hourglass') return { type: 'answer', yes: true };
    const types: CommandType[] = [
      'continue',
      'leave',
      'passTest',
      'noTarget',
      'follow',
      'choose',
      'chooseHero',
      'chooseGroup',
      'countTest',
      'provoke',
      'lastStand',
    ];
    const [first] = this.legal(...types);
    if (!first) throw new Error(`nothing to answer to ${prompt?.kind}`);
    return first;
  }

  /** From camp through the set-up, everyone in the same role as before, and out again. */
  setOutAgain(): this {
    const roles = this.state.campaign.heroes.map(({ hero, role }) => ({ hero, role }));
    this.do({ type: 'leaveCamp' }).read();
    for (const { hero, role } of roles) this.do({ type: 'chooseRole', hero, role });
    return this.read().do({ type: 'setOut' });
  }

  /** From the action phase of one round to that of the next, harmlessly. */
  nextRound(): this {
    return this.endActionPhase().skip();
  }
}

/** A company that has set out and stands in its first action phase. */
export const company = (sitting: Sitting = {}): Company => new Company(sitting).do({ type: 'setOut' }).skip();
