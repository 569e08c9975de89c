import type { GameModule } from '@/kernel/game';
import type { Content } from './content';
import { CORE } from './content';
import type { Command, GameState } from './play';
import { coverOf, isCommand, isCover, legalCommands, play, strikesMade } from './play';
import { isPlayable } from './play/isPlayable';
import { isDocument } from './state/document';
import { DOCUMENT_MIGRATIONS } from './state/migrations';
import { refusalText } from './words/refusals';

/** The whole table looks at one screen: there are no secrets between its players. */
const TABLE = 'table';

/** The Card Game behind the contract. */
export const lcg: GameModule<GameState, Command, Content> = {
  id: 'lcg',
  migrations: DOCUMENT_MIGRATIONS,
  isState: isDocument,
  isCommand,
  isCover,
  open: async (id) => (id === CORE.id ? CORE : null),
  contentId: () => CORE.id,
  isPlayable,
  obstacle: () => null,
  play,
  legalCommands: (state, content) => legalCommands(state, content),
  /** A second tap made while the first is being written answers another step, another turn or another attack. */
  asks: (state) => {
    const { stage, setUpStep, round, at, enemyAttack, checks } = state;
    const step = [stage, setUpStep, round, at.step, at.window, at.player];
    return [...step, enemyAttack?.enemy, checks?.made.length, strikesMade(state)].join(' ');
  },
  seats: () => [TABLE],
  view: (state) => state,
  barsUndo: () => null,
  /** A scenario can be played again from its set-up; each round leaves a backup. */
  checkpoint: (before, { stage, scenario, round }) => {
    if (stage === 'setUp' && before?.stage !== 'setUp') return { kind: 'start', name: scenario };
    return stage === 'play' && before?.round !== round ? { kind: 'backup', name: `round-${round}` } : null;
  },
  cover: (state) => coverOf(state),
  refusalText,
};
