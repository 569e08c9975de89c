import type { Character, GameState, Player, PlayerSeat } from '@/games/tcg/state';
import { forbid, refuse } from '@/games/tcg/state/refusals';
import { characterBy, companyOf, phaseOf, playerAt, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { inTurns, notOver } from './moments';
import { tookAction } from './opportunity';
import type { Explanation } from './references';
import type { Game, Rule } from './rule';

/** p.22 Burdens in the place of a wound. */
const ISILDURS_BANE_BURDENS = 2;
const ANSWER_BURDENS = 1;

const inSkirmish = ({ at: { step } }: GameState): boolean => step === 'skirmish' || step === 'resolution';

/** What a wound becomes while the Ring is worn; null where the Ring does nothing about it. */
const burdensForWound = (state: GameState, { version }: Player['ring']): number | null => {
  switch (version) {
    case 'isildursBane':
      return ISILDURS_BANE_BURDENS;
    case 'answer':
      return inSkirmish(state) ? ANSWER_BURDENS : null;
    case 'rulingRing':
      return inSkirmish(state) ? state.base.rulingRingBurdens : null;
  }
};

type RingEffect = { wounds: number; burdens: number; explanation: Explanation };

/** p.21–22 What so many wounds would be now, on this character. */
export const ringInstead = (state: GameState, one: Character, amount: number): RingEffect => {
  const ring = state.players[one.player]?.ring;
  const each = one.ringBearer && ring?.worn ? burdensForWound(state, ring) : null;
  return each === null || !ring
    ? { wounds: amount, burdens: 0, explanation: 'ring/wound' }
    : { wounds: 0, burdens: each * amount, explanation: `ring/${ring.version}` };
};

/** p.8 The one way burdens come and go. */
export const takeBurdens = (game: Game, seat: PlayerSeat, by: number): void => {
  const player = playerAt(game, seat);
  const after = Math.max(0, player.burdens + by);
  if (after === player.burdens) return;
  tell(game, { line: 'burdens', player: seat, by: after - player.burdens, burdens: after });
  player.burdens = after;
};

/**
 * p.21–22 Isildur's Bane answers any wound, the Ruling Ring (base rule) one of a skirmish; the Answer to All Riddles is an
 * action of a skirmish.
 */
const refuseMoment = ({ state }: Game, seat: PlayerSeat, { version }: Player['ring']): void => {
  if (version === 'rulingRing' && !inSkirmish(state)) forbid('ring/skirmish-only');
  if (version !== 'answer') return;
  if (state.at.step !== 'skirmish') forbid('ring/skirmish-only');
  else if (state.at.player !== seat) forbid('turn/not-yours');
};

export const putOnRing: Rule<'putOnRing'> = {
  check: (game, { player: seat }) => {
    inTurns(game);
    const { ring } = survivorAt(game, seat);
    if (ring.worn) refuse('ring/worn');
    if (seat !== game.state.freePeoples) forbid('side/not-yours');
    refuseMoment(game, seat, ring);
  },
  play: (game, { player: seat }) => {
    const { state } = game;
    const { ring } = playerAt(game, seat);
    Object.assign(ring, { worn: true, putOnInRegroup: phaseOf(state) === 'regroup' });
    tell(game, { line: 'ringOn', player: seat, ring: ring.version });
    if (ring.version !== 'answer') return;
    takeBurdens(game, seat, state.base.answerRingCost);
    tookAction(game, seat);
  },
  offers: ({ state }) => survivors(state).map((player) => ({ player })),
};

const takeOff = (game: Game, seat: PlayerSeat): void => {
  const { ring } = playerAt(game, seat);
  Object.assign(ring, { worn: false, putOnInRegroup: false });
  tell(game, { line: 'ringOff', player: seat, ring: ring.version });
};

export const takeOffRing: Rule<'takeOffRing'> = {
  check: (game, { player }) => {
    inTurns(game);
    if (!survivorAt(game, player).ring.worn) refuse('ring/not-worn');
  },
  play: (game, { player }) => takeOff(game, player),
  offers: ({ state }) => survivors(state).map((player) => ({ player })),
};

/** Base rule: a Ring put on earlier in the turn comes off when the Regroup phase begins. */
export const ringsOffAtRegroup = (game: Game): void => {
  if (!game.state.base.ringOffAtRegroup) return;
  game.state.players.forEach(({ ring }, seat) => {
    if (ring.worn && !ring.putOnInRegroup) takeOff(game, seat);
  });
};

/** p.22 One that was put on in the Regroup phase comes off at its end. */
export const ringsOffAfterRegroup = (game: Game): void =>
  game.state.players.forEach(({ ring }, seat) => {
    if (ring.worn && ring.putOnInRegroup) takeOff(game, seat);
  });

export const setRing: Rule<'setRing'> = {
  check: (game, { player }) => {
    notOver(game);
    survivorAt(game, player);
  },
  play: (game, { player, version }) => {
    playerAt(game, player).ring.version = version;
    tell(game, { line: 'ringVersion', player, ring: version });
  },
  offers: ({ state }) => survivors(state).map((player) => ({ player, version: 'isildursBane' as const })),
};

/** By a card; the burdens stay with the Ring. */
export const makeRingBearer: Rule<'makeRingBearer'> = {
  check: (game, { character }) => {
    inTurns(game);
    if (characterBy(game, character).kind !== 'companion') refuse('card/not-a-companion');
  },
  play: (game, { character }) => {
    const heir = characterBy(game, character);
    for (const one of game.state.characters)
      if (one.player === heir.player && one.ringBearer) one.ringBearer = false;
    heir.ringBearer = true;
    tell(game, { line: 'ringBearer', player: heir.player, card: heir.title });
  },
  offers: ({ state }) => companyOf(state).map(({ id }) => ({ character: id })),
};

export const changeBurdens: Rule<'changeBurdens'> = {
  check: (game, { player, by }) => {
    inTurns(game);
    if (survivorAt(game, player).burdens + by < 0) forbid('burdens/none');
  },
  play: (game, { player, by }) => takeBurdens(game, player, by),
  offers: ({ state }) => survivors(state).flatMap((player) => [1, -1].map((by) => ({ player, by }))),
};

/** p.8 Ten for Frodo; another Ring-bearer may resist more or less. */
export const setResistance: Rule<'setResistance'> = {
  check: (game, { player }) => {
    notOver(game);
    survivorAt(game, player);
  },
  play: (game, { player, resistance }) => {
    playerAt(game, player).resistance = resistance;
    tell(game, { line: 'byHand', what: 'resistance', amount: resistance });
  },
  offers: ({ state }) => survivors(state).map((player) => ({ player, resistance: 10 })),
};
