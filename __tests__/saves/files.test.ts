import { openBookOn } from '@/saves/book';
import type { ExportFile } from '@/saves/export';
import { exportChecksum, exportSaves } from '@/saves/export';
import type { FileContent } from '@/saves/import';
import { readSaves } from '@/saves/import';
import { findImport, removeImport, removeUnusedEditions, writeImport } from '@/saves/imports';
import { openSlot, writeEdition } from '@/saves/journal';
import { latestSlot } from '@/saves/latest';
import { LONGEST_NAME, duplicateSlot, emptyBin, binSlot, listSlots } from '@/saves/slots';
import { beginFromSnapshot, listSnapshots } from '@/saves/snapshots';
import { writeSaves } from '@/saves/writeSaves';
import { moveBook } from '@/saves/moveBook';
import { nodeSql } from './nodeSql';
import { jime } from './jime';
import { smallBundle } from './savedCompany';
import { findGame, walkedSave } from './walkedSave';

const newBook = async () => {
  const sql = nodeSql();
  return { sql, book: await openBookOn(sql) };
};

const reseal = (file: ExportFile): string => JSON.stringify({ ...file, checksum: exportChecksum(file) });

const contentOf = async (text: string): Promise<FileContent> => {
  const read = await readSaves(text, findGame);
  if (!read.ok) throw new Error(read.reason);
  return read.content;
};

/** A book with one save of each of these names. */
const bookOf = async (...names: string[]) => {
  const { sql, book } = await newBook();
  for (const [at, name] of names.entries()) await walkedSave(book, 'lcg', { name, seed: at + 1 });
  return { sql, book };
};

describe('40.1 one damaged save spoils none of the others', () => {
  it('brings in what can be read, and names and keeps what cannot', async () => {
    const { sql, book } = await bookOf('One', 'Two', 'Three', 'Four');
    await sql.exec('UPDATE documents SET document = substr(document, 1, 900) WHERE slot = 2');
    const file = await exportSaves(book, '1', findGame);
    const other = await newBook();
    const written = await writeSaves(other.book, await contentOf(file));
    expect(written.map(({ name, as }) => [name, as])).toEqual([
      ['One', 'new'],
      ['Three', 'new'],
      ['Four', 'new'],
      ['Two', 'unproved'],
    ]);
    const lcg = await findGame('lcg');
    if (!lcg) throw new Error();
    expect(await openSlot(other.book, 1, lcg)).toEqual(await openSlot(book, 1, lcg));
    await expect(openSlot(other.book, 4, lcg)).rejects.toThrow('unreadable');
    const [kept] = await other.sql.all('SELECT document FROM documents WHERE slot = 4');
    expect([kept]).toEqual(await sql.all('SELECT document FROM documents WHERE slot = 2'));
    const again = JSON.parse(await exportSaves(other.book, '1', findGame, [4])) as ExportFile;
    expect(again.content.slots[0]).toMatchObject({ name: 'Two', document: expect.any(String) });
  });

  it('keeps a save unread when only its journal does not hold, and never opens it', async () => {
    const { sql, book } = await bookOf('Sound', 'Forged');
    await sql.exec(
      `UPDATE journal SET inverse = '[{"op":"replace","path":["round"],"value":"x"}]' WHERE slot = 2`,
    );
    const other = await newBook();
    await writeSaves(other.book, await contentOf(await exportSaves(book, '1', findGame)));
    const lcg = await findGame('lcg');
    await expect(lcg && openSlot(other.book, 2, lcg)).rejects.toThrow('unreadable');
    const copy = await duplicateSlot(other.book, 2, 'Copy');
    await expect(lcg && openSlot(other.book, copy ?? 0, lcg)).rejects.toThrow('unreadable');
    const [start] = await listSnapshots(other.book, 2);
    const begun = await beginFromSnapshot(other.book, start?.snapshot ?? 0, 'From its start');
    expect(lcg && (await openSlot(other.book, begun ?? 0, lcg))).toMatchObject({ name: 'From its start' });
  });

  it('keeps a save of a game this app does not have beside the others', async () => {
    const { sql, book } = await bookOf('Known', 'Unknown');
    await sql.exec("UPDATE slots SET game = 'whist' WHERE slot = 2");
    const { slots, unproved } = await contentOf(await exportSaves(book, '1', findGame));
    expect([slots.length, unproved.map(({ name }) => name)]).toEqual([1, ['Unknown']]);
  });

  it.each([
    ['a cover that cannot be read', "UPDATE slots SET cover = 'no cover'"],
    ['a name of 200 characters', `UPDATE slots SET name = '${'n'.repeat(200)}'`],
    ['a time before 1970', 'UPDATE slots SET created = -86400000, changed = -1'],
  ])('brings in a save with %s', async (_what, change) => {
    const { sql, book } = await bookOf('One');
    await sql.exec(change);
    await duplicateSlot(book, 1, (await listSlots(book))[0]?.name ?? '');
    const other = await newBook();
    const content = await contentOf(await exportSaves(book, '1', findGame));
    await writeSaves(other.book, content);
    await writeSaves(other.book, content);
    const slots = await listSlots(other.book);
    expect(slots).toHaveLength(4);
    expect(new Set(slots.map(({ name }) => name)).size).toBe(4);
    const lcg = await findGame('lcg');
    expect(slots.every(({ cover, name }) => lcg?.isCover(cover) && name.length <= LONGEST_NAME)).toBe(true);
  });

  it('names what is no save and leaves it out', async () => {
    const { book } = await bookOf('One');
    const file = JSON.parse(await exportSaves(book, '1', findGame)) as ExportFile;
    const [one] = file.content.slots;
    if (!one || 'sealed' in one) throw new Error('sealed');
    const doubled = { ...one, name: 'Doubled', journal: [...one.journal, ...one.journal] };
    const slots = [one, { name: 'Not a save' }, 7, doubled] as ExportFile['content']['slots'];
    const content = await contentOf(reseal({ ...file, content: { ...file.content, slots } }));
    expect(content.leftOut).toEqual(['Not a save', '', 'Doubled']);
  });
});

