import { join } from 'node:path';
import type { Asked } from '../../src/games/jime/sim/reportShape';
import { sum } from '../../src/games/jime/sim/reportSpread';
import { addTo, emptyTally } from '../../src/games/jime/sim/tally';
import { root } from '../expo.mjs';
import { startWorker } from '../worker';
import type { Game } from './games';
import { ledGamesOf, seenIn, wavesOf } from './games';
import type { Hand, Played } from './player';
import { subjectOf } from './subject';

const PLAYER = join(root, 'scripts/simulate/player.ts');
/** Games handed over at once: few enough that nobody sits idle at the end. */
const HAND = 4;

type Progress = (done: number, all: number) => void;

/** The adventures companies are led to, where they are to be led. */
const ledTo = (asked: Asked): string[] =>
  asked.each === undefined ? [] : subjectOf(asked).plot.adventures.map(({ id }) => id);

/** Plays everything asked for, on so many cores at once, and says how far it has come. */
export const playAll = async (asked: Asked, cores: number, progress: Progress): Promise<Played> => {
  const waves = wavesOf(asked);
  let [done, all] = [0, sum(waves.map(({ length }) => length))];
  const players = Array.from({ length: cores }, () => startWorker<Hand, Played>(PLAYER));
  const total: Played = { tally: emptyTally(), adventures: 0, worked: 0 };

  const playWave = async (games: readonly Game[]): Promise<void> => {
    const seen = asked.seek ? { seen: [...seenIn(total.tally)] } : {};
    let handed = 0;
    const playOn = async ({ ask }: (typeof players)[number]): Promise<void> => {
      while (handed < games.length) {
        const hand = games.slice(handed, handed + HAND);
        handed += hand.length;
        const { tally, adventures, worked } = await ask({ asked, games: hand, ...seen });
        addTo(total.tally, tally);
        total.adventures += adventures;
        total.worked += worked;
        progress((done += hand.length), all);
      }
    };
    await Promise.all(players.map(playOn));
  };

  for (const games of waves) await playWave(games);
  const led = ledGamesOf(asked, ledTo(asked), total.tally);
  all += led.length;
  await playWave(led);
  for (const { leave } of players) leave();
  return total;
};
