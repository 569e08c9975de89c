import type { GameModule } from '@/kernel/game';
import type { ProductId } from './content';
import type { Command, GameState } from './play';
import { isCommand, legalCommands, missingProducts, play } from './play';
import { isPlayable } from './play/isPlayable';
import type { OpenCampaign } from './session/campaigns';
import { coverOf, isCover } from './session/cover';
import { isDocument } from './state/document';
import { DOCUMENT_MIGRATIONS } from './state/migrations';
import { refusalText } from './words/refusals';

/** The whole company sits round one tablet: there are no secrets between its players. */
const TABLE = 'table';

/** What the game asks of the device it is played on. */
export type Device = {
  open(campaign: string, edition?: number | null): Promise<OpenCampaign | null>;
  /** A campaign inside a file of saves, by the check of one that comes by itself. */
  readImport(text: string): Promise<{ id: string; text: string } | null>;
  /** The boxes that are on (§56). */
  products(): readonly ProductId[];
};

export type Jime = GameModule<GameState, Command, OpenCampaign>;

/** Journeys in Middle-earth behind the contract. */
export const createJime = ({ open, readImport, products }: Device): Jime => ({
  id: 'jime',
  migrations: DOCUMENT_MIGRATIONS,
  isState: isDocument,
  isCommand,
  isCover,
  open,
  editionOf: ({ edition }) => edition ?? null,
  contentId: (state) => state.campaign.id,
  isPlayable,
  /** §56.3 A campaign is not loaded while one of its boxes is off. */
  obstacle: (state, content) => {
    const off = missingProducts(content, state.campaign, products());
    return off.length > 0 ? { code: 'campaign/box-is-off', params: { boxes: off } } : null;
  },
  play: (state, command, content) => play(state, command, content),
  legalCommands: (state, content) => legalCommands(state, content),
  asks: (state) => state.prompts.at(-1),
  seats: () => [TABLE],
  /** Nobody may see what the generator will draw. */
  view: ({ generator: _generator, ...seen }) => seen,
  /** Undo goes back to where the company set out. */
  barsUndo: (before, after) => (before.stage === 'setup' && after.stage === 'adventure' ? 'earlier' : null),
  /** An adventure can be played again from its set-up; setting out and making camp leave a backup. */
  checkpoint: (before, { stage, campaign }) => {
    if (before?.stage === stage) return null;
    if (stage === 'setup')
      return { kind: 'start', name: `${campaign.history.length + 1}-${campaign.next ?? ''}` };
    return stage === 'adventure' || stage === 'camp' ? { kind: 'backup', name: stage } : null;
  },
  cover: (state, content) => coverOf(state, content),
  refusalText,
  readImport,
});
