/** One of the processes that play: told what to play and then which games, it keeps its own tally until asked for it. */
import type { Asked } from '../../src/sim/reportShape';
import type { Tally } from '../../src/sim/tally';
import { emptyTally } from '../../src/sim/tally';
import type { Game } from './games';
import { playInto } from './games';
import type { Subject } from './subject';
import { subjectOf } from './subject';

export type Order = { asked: Asked } | { games: Game[] } | { finish: true };
/** What was counted, how many adventures were played for it, and how many seconds of a core they took. */
export type Played = { tally: Tally; adventures: number; worked: number };
export type Reply = { ready: true } | Played;

const tally = emptyTally();
let adventures = 0;
let worked = 0;
let playing: { subject: Subject; asked: Asked } | undefined;

const reply = (message: Reply): void => void process.send?.(message);

const play = (games: readonly Game[]): void => {
  const before = process.cpuUsage();
  for (const game of games)
    if (playing) adventures += playInto(tally, playing.subject.content, game, playing.asked.adventure);
  const { user, system } = process.cpuUsage(before);
  worked += (user + system) / 1e6;
};

process.on('message', (order: Order) => {
  if ('finish' in order) return reply({ tally, adventures, worked });
  if ('asked' in order) playing = { subject: subjectOf(order.asked), asked: order.asked };
  else play(order.games);
  reply({ ready: true });
});
