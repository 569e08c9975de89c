import { GAMES } from '@/games';
import { EMPTY_CATALOGUE, writeCatalogue } from '@/games/lcg/catalogue';
import { openBookOn } from '@/saves/book';
import { useBook } from '@/session/book';
import { registerGames } from '@/session/games';
import { importText } from '@/session/importFile';
import { nodeSql } from '../../../saves/nodeSql';

it('a file of entered cards brought in among the saves is refused, and said to belong elsewhere', async () => {
  registerGames(GAMES);
  useBook.setState({ status: 'open', book: await openBookOn(nodeSql()) });
  expect(await importText(writeCatalogue(EMPTY_CATALOGUE))).toEqual({
    what: 'refused',
    reason: 'elsewhere',
    faults: [],
  });
});
