import type { GameId } from '@/kernel/game';
import type { Book } from './book';

/** The save played last, for the shelf: it reads a name and nothing of the game. */
export type LatestSlot = { slot: number; name: string; game: GameId };

/** The latest of one game, or of any. */
export const latestSlot = async (book: Book, game: GameId | null = null): Promise<LatestSlot | null> => {
  const [row] = await book.read((sql) =>
    sql.all<LatestSlot>(
      `SELECT slot, name, game FROM slots WHERE deleted IS NULL AND game = coalesce(?, game)
       ORDER BY changed DESC, slot DESC LIMIT 1`,
      game,
    ),
  );
  return row ?? null;
};
