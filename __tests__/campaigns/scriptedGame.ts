import type { Content } from '@/games/jime/content';
import type { Command, Difficulty, GameState, Prompt } from '@/games/jime/play';
import { legalCommands, newGame, play, textName } from '@/games/jime/play';

/** How a company of a script answers what it is asked. */
export interface Answers {
  /** Tests are passed, or failed. */
  passes: boolean;
  /** Options and topics taken as they come up, by their text; otherwise the last one offered. A headcount named is answered with the most. */
  takes: readonly string[];
}

export interface Company {
  heroes: readonly string[];
  roles: readonly string[];
  seed: number;
  difficulty?: Difficulty;
  /** What earlier adventures have left behind. */
  past?: Partial<GameState['campaign']>;
}

/** One evening of a campaign, played by script without the mirror: only what the story asks is decided. */
export class ScriptedGame {
  state: GameState;
  /** Lessons in the order they were given. */
  readonly lessons: string[] = [];
  readonly texts = new Set<string>();

  constructor(
    readonly content: Content,
    { heroes, roles, seed, difficulty = 'normal', past }: Company,
    public temper: Answers,
    private readonly note: (state: GameState) => void = () => undefined,
  ) {
    const company = heroes.map((hero, index) => ({
      hero,
      role: roles[index] ?? null,
      items: content.box.heroes[hero]?.suggestedItems ?? [],
    }));
    const begun = newGame(content, { seed, difficulty, company: 'The Script', heroes: company });
    this.state = { ...begun, campaign: { ...begun.campaign, ...past } };
    this.do({ type: 'setOut' }).read();
  }

  get adventure(): NonNullable<GameState['adventure']> {
    if (!this.state.adventure) throw new Error('no adventure is being played');
    return this.state.adventure;
  }

  get prompt(): Prompt | undefined {
    return this.state.prompts[this.state.prompts.length - 1];
  }

  get resolution(): string | undefined {
    return this.state.campaign.history.map(({ resolution }) => resolution).pop();
  }

  /** A hero who still stands. */
  get someone(): string {
    const hero = this.adventure.heroes.find(({ defeated }) => !defeated)?.hero;
    if (!hero) throw new Error('nobody stands');
    return hero;
  }

