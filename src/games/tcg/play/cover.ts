import { phaseOf } from '@/games/tcg/rules/lookup';
import type { GameState } from '@/games/tcg/state';
import { MOST_PLAYERS, seat, siteNumber } from '@/games/tcg/state/pieces';
import type { Refusal } from '@/games/tcg/state/refusals';
import { PHASES, STAGES } from '@/games/tcg/state/steps';
import type { Checked } from '@/kernel/checks';
import { flag, listOf, oneOf, orNull, shape, text, whole } from '@/kernel/checks';

/** What the list of saves shows of a game. */
const coverShape = shape({
  stage: oneOf(...STAGES),
  turn: whole(0, 9999),
  phase: oneOf(...PHASES),
  freePeoples: seat,
  winner: orNull(seat),
  players: listOf(
    shape({ name: text(), site: siteNumber, burdens: whole(0, 9999), lost: flag }),
    MOST_PLAYERS,
  ),
});
export type Cover = Checked<typeof coverShape>;

export const isCover = (value: unknown): value is Cover => coverShape(value);

export const coverOf = (state: GameState): Cover => ({
  stage: state.stage,
  turn: state.turn,
  phase: phaseOf(state),
  freePeoples: state.freePeoples,
  winner: state.winner,
  players: state.players.map(({ name, site, burdens, lost }) => ({
    name,
    site,
    burdens,
    lost: lost !== null,
  })),
});

/** p.9 A copy made while bids are secret would lead back behind what has been seen since. */
export const copyRefusal = (cover: unknown): Refusal | null =>
  isCover(cover) && cover.stage === 'bids' ? { code: 'bids/no-copy' } : null;
