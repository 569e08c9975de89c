import { openBookOn } from '@/saves/book';
import { listImports, writeImport } from '@/saves/imports';
import { openSlot } from '@/saves/journal';
import { moveBook } from '@/saves/moveBook';
import { readValue, writeValue } from '@/saves/settings';
import { binSlot, listSlots } from '@/saves/slots';
import { jime } from './jime';
import { nodeSql } from './nodeSql';
import { SavedCompany } from './savedCompany';

const newBook = () => openBookOn(nodeSql());

const namesIn = async (book: Awaited<ReturnType<typeof newBook>>) =>
  (await listSlots(book)).map(({ slot, name, deleted }) => [slot, name, deleted === null]).sort();

describe('a book that moves into another', () => {
  it('brings every save under its own number, those in the bin, all imports and the settings', async () => {
    const from = await newBook();
    await SavedCompany.begin(from);
    const company = await SavedCompany.begin(from, { mirror: true });
    await binSlot(from, 1, true);
    await writeImport(from, { game: 'jime', id: 'unplayed', text: '{}' });
    await writeValue(from, 'theme', 'night');
    const into = await newBook();
    await moveBook(from, into, 'a');
    expect(await namesIn(into)).toEqual([
      [1, 'The Test', false],
      [2, 'The Test', true],
    ]);
    await binSlot(into, 2, false);
    expect((await openSlot(into, 2, jime))?.state).toEqual(company.state);
    expect(await listImports(into)).toEqual([{ game: 'jime', id: 'unplayed', text: '{}' }]);
    expect(await readValue(into, 'theme')).toBe('night');
  });

  it('leaves what is there as it is', async () => {
    const [from, into] = [await newBook(), await newBook()];
    const here = await SavedCompany.begin(into, { mirror: true });
    await SavedCompany.begin(from);
    await writeValue(into, 'theme', 'day');
    await writeValue(from, 'theme', 'night');
    await moveBook(from, into, 'a');
    expect(await namesIn(into)).toEqual([
      [1, 'The Test', true],
      [2, 'The Test (2)', true],
    ]);
    expect((await openSlot(into, 1, jime))?.state).toEqual(here.state);
    expect(await readValue(into, 'theme')).toBe('day');
  });

  it('gives a save whose number is taken one that no other of them has', async () => {
    const [from, into] = [await newBook(), await newBook()];
    for (const book of [into, from, from]) await SavedCompany.begin(book);
    await moveBook(from, into, 'a');
    expect((await namesIn(into)).map(([slot]) => slot)).toEqual([1, 2, 3]);
  });

  it('moves once, though the old book could not be cleared away, and again when it has gone on', async () => {
    const [from, into] = [await newBook(), await newBook()];
    await SavedCompany.begin(from);
    await moveBook(from, into, 'a');
    await moveBook(from, into, 'a');
    expect(await listSlots(into)).toHaveLength(1);
    await moveBook(from, into, 'b');
    expect(await listSlots(into)).toHaveLength(2);
  });
});
