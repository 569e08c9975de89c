import type { GameState, LogLine } from '@/games/lcg/play';
import type { Translations } from '@/games/lcg/words';
import type { AnyParameters, LineParameters } from './lineWords';

/** What a player is called: the name that was typed, or the place at the table. */
export const playerName = (
  players: readonly { name: string }[],
  seat: number,
  { cover }: Pick<Translations, 'cover'>,
): string => {
  const { name = '' } = players[seat] ?? {};
  return name === '' ? cover.player(seat + 1) : name;
};

/** In the place of parameters that a line does not have: its words cannot ask for them. */
const NONE: LineParameters = {
  player: '',
  card: '',
  setUpStep: 'shuffle',
  step: 'collect',
  phase: 'resource',
  round: 0,
  by: 0,
  threat: 0,
  why: 'effect',
  how: 'effect',
  what: 'damage',
  type: 'enemy',
  cost: 0,
  characters: 0,
  cards: 0,
  willpower: 0,
  amount: 0,
  stage: 0,
  dealt: 0,
  without: 0,
  strength: 0,
  defended: false,
  damage: 0,
  used: 0,
  max: 0,
  refusal: 'command/malformed',
  reason: '',
  outcome: 'lost',
};

/** A line of the log in the words of the language; a card nobody has named is a card. */
export const lineText = (line: LogLine, { players }: GameState, words: Translations): string => {
  const { line: name, player, card = '', ...given }: AnyParameters = line;
  return words.log.lines[name]({
    ...NONE,
    ...given,
    player: player === undefined ? '' : playerName(players, player, words),
    card: card === '' ? words.log.aCard : card,
  });
};
