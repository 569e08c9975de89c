import type { NewGame } from '@/games/jime/play';
import { legalCommands } from '@/games/jime/play';
import type { Book } from '@/saves/book';
import { openBookOn } from '@/saves/book';
import { writeImport } from '@/saves/imports';
import { useBook } from '@/session/book';
import type { OpenGame } from '@/games/jime/session/game';
import { beginCampaign, useGame } from '@/games/jime/session/game';
import { CONTENT } from '../rules/company';
import { smallBundle } from '../../../saves/savedCompany';
import { nodeSql } from '../../../saves/nodeSql';
import { own } from './chooseSettings';

const startingItems = (hero: string): string[] => CONTENT.box.heroes[hero]?.suggestedItems ?? [];

export const CHOSEN: NewGame = {
  seed: 1,
  company: 'The Walkers',
  difficulty: 'normal',
  heroes: [
    { hero: 'aragorn', role: 'captain', items: startingItems('aragorn') },
    { hero: 'gimli', role: 'guardian', items: startingItems('gimli') },
  ],
};

/** Nobody plays; the core box is on the shelf. */
export const clearTable = (): void => {
  useGame.setState({ game: null, refused: null, saveFault: null });
  own();
};

export const openOn = async (sql: ReturnType<typeof nodeSql>): Promise<Book> => {
  const book = await openBookOn(sql);
  useBook.setState({ status: 'open', book });
  return book;
};

/** The small test campaign begun through the store, on a real database. */
export const begin = async (sql = nodeSql()) => {
  const book = await openOn(sql);
  const { id } = CONTENT.campaign;
  await writeImport(book, { game: 'jime', id, text: JSON.stringify(smallBundle()) });
  const notBegun = await beginCampaign(id, CHOSEN);
  if (notBegun) throw new Error(JSON.stringify(notBegun));
  return { sql, book };
};

export const game = (): OpenGame => {
  const open = useGame.getState().game;
  if (!open) throw new Error('no game');
  return open;
};
export const slot = (): number => game().slot ?? -1;

/** As it will be once it has been on disk. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The first few commands of any game: set out, then whatever comes first. */
export const playOn = async (commands: number): Promise<void> => {
  const { act } = useGame.getState();
  await act({ type: 'setOut' });
  for (let played = 0; played < commands; played += 1) {
    const [command] = legalCommands(game().state, game().content);
    if (command) await act(command);
  }
};
