import type { GameModule } from '@/kernel/game';
import type { History } from '@/kernel/history';
import { newHistory, record } from '@/kernel/history';
import { pick, seeded } from '@/kernel/random';
import { confrontation } from '@/games/confrontation/game';
import { lcg } from '@/games/lcg/game';
import { tcg } from '@/games/tcg/game';
import type { Book } from '@/saves/book';
import type { FindGame } from '@/saves/import';
import { appendStep, slotTextOf, writeWhole } from '@/saves/journal';
import type { SlotId } from '@/saves/rows';
import { snapshotsDue } from '@/saves/snapshots';
import { sample as confrontationSample } from '../games/confrontation/contract';
import { sample as lcgSample } from '../games/lcg/contract';
import { sample as tcgSample } from '../games/tcg/contract';
import { Company } from '../games/jime/rules/company';
import { SMALL, jime } from './jime';

/** The four games in plain Node, that of the campaigns with the small test campaign. */
const MODULES = [jime, lcg, tcg, confrontation] as unknown as readonly GameModule[];
export const findGame: FindGame = async (id) => MODULES.find((game) => game.id === id) ?? null;

export type GameName = 'jime' | 'lcg' | 'tcg' | 'confrontation';

type Start = { state: never; content: unknown };

const startOf = async (game: GameName): Promise<Start> => {
  if (game === 'jime') return { state: new Company({ heroes: 2 }).state as never, content: SMALL };
  const sample = { lcg: lcgSample, tcg: tcgSample, confrontation: confrontationSample }[game];
  const [start] = await sample.starts();
  if (!start) throw new Error(`no start of ${game}`);
  return start as Start;
};

/** A save of any game, so many commands at random into it, every kind as likely as another; written as the session does. */
export const walkedSave = async (
  book: Book,
  id: GameName,
  { name = 'Test', steps = 12, seed = 1 }: { name?: string; steps?: number; seed?: number } = {},
): Promise<SlotId> => {
  const game = await findGame(id);
  if (!game) throw new Error(id);
  const start = await startOf(id);
  const { content } = start;
  const dice = seeded(seed);
  let state = start.state as Parameters<typeof game.cover>[0];
  let history: History<unknown> = newHistory();
  const cover = game.cover(state, content);
  const snapshots = snapshotsDue({ kind: 'start', name: 'first' }, state, cover);
  const about = { game: id, name, content: game.contentId(state), cover, snapshots };
  const slot = await writeWhole(book, null, slotTextOf({ state, history }, about));
  for (let step = 0; step < steps; step += 1) {
    const legal = game.legalCommands(state, content) as { type: string }[];
    const quiet = legal.filter(({ type }) => type !== 'concede' && type !== 'resign');
    if (quiet.length === 0) break;
    const type = pick(dice, [...new Set(quiet.map((command) => command.type))]);
    const command = pick(
      dice,
      quiet.filter((one) => one.type === type),
    );
    const played = game.play(state, command, content);
    if (!played.ok) throw new Error(played.refusal.code);
    const bar = game.barsUndo(state, played.state);
    const { row, history: next } = record(history, command, played, { bar });
    state = played.state;
    history = next;
    await appendStep(book, slot, {
      row,
      state,
      cover: game.cover(state, content),
      cut: false,
      bar,
      snapshots: [],
    });
  }
  return slot;
};
