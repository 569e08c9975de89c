import type { GameModule } from '@/kernel/game';
import { forbid, refuse, step } from '@/kernel/step';

/**
 * The smallest game with a secret, for tests of the contract alone: one player hides a number, the device changes hands,
 * and the other has three guesses and a notebook.
 */
export type State = {
  saveVersion: number;
  stage: 'hiding' | 'handing' | 'guessing' | 'over';
  secret: number | null;
  guesses: { number: number; answer: 'low' | 'high' | 'right' }[];
  /** Numbers the guesser has crossed out; a note for the eye, taken back freely. */
  crossed: number[];
};
export type Command =
  { type: 'hide'; number: number } | { type: 'handOver' } | { type: 'guess' | 'cross'; number: number };

/** What it is played with: there is only one set of numbers. */
export type Numbers = { id: string };
export const NUMBERS: Numbers = { id: 'one-to-nine' };

export const GUESSES = 3;
export const HIGHEST = 9;
export const START: State = { saveVersion: 1, stage: 'hiding', secret: null, guesses: [], crossed: [] };

export const REFUSALS = ['command/malformed', 'stage/not-now', 'number/crossed', 'guess/none-left'] as const;
const WORDS: Record<string, Record<(typeof REFUSALS)[number], string>> = {
  en: {
    'command/malformed': 'That is no move.',
    'stage/not-now': 'Not now.',
    'number/crossed': 'That number is crossed out.',
    'guess/none-left': 'There are no guesses left.',
  },
  fr: {
    'command/malformed': 'Ce n’est pas un coup.',
    'stage/not-now': 'Pas maintenant.',
    'number/crossed': 'Ce nombre est barré.',
    'guess/none-left': 'Il ne reste plus d’essai.',
  },
};

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= HIGHEST;

export const isCommand = (value: unknown): value is Command => {
  const { type, number } = (value ?? {}) as { type?: unknown; number?: unknown };
  if (type === 'handOver') return true;
  return (type === 'hide' || type === 'guess' || type === 'cross') && isNumber(number);
};

const isState = (value: unknown): value is State => {
  const { saveVersion, stage, secret, guesses, crossed } = (value ?? {}) as Partial<State>;
  const known = ['hiding', 'handing', 'guessing', 'over'].includes(String(stage));
  return (
    saveVersion === 1 &&
    known &&
    (secret === null || isNumber(secret)) &&
    Array.isArray(guesses) &&
    Array.isArray(crossed)
  );
};

const onlyIn = (state: State, stage: State['stage']): void => {
  if (state.stage !== stage) refuse('stage/not-now');
};

const guess = (state: State, number: number): void => {
  onlyIn(state, 'guessing');
  // Some card might grant one guess more.
  if (state.guesses.length >= GUESSES) forbid('guess/none-left');
  if (state.crossed.includes(number)) refuse('number/crossed');
  const secret = state.secret ?? 0;
  const answer = number === secret ? 'right' : number < secret ? 'low' : 'high';
  state.guesses.push({ number, answer });
  if (answer === 'right') state.stage = 'over';
};

const perform = (state: State, command: Command): void => {
  switch (command.type) {
    case 'hide':
      onlyIn(state, 'hiding');
      state.secret = command.number;
      state.stage = 'handing';
      return;
    case 'handOver':
      onlyIn(state, 'handing');
      state.stage = 'guessing';
      return;
    case 'guess':
      return guess(state, command.number);
    case 'cross':
      onlyIn(state, 'guessing');
      state.crossed = state.crossed.includes(command.number)
        ? state.crossed.filter((number) => number !== command.number)
        : [...state.crossed, command.number];
  }
};

const EVERY_NUMBER = Array.from({ length: HIGHEST }, (_, index) => index + 1);
const ALL: Command[] = [
  { type: 'handOver' },
  ...(['hide', 'guess', 'cross'] as const).flatMap((type) =>
    EVERY_NUMBER.map((number) => ({ type, number })),
  ),
];

const play: GameModule<State, Command, Numbers>['play'] = (state, command, _content, options) =>
  step(
    state,
    (draft) => {
      if (!isCommand(command)) refuse('command/malformed');
      perform(draft, command);
    },
    options,
  );

export const hiddenNumber: GameModule<State, Command, Numbers> = {
  id: 'hidden-number',
  migrations: [],
  isState,
  isCommand,
  isCover: (value) => typeof value === 'object' && value !== null && 'guesses' in value,
  open: async (id) => (id === NUMBERS.id ? NUMBERS : null),
  contentId: () => NUMBERS.id,
  isPlayable: () => true,
  obstacle: () => null,
  play,
  legalCommands: (state) => ALL.filter((command) => play(state, command, NUMBERS).ok),
  asks: ({ stage, guesses }) => `${stage} ${guesses.length}`,
  seats: () => ['hider', 'guesser'],
  view: (state, seat) => (seat === 'hider' ? state : { ...state, secret: null }),
  /** An answer was read, or the device changed hands. */
  barsUndo: (before, after) =>
    after.guesses.length > before.guesses.length || (before.stage === 'handing' && after.stage === 'guessing')
      ? 'this'
      : null,
  checkpoint: (before, { stage }) => (before === null ? { kind: 'start', name: stage } : null),
  cover: ({ guesses }) => ({ guesses: guesses.length }),
  refusalText: ({ code }, language) => {
    const words = WORDS[language] ?? WORDS.en;
    return words?.[code as (typeof REFUSALS)[number]] ?? '';
  },
};
