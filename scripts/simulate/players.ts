import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Asked } from '../../src/sim/reportShape';
import { emptyTally, merge } from '../../src/sim/tally';
import { sum } from '../../src/sim/reportSpread';
import { root } from '../expo.mjs';
import type { Game } from './games';
import { gamesOf } from './games';
import type { Order, Played, Reply } from './player';

const PLAYER = join(root, 'scripts/simulate/player.ts');
/** Games handed over at once: few enough that nobody sits idle at the end. */
const HAND = 4;

/** One process that plays what it is handed, until nothing is left. */
const playOn = (asked: Asked, nextHand: () => Game[]): Promise<Played> =>
  new Promise((resolve, reject) => {
    const player = fork(PLAYER);
    const order = (message: Order): boolean => player.send(message);
    player.on('message', (reply: Reply) => {
      if ('tally' in reply) {
        resolve(reply);
        // Who left by itself would go while its long tally was still on its way.
        return player.disconnect();
      }
      const games = nextHand();
      order(games.length > 0 ? { games } : { finish: true });
    });
    player.on('error', reject);
    player.on('exit', (code) => reject(new Error(`a player left with ${code}; what it said stands above`)));
    order({ asked });
  });

/** Plays everything asked for, on so many cores at once, and says how far it has come. */
export const playAll = async (
  asked: Asked,
  cores: number,
  progress: (done: number, all: number) => void,
): Promise<Played> => {
  const games = gamesOf(asked);
  let handed = 0;
  const nextHand = (): Game[] => {
    progress(Math.max(0, handed - cores * HAND), games.length);
    const hand = games.slice(handed, handed + HAND);
    handed += hand.length;
    return hand;
  };
  const many = Math.min(cores, Math.ceil(games.length / HAND));
  const played = await Promise.all(Array.from({ length: many }, () => playOn(asked, nextHand)));
  progress(games.length, games.length);
  return {
    tally: played.map(({ tally }) => tally).reduce(merge, emptyTally()),
    adventures: sum(played.map(({ adventures }) => adventures)),
    worked: sum(played.map(({ worked }) => worked)),
  };
};
