import type { GameState, PlayerSeat } from '@/games/tcg/state';
import { forbid, refuse } from '@/games/tcg/state/refusals';
import { survivorAt, survivors } from './lookup';
import { tell } from './log';
import { inStage } from './moments';
import type { Game, Rule } from './rule';

export const freePlaces = ({ places }: GameState): PlayerSeat[] =>
  places.flatMap((taken, place) => (taken === null ? [place] : []));

/** p.9 Players sit clockwise in the order of play; who was corrupted by a bid sits nowhere and comes last on the list. */
const seatingOf = ({ places, players }: GameState): PlayerSeat[] => {
  const seated = places.flatMap((seat) => (seat === null ? [] : [seat]));
  return [...seated, ...players.map((_, seat) => seat).filter((seat) => !seated.includes(seat))];
};

/** p.9 Everything that names a player follows them to their place; lines of the log keep saying who bid what. */
const sitDown = ({ state }: Game): void => {
  const order = seatingOf(state);
  const seatOf = (before: PlayerSeat): PlayerSeat => order.indexOf(before);
  state.players = order.flatMap((before) => state.players[before] ?? []);
  for (const one of state.characters) one.player = seatOf(one.player);
  for (const site of state.sites) if (site.laidBy !== null) site.laidBy = seatOf(site.laidBy);
  for (const { lines } of state.log)
    for (const line of lines) if ('player' in line) line.player = seatOf(line.player);
};

/** p.9 The first player lays site 1, every marker goes on it, and starting fellowships are shown in the order of play. */
const beginFellowships = (game: Game): void => {
  const { state } = game;
  sitDown(game);
  const [first = 0, ...waiting] = survivors(state);
  state.stage = 'fellowships';
  state.choosing = [];
  state.freePeoples = first;
  for (const site of state.sites) if (site.number === 1) site.laidBy = first;
  state.at = { step: 'start', player: first, waiting, passed: [], fierce: false };
};

const take = (game: Game, player: PlayerSeat, place: PlayerSeat): void => {
  const { state } = game;
  state.places[place] = player;
  state.choosing = state.choosing.filter((seat) => seat !== player);
  tell(game, { line: 'seat', player, place });
};

/** p.9 Any free place may be chosen; the last player has what is left. */
export const sit = (game: Game, player: PlayerSeat, place: PlayerSeat): void => {
  const { state } = game;
  take(game, player, place);
  const [last, ...others] = state.choosing;
  if (last === undefined || others.length > 0) return;
  take(game, last, freePlaces(state)[0] ?? 0);
  beginFellowships(game);
};

export const chooseSeat: Rule<'chooseSeat'> = {
  check: (game, { player, place }) => {
    inStage(game, 'seats');
    survivorAt(game, player);
    if (!freePlaces(game.state).includes(place)) refuse('seat/taken');
    if (!game.state.choosing.includes(player)) refuse('seat/not-your-choice');
    if (game.state.choosing[0] !== player) forbid('seat/not-your-choice');
  },
  play: (game, { player, place }) => sit(game, player, place),
  offers: ({ state }) =>
    state.choosing.flatMap((player) => freePlaces(state).map((place) => ({ player, place }))),
};
