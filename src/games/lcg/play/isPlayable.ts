import type { Content } from '@/games/lcg/content';
import { checksAhead } from '@/games/lcg/rules/engagement';
import { questSums } from '@/games/lcg/rules/questResolution';
import { scoreSoFar } from '@/games/lcg/rules/score';
import { shadowsAhead } from '@/games/lcg/rules/shadowCards';
import type { GameState } from '@/games/lcg/state';
import { coverOf } from './cover';
import { legalCommands } from './legalCommands';

/** Every seat the document names has somebody in it. */
const seatsAreTaken = ({ players, characters, encounter, firstPlayer, at }: GameState): boolean => {
  const named = [
    firstPlayer,
    ...at.waiting,
    ...(at.player === null ? [] : [at.player]),
    ...characters.flatMap(({ owner, controller }) => [owner, controller]),
    ...encounter.flatMap(({ engagedWith }) => (engagedWith === null ? [] : [engagedWith])),
  ];
  return named.every((seat) => seat < players.length);
};

/** Asks the rules what every screen asks them; a document they cannot follow makes one of them throw. */
export const isPlayable = (state: GameState, content: Content): boolean => {
  try {
    if (!seatsAreTaken(state)) return false;
    coverOf(state);
    questSums(state);
    checksAhead(state);
    shadowsAhead(state);
    scoreSoFar(state);
    legalCommands(state, content);
    return true;
  } catch {
    return false;
  }
};