describe('40.2 a save keeps the edition it is played with', () => {
  const editionOf = (change: string): string => {
    const bundle = smallBundle();
    return JSON.stringify({ ...bundle, text: { ...bundle.text, en: { 'campaign.name': change } } });
  };
  const imported = (text: string) => ({ game: 'jime', id: 'small', text });

  const withEdition = async () => {
    const { sql, book } = await newBook();
    const first = await writeImport(book, imported(editionOf('First')));
    const slot = await walkedSave(book, 'jime');
    await writeEdition(book, slot, first);
    return { sql, book, slot, first };
  };

  it('through the import of a new edition, which new games begin with', async () => {
    const { book, slot, first } = await withEdition();
    const second = await writeImport(book, imported(editionOf('Second')));
    expect((await findImport(book, 'jime', 'small'))?.edition).toBe(second);
    expect((await openSlot(book, slot, jime))?.edition).toBe(first);
    expect((await listSlots(book))[0]?.hasNewEdition).toBe(true);
    // What nobody plays with is not kept; what a save is played with stays until the save is gone.
    const third = await writeImport(book, imported(editionOf('Third')));
    const all = () => book.read((sql) => sql.all('SELECT edition, offered FROM imports ORDER BY edition'));
    expect(await all()).toEqual([
      { edition: first, offered: 0 },
      { edition: third, offered: 1 },
    ]);
    expect(await removeImport(book, 'jime', 'small')).toEqual([]);
    await binSlot(book, slot, true);
    await emptyBin(book);
    expect(await all()).toEqual([]);
  });

  it('in a file, and on a device that has another edition', async () => {
    const { book } = await withEdition();
    await writeImport(book, imported(editionOf('Second')));
    const file = await exportSaves(book, '1', findGame);
    const other = await newBook();
    const theirs = await writeImport(other.book, imported(editionOf('Theirs')));
    const [written] = await writeSaves(other.book, await contentOf(file));
    const opened = await openSlot(other.book, written?.slot ?? 0, jime);
    const [kept] = await other.sql.all('SELECT text FROM imports WHERE edition = ?', opened?.edition ?? 0);
    expect(kept).toEqual({ text: editionOf('First') });
    expect((await findImport(other.book, 'jime', 'small'))?.edition).toBe(theirs);
  });

  it('in a book that moves, and while its game is open and not yet written', async () => {
    const { book } = await withEdition();
    await writeImport(book, imported(editionOf('Second')));
    const other = await newBook();
    await moveBook(book, other.book, 'stamp');
    const texts = await other.sql.all(
      'SELECT text FROM imports JOIN slots USING (edition) UNION ALL SELECT text FROM imports WHERE offered = 1',
    );
    expect(texts).toEqual([{ text: editionOf('First') }, { text: editionOf('Second') }]);
    await other.sql.exec('DELETE FROM slots');
    const [first] = await other.sql.all<{ edition: number }>('SELECT edition FROM imports WHERE offered = 0');
    await other.book.write((sql) => removeUnusedEditions(sql, first?.edition ?? null));
    expect(await other.sql.all('SELECT 1 FROM imports')).toHaveLength(2);
  });
});

