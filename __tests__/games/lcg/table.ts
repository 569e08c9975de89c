import { CORE } from '@/games/lcg/content';
import type {
  CharacterFields,
  Command,
  CommandOf,
  EncounterFields,
  GameState,
  NewGame,
  RefusalCode,
  Step,
} from '@/games/lcg/play';
import { BLANK_CHARACTER, BLANK_ENEMY, BLANK_LOCATION, newGame, play } from '@/games/lcg/play';

export const hero = (fields: Partial<CharacterFields> & { name: string }): CharacterFields => ({
  ...BLANK_CHARACTER,
  threatCost: 8,
  willpower: 2,
  attack: 2,
  defence: 2,
  hitPoints: 4,
  spheres: ['leadership'],
  ...fields,
});
export const enemy = (fields: Partial<EncounterFields> = {}): EncounterFields => ({
  ...BLANK_ENEMY,
  ...fields,
});
export const location = (fields: Partial<EncounterFields> = {}): EncounterFields => ({
  ...BLANK_LOCATION,
  ...fields,
});

/** An event that costs nothing. */
export const event = (fields: Partial<CommandOf<'playEvent'>> = {}): CommandOf<'playEvent'> => ({
  type: 'playEvent',
  player: 0,
  name: '',
  cost: 0,
  sphere: null,
  payment: [],
  free: true,
  response: false,
  ...fields,
});

/** Two heroes for each player, with numbers that suit no particular case. */
export const somePlayers = (count: number): NewGame['players'] =>
  Array.from({ length: count }, (_, seat) => ({
    name: `Player ${seat}`,
    heroes: [hero({ name: `Hero ${seat}a` }), hero({ name: `Hero ${seat}b`, spheres: ['spirit'] })],
  }));

/** A table that is played by commands: what is refused fails the test unless it is asked for. */
export class Table {
  state: GameState;

  constructor(chosen: Partial<NewGame> & { count?: number } = {}) {
    const { count = 2, ...rest } = chosen;
    this.state = newGame(CORE, {
      scenario: 'mirkwood',
      variant: 'standard',
      players: somePlayers(count),
      ...rest,
    });
  }

  do(command: Command): this {
    const played = play(this.state, command, CORE);
    if (!played.ok) throw new Error(`${JSON.stringify(command)} was refused: ${played.refusal.code}`);
    this.state = played.state;
    return this;
  }

  /** The code a command is refused with; null when it is allowed. The state stays as it was. */
  refusal(command: Command): RefusalCode | null {
    const played = play(this.state, command, CORE);
    return played.ok ? null : played.refusal.code;
  }

  /** Whether a card may say otherwise. */
  overridable(command: Command): boolean {
    const played = play(this.state, command, CORE);
    return !played.ok && played.refusal.overridable === true;
  }

  override(command: Command, reason = 'a card says otherwise'): this {
    const played = play(this.state, command, CORE, { override: true, reason });
    if (!played.ok) throw new Error(`${JSON.stringify(command)} was refused: ${played.refusal.code}`);
    this.state = played.state;
    return this;
  }

  next(times = 1): this {
    for (let time = 0; time < times; time += 1) this.do({ type: 'next' });
    return this;
  }

  /** One step on after the other, up to this step or the window after it. */
  to(step: Step, window = false): this {
    const there = (): boolean => this.state.at.step === step && this.state.at.window === window;
    for (let taps = 0; !there(); taps += 1) {
      if (taps > 99) throw new Error(`${step} is not reached from ${this.state.at.step}`);
      this.next();
    }
    return this;
  }

  /** Through the checklist to the window of the first resource phase. */
  begin(): this {
    while (this.state.stage === 'setUp') this.next();
    return this;
  }
}
