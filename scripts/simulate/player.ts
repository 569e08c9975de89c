/** One of the processes that play: told what to play, it answers each hand of games with what it counted. */
import type { Asked } from '../../src/games/jime/sim/reportShape';
import type { Tally } from '../../src/games/jime/sim/tally';
import { emptyTally } from '../../src/games/jime/sim/tally';
import type { Game } from './games';
import { playInto } from './games';
import type { Subject } from './subject';
import { subjectOf } from './subject';

/** `seen` are the marks of steps that companies are told others have come to. */
export type Hand = { games: Game[]; seen?: string[] };
export type Order = { asked: Asked } | Hand;
/** What was counted, how many adventures were played for it, and how many seconds of a core they took. */
export type Played = { tally: Tally; adventures: number; worked: number };
export type Reply = { ready: true } | Played;

let playing: { subject: Subject; asked: Asked } | undefined;

const reply = (message: Reply): void => void process.send?.(message);

const play = ({ games, seen }: Hand): Played => {
  const before = process.cpuUsage();
  const tally = emptyTally();
  let adventures = 0;
  for (const game of games)
    if (playing)
      adventures += playInto(tally, playing.subject.content, game, {
        adventure: playing.asked.adventure,
        seen: seen && new Set(seen),
      });
  const { user, system } = process.cpuUsage(before);
  return { tally, adventures, worked: (user + system) / 1e6 };
};

process.on('message', (order: Order) => {
  if ('games' in order) return reply(play(order));
  playing = { subject: subjectOf(order.asked), asked: order.asked };
  reply({ ready: true });
});
