import type { GameModule } from '@/kernel/game';
import type { Content } from './content';
import { BOX, SIDES } from './content';
import type { Command, GameState } from './play';
import { barsUndo, copyRefusal, coverOf, isCommand, isCover, legalCommands, play, viewOf } from './play';
import { isPlayable } from './play/isPlayable';
import { isDocument } from './state/document';
import { DOCUMENT_MIGRATIONS } from './state/migrations';
import { refusalText } from './words/refusals';

/** The Confrontation behind the contract. */
export const confrontation: GameModule<GameState, Command, Content> = {
  id: 'confrontation',
  migrations: DOCUMENT_MIGRATIONS,
  isState: isDocument,
  isCommand,
  isCover,
  open: async (id) => (id === BOX.id ? BOX : null),
  contentId: () => BOX.id,
  isPlayable: (state) => isPlayable(state),
  obstacle: () => null,
  play: (state, command) => play(state, command),
  legalCommands: (state) => legalCommands(state),
  /** A second tap made while the first is being written answers another question. Several pieces may be placed in a row. */
  asks: ({ played, ply, prompt, battle, turn }) =>
    [
      ...[played.length, ply, prompt?.ask, prompt?.side, turn.first?.card],
      ...[battle?.number, battle?.step, battle?.sentBack],
    ].join(' '),
  seats: () => SIDES,
  view: (state, seat) => viewOf(state, seat === 'sauron' ? 'sauron' : 'fellowship'),
  barsUndo,
  /** A game can be set up anew; a snapshot from its middle would let a player go back behind what was seen. */
  checkpoint: (before, { played, stage }) =>
    stage === 'setUp' && before?.played.length !== played.length
      ? { kind: 'start', name: `game-${played.length + 1}` }
      : null,
  cover: (state) => coverOf(state),
  copyRefusal,
  refusalText,
};
