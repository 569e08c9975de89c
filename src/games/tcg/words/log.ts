import type { GameState, LogLine } from '@/games/tcg/play';
import type { Translations } from '@/games/tcg/words';
import type { AnyParameters, LineParameters } from './lineWords';

/** What a player is called: the name that was typed, or the place at the table. */
export const playerName = (
  players: readonly { name: string }[],
  seat: number,
  { names }: Pick<Translations, 'names'>,
): string => {
  const { name = '' } = players[seat] ?? {};
  return name === '' ? names.player(seat + 1) : name;
};

/** In the place of parameters that a line does not have: its words cannot ask for them. */
const NONE: LineParameters = {
  player: '',
  card: '',
  to: '',
  amount: 0,
  place: 0,
  cost: 0,
  turn: 0,
  phase: 'fellowship',
  fierce: false,
  step: 'start',
  by: 0,
  assignedBy: 'action',
  twilight: 0,
  cards: 0,
  asked: 0,
  site: 1,
  limit: 0,
  wounds: 0,
  burdens: 0,
  ring: 'rulingRing',
  stat: 'strength',
  until: 'phase',
  of: 'shadow',
  ownFreePeoples: null,
  ownShadow: null,
  freePeoples: 0,
  shadow: 0,
  winner: 'shadow',
  overwhelmed: false,
  what: 'twilight',
  refusal: 'command/malformed',
  reason: '',
  why: 'byHand',
  how: 'byHand',
};

/** A line of the log in the words of the language; a card nobody has named is a card. */
export const lineText = (
  line: LogLine,
  { players }: Pick<GameState, 'players'>,
  words: Pick<Translations, 'log' | 'names'>,
): string => {
  const { line: name, player, card = '', to = '', ...given }: AnyParameters = line;
  const { aCard, lines } = words.log;
  return lines[name]({
    ...NONE,
    ...given,
    player: player === undefined ? '' : playerName(players, player, words),
    card: card === '' ? aCard : card,
    to: to === '' ? aCard : to,
  });
};
