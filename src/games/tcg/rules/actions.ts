import type { GameState, Phase, PlayerSeat } from '@/games/tcg/state';
import { forbid } from '@/games/tcg/state/refusals';
import { refuseUnanswered } from './ambush';
import { playFromHand } from './hand';
import { actionOrder, phaseOf, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { inTurns } from './moments';
import { allHavePassed, isActionStep, passed, tookAction } from './opportunity';
import type { Game, Rule } from './rule';
import { endActions } from './turnSequence';
import { addTwilight, refuseTooDear } from './twilight';

const inProcedure = (game: Game): void => {
  inTurns(game);
  if (!isActionStep(game.state.at.step)) forbid('step/not-now');
  refuseUnanswered(game);
};

/** p.13 Passing shuts nobody out; when all players pass one after the other, the actions are over. */
export const pass: Rule<'pass'> = {
  check: (game, { player }) => {
    inProcedure(game);
    survivorAt(game, player);
    if (game.state.at.player !== player) forbid('turn/not-yours');
  },
  play: (game, { player }) => {
    if (!isActionStep(game.state.at.step)) return;
    tell(game, { line: 'passed', player });
    passed(game, player);
    if (allHavePassed(game.state)) endActions(game);
  },
  offers: ({ state }) => (state.at.player === null ? [] : [{ player: state.at.player }]),
};

/** p.13 The whole table has nothing to do: everybody who has not passed does so in turn. */
export const passAll: Rule<'passAll'> = {
  check: inProcedure,
  play: (game) => {
    const { state } = game;
    if (!isActionStep(state.at.step)) return;
    for (const seat of actionOrder(state)) passed(game, seat);
    tell(game, { line: 'allPassed' });
    endActions(game);
  },
  offers: () => [{}],
};

/** p.11–13 When a player may take an action that is no response. */
const refuseMoment = ({ state }: Game, seat: PlayerSeat): void => {
  const { step, player } = state.at;
  if (step === 'start' || step === 'fellowship') {
    if (seat !== state.freePeoples) forbid('side/wrong-phase');
  } else if (step !== 'shadow' && !isActionStep(step)) forbid('step/not-now');
  else if (player !== seat) forbid(step === 'shadow' ? 'side/wrong-phase' : 'turn/not-yours');
};

/** The cover: what is done “at the start of your turn” comes before the fellowship phase and its actions. */
const isOpen = (state: GameState, phases: readonly Phase[]): boolean =>
  state.at.step !== 'start' && phases.includes(phaseOf(state));

const isOnSide = ({ freePeoples }: GameState, seat: PlayerSeat, side: 'freePeoples' | 'shadow'): boolean =>
  (side === 'freePeoples') === (seat === freePeoples);

/**
 * p.17–18 An event or a special ability. A phase action belongs to a phase its text names, and is of the type of the one it
 * is taken in; a response comes with its trigger, whosever turn it is to act.
 */
export const act: Rule<'act'> = {
  check: (game, { player, side, phases, cost, response }) => {
    inTurns(game);
    survivorAt(game, player);
    if (!isOnSide(game.state, player, side)) forbid('side/not-yours');
    if (!response) {
      if (phases.length > 0 && !isOpen(game.state, phases)) forbid('action/wrong-phase');
      refuseMoment(game, player);
    }
    if (side === 'shadow') refuseTooDear(game, cost);
  },
  play: (game, { player, side, name, cost, response, event }) => {
    if (event) playFromHand(game, player);
    const line = response ? 'responded' : 'acted';
    tell(game, { line, player, card: name, phase: phaseOf(game.state), cost });
    addTwilight(game, side === 'shadow' ? -cost : cost);
    if (!response) tookAction(game, player);
  },
  offers: ({ state }) =>
    survivors(state).flatMap((player) =>
      [true, false].map((response) => ({
        player,
        side: player === state.freePeoples ? ('freePeoples' as const) : ('shadow' as const),
        name: '',
        phases: [],
        cost: 0,
        response,
      })),
    ),
};
