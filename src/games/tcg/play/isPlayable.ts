import { shadowConditions } from '@/games/tcg/rules/activeCards';
import { archeryTotal } from '@/games/tcg/rules/archery';
import { promptOf } from '@/games/tcg/rules/guide';
import { skirmishResult } from '@/games/tcg/rules/skirmish';
import { moveCost } from '@/games/tcg/rules/twilight';
import type { GameState } from '@/games/tcg/state';
import { coverOf } from './cover';
import { legalCommands } from './legalCommands';

/** Every seat the document names has somebody in it. */
const seatsAreTaken = ({
  players,
  characters,
  support,
  sites,
  freePeoples,
  at,
  ...state
}: GameState): boolean => {
  const named = [
    freePeoples,
    ...state.choosing,
    ...state.places,
    ...at.waiting,
    ...at.passed,
    at.player,
    ...characters.map(({ player }) => player),
    ...support.map(({ player }) => player),
    ...sites.flatMap(({ laidBy, controlledBy }) => [laidBy, controlledBy]),
  ];
  return players.length > 0 && named.every((seat) => seat === null || seat < players.length);
};

/** Whoever acts is still in the game, and the path has its nine sites. */
const makesSense = ({ stage, players, freePeoples, sites }: GameState): boolean =>
  sites.every(({ number }, index) => number === index + 1) &&
  sites.length === 9 &&
  (stage !== 'play' || players[freePeoples]?.lost === null);

/** Asks the rules what every screen asks them; a document they cannot follow makes one of them throw. */
export const isPlayable = (state: GameState): boolean => {
  try {
    if (!seatsAreTaken(state) || !makesSense(state)) return false;
    coverOf(state);
    promptOf(state);
    moveCost(state);
    archeryTotal(state, 'freePeoples');
    for (const skirmish of state.skirmishes) skirmishResult(state, skirmish);
    shadowConditions(state);
    legalCommands(state);
    return true;
  } catch {
    return false;
  }
};
