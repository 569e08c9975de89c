import type { BaseRules } from '@/games/tcg/content/baseRules';
import type { Block, Format, NewGame, Printed, RingVersion } from '@/games/tcg/play';
import { BLANK_COMPANION, FEWEST_PLAYERS, RESISTANCE } from '@/games/tcg/play';
import type { LastTable } from '@/games/tcg/session/lastTable';

export type PlayerDraft = {
  name: string;
  ring: RingVersion;
  strength: Printed;
  vitality: Printed;
  resistance: number;
};

/** Everything chosen so far. */
export type Draft = {
  players: PlayerDraft[];
  format: Format;
  /** Agreed on by three or four where the base rules leave it to them. */
  moveLimit: number;
};

const NOBODY: PlayerDraft = {
  name: '',
  ring: 'rulingRing',
  strength: null,
  vitality: null,
  resistance: RESISTANCE,
};

export const BLANK: Draft = { players: [NOBODY, NOBODY], format: 'towersBlock', moveLimit: 2 };

export const withPlayers = (draft: Draft, count: number): Draft => ({
  ...draft,
  players: Array.from({ length: count }, (_, seat) => draft.players[seat] ?? NOBODY),
});

export const withPlayer = (draft: Draft, seat: number, player: Partial<PlayerDraft>): Draft => ({
  ...draft,
  players: draft.players.map((one, at) => (at === seat ? { ...one, ...player } : one)),
});

/** p.26 The block of the sites follows from the format: Open leaves out those of the Fellowship. */
const BLOCK: Record<Format, Block> = { towersBlock: 'towers', fellowshipBlock: 'fellowship', open: 'towers' };

/** Whether the table has to agree on a move limit: nobody is sure of it for three or four. */
export const asksMoveLimit = ({ players }: Draft, base: BaseRules): boolean =>
  players.length > FEWEST_PLAYERS && base.moveLimitOfMore === null;

export const tableOf = ({ players }: Draft): LastTable => ({ players });

type Given = { base: BaseRules; seed: number; bearer: string };

/** The draft as the rules want it. */
export const chosenIn = (draft: Draft, { base, seed, bearer }: Given): NewGame => ({
  seed,
  base,
  format: draft.format,
  block: BLOCK[draft.format],
  ...(asksMoveLimit(draft, base) ? { moveLimit: draft.moveLimit } : {}),
  players: draft.players.map(({ name, ring, strength, vitality, resistance }) => ({
    name: name.trim(),
    ring,
    resistance,
    ringBearer: { ...BLANK_COMPANION, title: bearer, strength, vitality },
  })),
});