describe('40.4 one door, one check', () => {
  it('does not take in a campaign inside a file of saves that would be refused by itself', async () => {
    const { book } = await newBook();
    const edition = await writeImport(book, { game: 'jime', id: 'small', text: '{"format":"?"}' });
    const slot = await walkedSave(book, 'jime');
    await writeEdition(book, slot, edition);
    const content = await contentOf(await exportSaves(book, '1', findGame));
    expect(content.refusedImports).toEqual(['small']);
    const other = await newBook();
    await writeSaves(other.book, content);
    expect(await other.sql.all('SELECT edition FROM slots')).toEqual([{ edition: null }]);
    expect(await other.sql.all('SELECT 1 FROM imports')).toEqual([]);
  });
});

describe('40.6 names and clocks', () => {
  it('clean what comes in: NUL, direction marks and halves of letters', async () => {
    const { book } = await bookOf('One');
    const file = JSON.parse(await exportSaves(book, '1', findGame)) as ExportFile;
    Object.assign(file.content.slots[0] ?? {}, { name: 'A\u202eb\u0000c\ud83d!' });
    expect((await contentOf(reseal(file))).slots[0]?.name).toBe('Abc!');
  });

  it('clean the names inside a document and its journal too', async () => {
    const { sql, book } = await bookOf('One');
    await sql.exec(`UPDATE documents SET document = replace(document, 'Frodo', 'Fro\\u202edo')`);
    await sql.exec(
      `UPDATE documents SET document = json_set(document, '$.scenarioName', 'Mir' || char(8238))`,
    );
    const { slots } = await contentOf(await exportSaves(book, '1', findGame));
    expect(slots[0]?.document).toContain('"Mir"');
    expect(JSON.stringify(slots)).not.toMatch(/\u202e|\\u202e/);
  });

  it('a clock that ran ten years ahead does not decide which save was played last', async () => {
    const { sql, book } = await bookOf('Ahead', 'Played');
    const ahead = Date.now() + 10 * 365 * 86_400_000;
    await sql.run('UPDATE slots SET changed = ? WHERE slot = 1', ahead);
    const lcg = await findGame('lcg');
    if (!lcg) throw new Error();
    await openSlot(book, 2, lcg);
    await sql.run('UPDATE slots SET changed = ? WHERE slot = 2', Date.now());
    expect((await latestSlot(book))?.name).toBe('Played');
    await sql.run('UPDATE slots SET changed = ? WHERE slot = 1', ahead);
    const other = await newBook();
    await writeSaves(other.book, await contentOf(await exportSaves(book, '1', findGame)));
    const [row] = await other.sql.all<{ latest: number }>('SELECT max(changed) AS latest FROM slots');
    expect(row?.latest).toBeLessThanOrEqual(Date.now());
  });
});

describe('40 a running game with secrets', () => {
  const secret = async () => {
    const { sql, book } = await newBook();
    const slot = await walkedSave(book, 'confrontation', { name: 'Duel', steps: 30, seed: 3 });
    return { sql, book, slot };
  };

  it('cannot be read in its file, and comes in whole', async () => {
    const { book, slot } = await secret();
    const file = await exportSaves(book, '1', findGame);
    expect(file).toContain('Duel');
    expect(file).not.toMatch(/gandalf|witchKing|bearer|generator/i);
    const other = await newBook();
    const [written] = await writeSaves(other.book, await contentOf(file));
    const game = await findGame('confrontation');
    if (!game) throw new Error();
    expect(await openSlot(other.book, written?.slot ?? 0, game)).toEqual(await openSlot(book, slot, game));
  });

  it('is not taken in a second time at a moment that is behind us, and once it is gone it is', async () => {
    const { sql, book, slot } = await secret();
    const content = await contentOf(await exportSaves(book, '1', findGame));
    expect((await writeSaves(book, content)).map(({ as }) => as)).toEqual(['here']);
    await binSlot(book, slot, true);
    expect((await writeSaves(book, content)).map(({ as }) => as)).toEqual(['here']);
    expect(await sql.all('SELECT 1 FROM slots')).toHaveLength(1);
    await emptyBin(book);
    expect((await writeSaves(book, content)).map(({ as }) => as)).toEqual(['new']);
  });

  it('cut or altered inside its seal it is left out by its name', async () => {
    const { book } = await secret();
    await walkedSave(book, 'lcg', { name: 'Open' });
    const file = JSON.parse(await exportSaves(book, '1', findGame)) as ExportFile;
    const [sealed, open] = file.content.slots;
    if (!sealed || !('sealed' in sealed) || !open) throw new Error('not sealed');
    const cut = { ...sealed, sealed: sealed.sealed.slice(5) };
    const content = await contentOf(reseal({ ...file, content: { ...file.content, slots: [cut, open] } }));
    expect([content.leftOut, content.slots.length]).toEqual([['Duel'], 1]);
  });

  it('bids of the TCG are sealed while they are secret', async () => {
    const { book } = await newBook();
    await walkedSave(book, 'tcg', { steps: 1 });
    expect(await exportSaves(book, '1', findGame)).not.toContain('"bid');
  });
});
