import type { GameState, PlayerSeat, Site } from '@/games/tcg/state';
import { forbid, refuse } from '@/games/tcg/state/refusals';
import { shadowPlayers, siteAt, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { inTurns } from './moments';
import type { Rule } from './rule';
import { clearSite } from './stacking';

/** p.28 A site is passed when every marker stands on a higher number. */
const isPassed = (state: GameState, { number }: Site): boolean =>
  survivors(state).every((seat) => (state.players[seat]?.site ?? 1) > number);

const onPath = ({ sites }: GameState): Site[] => sites.filter(({ controlledBy }) => controlledBy === null);

/** p.28 The one site a Shadow player may take control of now: the lowest on the path, if all have passed it. */
export const siteToControl = (state: GameState): Site | null => {
  const [lowest] = onPath(state).sort((one, other) => one.number - other.number);
  return lowest && isPassed(state, lowest) ? lowest : null;
};

/** p.29 The one site the Free Peoples player may liberate: the highest that another player holds. */
export const siteToLiberate = (state: GameState, by: PlayerSeat = state.freePeoples): Site | null =>
  state.sites
    .filter(({ controlledBy }) => controlledBy !== null && controlledBy !== by)
    .sort((one, other) => other.number - one.number)[0] ?? null;

export const takeControl: Rule<'takeControl'> = {
  check: (game, { player, site: number }) => {
    const { state } = game;
    inTurns(game);
    survivorAt(game, player);
    const site = siteAt(game, number);
    if (player === state.freePeoples) forbid('control/not-shadow');
    if (site.controlledBy !== null) forbid('control/held');
    else if (!isPassed(state, site)) forbid('control/not-passed');
    else if (siteToControl(state)?.number !== number) forbid('control/not-lowest');
  },
  play: (game, { player, site }) => {
    siteAt(game, site).controlledBy = player;
    tell(game, { line: 'controlled', player, site });
  },
  offers: ({ state }) => {
    const site = siteToControl(state);
    return site ? shadowPlayers(state).map((player) => ({ player, site: site.number })) : [];
  },
};

export const liberate: Rule<'liberate'> = {
  check: (game, { site: number }) => {
    const { state } = game;
    inTurns(game);
    const { controlledBy } = siteAt(game, number);
    if (controlledBy === null) refuse('liberate/not-held');
    if (controlledBy === state.freePeoples) forbid('liberate/own');
    else if (siteToLiberate(state)?.number !== number) forbid('liberate/not-highest');
  },
  play: (game, { site }) => {
    siteAt(game, site).controlledBy = null;
    clearSite(game, site);
    tell(game, { line: 'liberated', player: game.state.freePeoples, site });
  },
  offers: ({ state }) => {
    const site = siteToLiberate(state);
    return site ? [{ site: site.number }] : [];
  },
};
