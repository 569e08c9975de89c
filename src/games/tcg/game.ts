import type { GameModule } from '@/kernel/game';
import type { Command, GameState } from './play';
import { copyRefusal, coverOf, isCommand, isCover, legalCommands, play, seatsOf, viewOf } from './play';
import { isPlayable } from './play/isPlayable';
import { isDocument } from './state/document';
import { DOCUMENT_MIGRATIONS } from './state/migrations';
import { refusalText } from './words/refusals';

/** Players bring their own cards: there is one table to play on, and what differs lies in the state. */
const CONTENT = { id: 'table' } as const;
export type Content = { readonly id: string };

/** The TCG behind the contract. */
export const tcg: GameModule<GameState, Command, Content> = {
  id: 'tcg',
  migrations: DOCUMENT_MIGRATIONS,
  isState: isDocument,
  isCommand,
  isCover,
  open: async (id) => (id === CONTENT.id ? CONTENT : null),
  contentId: () => CONTENT.id,
  isPlayable: (state) => isPlayable(state),
  obstacle: () => null,
  play: (state, command, _content, options) => play(state, command, options),
  legalCommands: (state) => legalCommands(state),
  /** A second tap made while the first is being written answers another player, another step or another skirmish. */
  asks: ({ stage, turn, at, players, choosing, ambushes, skirmishes, archery }) =>
    [
      ...[stage, turn, at.step, at.player, at.fierce, at.passed.length, choosing.length, ambushes.length],
      ...[players.filter(({ locked }) => locked).length, archery?.freePeoples, archery?.shadow],
      ...skirmishes.map(({ status }) => status),
    ].join(' '),
  seats: seatsOf,
  view: viewOf,
  /** Once bids are seen nobody takes theirs back. */
  barsUndo: (before, after) => (before.stage === 'bids' && after.stage !== 'bids' ? 'this' : null),
  /** A game can be played again from its first turn; each turn leaves a backup. */
  checkpoint: (before, { stage, turn }) => {
    if (stage !== 'play' || before?.turn === turn) return null;
    return turn === 1 ? { kind: 'start', name: 'first-turn' } : { kind: 'backup', name: `turn-${turn}` };
  },
  cover: (state) => coverOf(state),
  copyRefusal,
  refusalText,
};
