import type { Command, CommandOf, GameState } from '@/games/jime/play';
import { play } from '@/games/jime/play';
import { canRedo, record, redo, undo } from '@/kernel/history';
import { pick, seeded } from '@/kernel/random';
import type { Book } from '@/saves/book';
import type { Bundle } from '@/games/jime/content/bundles';
import { BUNDLE_VERSION } from '@/games/jime/content/bundles';
import { CAMPAIGN_FORMAT } from '@/games/jime/formats';
import type { SavedGame } from '@/saves/journal';
import { appendStep, writeWhole, moveHead, slotTextOf } from '@/saves/journal';
import type { SlotId } from '@/saves/rows';
import { snapshotsDue } from '@/saves/snapshots';
import type { Sitting } from '../games/jime/rules/company';
import { CONTENT, Company } from '../games/jime/rules/company';
import { SMALL, jime } from './jime';

/** The small test campaign as the file an outsider would bring. */
export const smallBundle = (): Bundle => ({
  format: CAMPAIGN_FORMAT,
  version: BUNDLE_VERSION,
  files: {
    'campaign.json': CONTENT.campaign,
    ...Object.fromEntries(
      Object.values(CONTENT.adventures).map((adventure) => [`adventures/${adventure.id}.json`, adventure]),
    ),
  },
  text: SMALL.text,
});

/** A company whose every command is kept in a book, as the store does it. */
export class SavedCompany {
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

  static async begin(book: Book, sitting: Sitting = {}): Promise<SavedCompany> {
    const table = new Company(sitting);
    const cover = jime.cover(table.state, SMALL);
    const about = {
      game: jime.id,
      name: 'The Test',
      content: table.content.campaign.id,
      cover,
      snapshots: snapshotsDue(jime.checkpoint(null, table.state), table.state, cover),
    };
    const slot = await writeWhole(book, null, slotTextOf(table, about));
    return new SavedCompany(book, slot, table);
  }

  get state(): GameState {
    return this.table.state;
  }

  get cover(): unknown {
    return jime.cover(this.state, SMALL);
  }

  async do(command: Command): Promise<this> {
    const before = this.table.state;
    const played = play(before, command, this.table.content);
    if (!played.ok) throw new Error(`${command.type} was refused: ${played.refusal.code}`);
    const cut = canRedo(this.history) !== undefined;
    const bar = jime.barsUndo(before, played.state);
    const { row, history } = record(this.history, command, played, { bar });
    this.history = history;
    this.table.state = played.state;
    const { cover, state } = this;
    const snapshots = snapshotsDue(jime.checkpoint(before, state), state, cover);
    await appendStep(this.book, this.slot, { row, state, cover, cut, bar, snapshots });
    return this;
  }

  async back(): Promise<void> {
    await this.move(undo({ state: this.state, history: this.history }));
  }

  async forward(): Promise<void> {
    await this.move(redo({ state: this.state, history: this.history }));
  }

  private async move({ state, history }: SavedGame<GameState, Command>): Promise<void> {
    this.table.state = state;
    this.history = history;
    await moveHead(this.book, this.slot, this.history.first + this.history.head, this.cover);
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