  do(command: Command): this {
    const result = play(this.state, command, this.content);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} was refused: ${result.refusal.code}`);
    this.state = result.state;
    this.note(this.state);
    const { prompt } = this;
    if (prompt && 'pages' in prompt) prompt.pages.forEach((page) => this.texts.add(textName(page)));
    if (prompt?.kind === 'message' && prompt.lesson) this.lessons.push(...prompt.pages.map(textName));
    return this;
  }

  /** Answers the open prompt as the company is tempered. */
  answer(): this {
    return this.prompt ? this.do(this.answerTo(this.prompt)) : this;
  }

  /** Answers everything that is asked until the map lies free. */
  read(): this {
    while (this.prompt && this.state.stage !== 'setup') this.answer();
    return this;
  }

  private answerTo(prompt: Prompt): Command {
    const { passes, takes } = this.temper;
    const legal = legalCommands(this.state, this.content);
    const of = (type: Command['type']): Command[] => legal.filter((command) => command.type === type);
    if (prompt.kind === 'choice' || prompt.kind === 'dialogue') {
      const written = prompt.kind === 'choice' ? prompt.options : prompt.topics;
      const offered = of('choose');
      const textOf = (command: Command): string | undefined =>
        command.type === 'choose' ? written[command.option]?.text : undefined;
      const wanted = takes.flatMap((text) => offered.filter((command) => textOf(command) === text));
      return (wanted[0] ?? offered.pop()) as Command;
    }
    if (prompt.kind === 'headcount') {
      const most = takes.includes(prompt.text.key) || !passes;
      return { type: 'choose', option: most ? prompt.lines.length - 1 : 0 };
    }
    if (prompt.kind === 'counterattack') return { type: 'answer', yes: true };
    if (prompt.kind === 'hourglass') return { type: 'answer', yes: true };
    if ((prompt.kind === 'attack' || prompt.kind === 'suffer') && prompt.hero)
      return { type: 'suffer', through: !passes, keeps: this.keeps };
    const tests = of('passTest').find((test) => test.type === 'passTest' && test.passed === passes);
    const counts = of('countTest').find(
      (test) => test.type === 'countTest' && test.successes === (passes ? 9 : 1),
    );
    const other = legal.find(({ type }) =>
      ['continue', 'enemyAttacks', 'follow', 'chooseHero', 'chooseGroup', 'provoke', 'leave'].includes(type),
    );
    const answer = tests ?? counts ?? other;
    if (!answer) throw new Error(`nothing to answer to ${prompt.kind}`);
    return answer;
  }

  private get keeps(): Extract<Command, { type: 'suffer' }>['keeps'] {
    return this.state.mirror ? { damageUp: 0, damageDown: 0, fearUp: 0, fearDown: 0 } : null;
  }

  explore(...tiles: string[]): this {
    for (const id of tiles) {
      const tile = this.adventure.tiles.find((one) => one.id === id)?.tile ?? id;
      this.do({ type: 'explore', hero: this.someone, tile }).read();
    }
    return this;
  }

  /** Looks at each token that lies on the map and interacts with it, by the last way offered. */
  interact(...tokens: string[]): this {
    for (const token of tokens) {
      this.do({ type: 'look', token });
      while (this.prompt?.kind === 'message') this.do({ type: 'continue' });
      const way = legalCommands(this.state, this.content, ['interact']).filter(
        (command) => command.type === 'interact' && command.hero === this.someone,
      );
      this.do(way.pop() ?? { type: 'leave' }).read();
    }
    return this;
  }

  has(token: string): boolean {
    return this.adventure.tokens.some(({ id }) => id === token);
  }

  /** Interacts with those of the tokens that have come up. */
  interactIfThere(...tokens: string[]): this {
    return this.interact(...tokens.filter((token) => this.has(token)));
  }

  /** One blow that leaves some of the group standing. */
  wound(story: string): this {
    return this.strike(story, 1);
  }

  defeat(story: string): this {
    while (this.state.adventure?.groups.some((group) => group.story === story)) this.strike(story, 30);
    return this;
  }

  private strike(story: string, hits: number): this {
    const group = this.adventure.groups.find((one) => one.story === story);
    if (!group) throw new Error(`no group ${story}`);
    this.do({ type: 'attack', hero: this.someone, group: group.id });
    while (this.prompt?.kind === 'message') this.do({ type: 'continue' });
    return this.do({ type: 'apply', hits, modifiers: [] }).read();
  }

  /** Everyone's turn ends, and the shadow falls. */
  nextRound(): this {
    for (const { hero, turn, defeated } of this.adventure.heroes)
      if (turn === 'waiting' && !defeated) this.do({ type: 'endTurn', hero }).read();
    return this.do({ type: 'hourglass' }).read();
  }

  /** Rounds go by until the story has come to as many thresholds, or the adventure is over. */
  untilThreshold(count: number): this {
    while (this.state.adventure && this.adventure.thresholdsResolved < count) this.nextRound();
    return this;
  }

  untilOver(): this {
    const { id } = this.adventure;
    while (this.state.adventure?.id === id) this.nextRound();
    return this;
  }

  /** Whatever the map offers is tried, round after round, until the adventure is over. */
  strive(): this {
    const { id } = this.adventure;
    const here = (): boolean => this.state.adventure?.id === id;
    while (here()) {
      while (here() && this.tryNext());
      if (here()) this.nextRound();
    }
    return this;
  }

  /** Explores, interacts or strikes, each token and group once a round; whether there was anything left to do. */
  private tryNext(): boolean {
    const { round, tiles, tokens, groups } = this.adventure;
    if (this.tried.round !== round) this.tried = { round, done: new Set() };
    const once = ({ id }: { id: string }): boolean => !this.tried.done.has(id) && !!this.tried.done.add(id);
    const tile = tiles.find(({ explored }) => !explored);
    if (tile) return !!this.explore(tile.id);
    const token = tokens.find((one) => one.kind !== 'darkness' && once(one));
    if (token) return !!this.interact(token.id);
    const group = groups.find(once);
    return !!group && !!this.defeat(group.story);
  }

  private tried = { round: 0, done: new Set<string>() };

  /** A hero reaches a limit and falls. */
  fall(): this {
    this.do({ type: 'lastStand', hero: this.someone, against: 'damage' });
    while (this.prompt?.kind === 'message') this.do({ type: 'continue' });
    const test = legalCommands(this.state, this.content, ['passTest']).find(
      (command) => command.type === 'passTest' && !command.passed,
    );
    return this.do(test as Command).read();
  }

  /** From camp, everyone in the same role, to the next adventure. */
  breakCamp(): this {
    const roles = this.state.campaign.heroes.map(({ hero, role }) => ({ hero, role }));
    this.read().do({ type: 'leaveCamp' });
    while (this.prompt?.kind === 'setUp' && this.prompt.step !== 'continue.7') this.do({ type: 'continue' });
    for (const { hero, role } of roles) this.do({ type: 'chooseRole', hero, role });
    return this.do({ type: 'setOut' }).read();
  }
}
