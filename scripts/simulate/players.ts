import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Asked } from '../../src/games/jime/sim/reportShape';
import { sum } from '../../src/games/jime/sim/reportSpread';
import { addTo, emptyTally } from '../../src/games/jime/sim/tally';
import { root } from '../expo.mjs';
import type { Game } from './games';
import { ledGamesOf, seenIn, wavesOf } from './games';
import type { Hand, Order, Played, Reply } from './player';

const PLAYER = join(root, 'scripts/simulate/player.ts');
/** Games handed over at once: few enough that nobody sits idle at the end. */
const HAND = 4;

/** A process that plays what it is handed. */
type Player = { play: (hand: Hand) => Promise<Played>; leave: () => void };

const seat = (asked: Asked): Promise<Player> =>
  new Promise((seated, refused) => {
    const child = fork(PLAYER);
    const order = (message: Order): boolean => child.send(message);
    let waiting: { resolve: (played: Played) => void; reject: (reason: unknown) => void } | undefined;
    const failed = (reason: Error): void => (waiting?.reject ?? refused)(reason);
    const play = (hand: Hand): Promise<Played> =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        order(hand);
      });
    child.on('message', (reply: Reply) => {
      if ('ready' in reply) seated({ play, leave: () => child.disconnect() });
      else waiting?.resolve(reply);
    });
    child.on('error', failed);
    child.on('exit', (code) => failed(new Error(`a player left with ${code}; what it said stands above`)));
    order({ asked });
  });

type Progress = (done: number, all: number) => void;

/** Plays everything asked for, on so many cores at once, and says how far it has come. */
export const playAll = async (asked: Asked, cores: number, progress: Progress): Promise<Played> => {
  const waves = wavesOf(asked);
  let [done, all] = [0, sum(waves.map(({ length }) => length))];
  const players = await Promise.all(Array.from({ length: Math.min(cores, all) }, () => seat(asked)));
  const total: Played = { tally: emptyTally(), adventures: 0, worked: 0 };

  const playWave = async (games: readonly Game[]): Promise<void> => {
    const seen = asked.seek ? { seen: [...seenIn(total.tally)] } : {};
    let handed = 0;
    const playOn = async ({ play }: Player): Promise<void> => {
      while (handed < games.length) {
        const hand = games.slice(handed, handed + HAND);
        handed += hand.length;
        const { tally, adventures, worked } = await play({ games: hand, ...seen });
        addTo(total.tally, tally);
        total.adventures += adventures;
        total.worked += worked;
        progress((done += hand.length), all);
      }
    };
    await Promise.all(players.map(playOn));
  };

  for (const games of waves) await playWave(games);
  const led = ledGamesOf(asked, total.tally);
  all += led.length;
  await playWave(led);
  for (const { leave } of players) leave();
  return total;
};
