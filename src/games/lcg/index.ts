import type { LoadedGame } from '@/session/games';
import { lcg } from './game';
import { CoverCard } from './screens/CoverCard';
import { coverPlace } from './screens/coverLines';

/** Everything of the game that waits behind its one lazy import: its module, and the pages that need rules. */
export const loaded: LoadedGame = { game: lcg, screens: { CoverCard, coverPlace } };
