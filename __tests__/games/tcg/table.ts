import type {
  Character,
  CharacterFields,
  Command,
  GameState,
  NewGame,
  PlayerSeat,
  RefusalCode,
  Step,
} from '@/games/tcg/play';
import { BLANK_COMPANION, BLANK_MINION, BLANK_ALLY, newGame, play } from '@/games/tcg/play';

export const companion = (fields: Partial<CharacterFields> = {}): CharacterFields => ({
  ...BLANK_COMPANION,
  twilightCost: 2,
  strength: 5,
  vitality: 3,
  ...fields,
});
export const ally = (fields: Partial<CharacterFields> = {}): CharacterFields => ({
  ...BLANK_ALLY,
  twilightCost: 1,
  strength: 3,
  vitality: 2,
  ...fields,
});
export const minion = (fields: Partial<CharacterFields> = {}): CharacterFields => ({
  ...BLANK_MINION,
  twilightCost: 0,
  strength: 6,
  vitality: 2,
  ...fields,
});
export const FRODO = companion({ title: 'Frodo', unique: true, strength: 3, vitality: 4, ringBound: true });

export const somePlayers = (count: number): NewGame['players'] =>
  Array.from({ length: count }, (_, seat) => ({
    name: `Player ${seat}`,
    ring: 'rulingRing',
    ringBearer: FRODO,
  }));

/** A table that is played by commands: what is refused fails the test unless it is asked for. */
export class Table {
  state: GameState;

  constructor(chosen: Partial<NewGame> & { count?: number } = {}) {
    const { count = 2, ...rest } = chosen;
    this.state = newGame({ seed: 1, moveLimit: 2, players: somePlayers(count), ...rest });
  }

  do(command: Command): this {
    const played = play(this.state, command);
    if (!played.ok) throw new Error(`${JSON.stringify(command)} was refused: ${played.refusal.code}`);
    this.state = played.state;
    return this;
  }

  /** The code a command is refused with; null when it is allowed. The state stays as it was. */
  refusal(command: Command): RefusalCode | null {
    const played = play(this.state, command);
    return played.ok ? null : played.refusal.code;
  }

  /** Whether a card may allow it. */
  overridable(command: Command): boolean {
    const played = play(this.state, command);
    return !played.ok && played.refusal.overridable === true;
  }

  override(command: Command, reason = 'a card allows it'): this {
    const played = play(this.state, command, { override: true, reason });
    if (!played.ok) throw new Error(`${JSON.stringify(command)} was refused: ${played.refusal.code}`);
    this.state = played.state;
    return this;
  }

  next(times = 1): this {
    for (let time = 0; time < times; time += 1) this.do({ type: 'next' });
    return this;
  }

  /** Bids of 0, seats as they are entered, no starting companions: the start of the first turn. */
  begin(...bids: number[]): this {
    this.state.players.forEach((_, player) =>
      this.do({ type: 'lockBid', player, bid: bids[player] ?? 0, confirmed: false }),
    );
    this.do({ type: 'revealBids' });
    const order = this.state.players.map((_, player) => player);
    if (bids.length === 0) this.do({ type: 'settleTies', order });
    while (this.state.stage !== 'play') this.next();
    return this;
  }

  passAll(): this {
    return this.do({ type: 'passAll' });
  }

  /** To this step by the plainest way. */
  to(step: Step): this {
    for (let taps = 0; this.state.at.step !== step; taps += 1) {
      if (taps > 99) throw new Error(`${step} is not reached from ${this.state.at.step}`);
      const { step: now } = this.state.at;
      const actions = ['manoeuvre', 'archery', 'assignment', 'skirmish', 'regroup'];
      if (actions.includes(now)) this.passAll();
      else if (now === 'moveOrReconcile')
        this.do({ type: 'reconcile', player: this.state.freePeoples, discarded: 0 });
      else this.next();
    }
    return this;
  }

  /** Puts a character into play by a card, whoever's turn it is; gives its id. */
  put(player: PlayerSeat, as: CharacterFields): string {
    this.do({ type: 'putIntoPlay', player, as });
    return this.state.characters[this.state.characters.length - 1]?.id ?? '';
  }

  character(id: string): Character {
    const found = this.state.characters.find((one) => one.id === id);
    if (!found) throw new Error(`no ${id}`);
    return found;
  }

  wounds(id: string): number {
    return this.character(id).wounds;
  }
}
