import type { Command, CommandOf, GameState } from '@/games/jime/play';
import { play } from '@/games/jime/play';
import { canRedo, record, redo, undo } from '@/kernel/history';
import { pick, seeded } from '@/kernel/random';
import type { Book } from '@/saves/book';
import type { Bundle } from '@/games/jime/content/bundles';
import { BUNDLE_FORMAT, BUNDLE_VERSION } from '@/games/jime/content/bundles';
import type { KeptGame } from '@/saves/journal';
import { appendStep, historyFor, keepWhole, moveHead, slotTextOf } from '@/saves/journal';
import type { SlotId } from '@/saves/rows';
import { snapshotsDue } from '@/saves/snapshots';
import type { Summary } from '@/games/jime/session/cover';
import { summaryOf } from '@/games/jime/session/cover';
import type { Sitting } from '../games/jime/rules/company';
import { CONTENT, Company } from '../games/jime/rules/company';

const NO_WORDS = { en: {}, fr: {} };

/** The small test campaign as the file an outsider would bring. */
export const smallBundle = (): Bundle => ({
  format: BUNDLE_FORMAT,
  version: BUNDLE_VERSION,
  files: {
    'campaign.json': CONTENT.campaign,
    ...Object.fromEntries(
      Object.values(CONTENT.adventures).map((adventure) => [`adventures/${adventure.id}.json`, adventure]),
    ),
  },
  text: NO_WORDS,
});

/** A company whose every command is kept in a book, as the store does it. */
export class Keeping {
  readonly table: Company;
  history: Company['history'];
  private dice = seeded(1);

  private constructor(
    readonly book: Book,
    readonly slot: SlotId,
    table: Company,
  ) {
    this.table = table;
    this.history = table.history;
  }

  static async begin(book: Book, sitting: Sitting = {}): Promise<Keeping> {
    const table = new Company(sitting);
    const summary = summaryOf(table.state, table.content, NO_WORDS);
    const about = {
      name: 'The Test',
      campaign: table.content.campaign.id,
      summary,
      snapshots: snapshotsDue(null, table.state, summary),
    };
    const slot = await keepWhole(book, null, slotTextOf(table, about));
    return new Keeping(book, slot, table);
  }

  get state(): GameState {
    return this.table.state;
  }

  get summary(): Summary {
    return summaryOf(this.state, this.table.content, NO_WORDS);
  }

  async do(command: Command): Promise<this> {
    const before = this.table.state;
    const played = play(before, command, this.table.content);
    if (!played.ok) throw new Error(`${command.type} was refused: ${played.refusal.code}`);
    const cut = canRedo(this.history) !== undefined;
    const begun = historyFor({ state: before, history: this.history }, played.state);
    const first = begun !== this.history;
    const { row, history } = record(begun, command, played);
    this.history = history;
    this.table.state = played.state;
    const { summary, state } = this;
    const snapshots = snapshotsDue(before, state, summary);
    await appendStep(this.book, this.slot, { row, state, summary, cut, first, snapshots });
    return this;
  }

  async back(): Promise<void> {
    await this.move(undo({ state: this.state, history: this.history }));
  }

  async forward(): Promise<void> {
    await this.move(redo({ state: this.state, history: this.history }));
  }

  private async move({ state, history }: KeptGame): Promise<void> {
    this.table.state = state;
    this.history = history;
    await moveHead(this.book, this.slot, this.history.first + this.history.head, this.summary);
  }

  /** So many legal commands at random, every kind as likely as another; nobody gives up. */
  async wander(commands: number): Promise<this> {
    for (let played = 0; played < commands; played += 1) {
      const legal = this.table.legal().filter((command) => command.type !== 'concede');
      const type = pick(this.dice, [...new Set(legal.map((command) => command.type))]);
      const alike = legal.filter((command) => command.type === type);
      await this.do(pick(this.dice, alike));
    }
    return this;
  }

  /** Turns the hourglass until the company is somewhere else. */
  async hurryTo(stage: GameState['stage']): Promise<this> {
    for (let played = 0; this.state.stage !== stage; played += 1) {
      if (played > 2_000) throw new Error(`never came to ${stage}`);
      await this.do(this.next());
    }
    return this;
  }

  private next(): Command {
    const { campaign } = this.state;
    const roleless = campaign.heroes.find(({ role }) => role === null)?.hero;
    const roles = this.table.legal('chooseRole') as CommandOf<'chooseRole'>[];
    const role = roles.find(({ hero, role: offered }) => hero === roleless && offered !== null);
    const [onwards] = this.table.legal('hourglass', 'setOut', 'leaveCamp');
    return role ?? onwards ?? this.table.harmless();
  }
}
