/** One of the processes that play: it answers each hand of games with what it counted. */
import type { Asked } from '../../src/games/jime/sim/reportShape';
import type { Tally } from '../../src/games/jime/sim/tally';
import { emptyTally } from '../../src/games/jime/sim/tally';
import { answerOrders } from '../worker';
import type { Game } from './games';
import { playInto } from './games';
import type { Subject } from './subject';
import { subjectOf } from './subject';

/** `seen` are the marks of steps that companies are told others have come to. */
export type Hand = { asked: Asked; games: Game[]; seen?: string[] };
/** What was counted, how many adventures were played for it, and how many seconds of a core they took. */
export type Played = { tally: Tally; adventures: number; worked: number };

/** Read once, with the first hand. */
let subject: Subject | undefined;

answerOrders(({ asked, games, seen }: Hand): Played => {
  subject ??= subjectOf(asked);
  const before = process.cpuUsage();
  const tally = emptyTally();
  let adventures = 0;
  for (const game of games)
    adventures += playInto(tally, subject.content, game, {
      adventure: asked.adventure,
      seen: seen && new Set(seen),
    });
  const { user, system } = process.cpuUsage(before);
  return { tally, adventures, worked: (user + system) / 1e6 };
});
