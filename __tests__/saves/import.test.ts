import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadStory } from '@/games/jime/content/story';
import { SAVE_VERSION, legalCommands, play } from '@/games/jime/play';
import { int, pick, seeded } from '@/kernel/random';
import type { Generator } from '@/kernel/random';
import type { Book } from '@/saves/book';
import { openBookOn } from '@/saves/book';
import { readBundle } from '@/games/jime/content/bundles';
import { writeImport, listImports } from '@/saves/imports';
import type { ExportContent, ExportFile } from '@/saves/export';
import { EXPORT_VERSION, exportSaves, exportChecksum } from '@/saves/export';
import { IMPORT_REFUSALS, LONGEST_FILE, readSaves } from '@/saves/import';
import { writeSaves } from '@/saves/writeSaves';
import { openSlot, writeEdition } from '@/saves/journal';
import { isDocument } from '@/games/jime/state/document';
import { isPlayable } from '@/games/jime/play/isPlayable';
import { listSlots } from '@/saves/slots';
import { CONTENT } from '../games/jime/rules/company';
import { findGame, jime } from './jime';
import { SavedCompany, smallBundle } from './savedCompany';
import { nodeSql } from './nodeSql';

// Ten thousand files are read: on a busy machine that takes longer than a test usually may.
jest.setTimeout(240_000);

const everything = async (book: Book): Promise<unknown> => [
  await listSlots(book),
  await listImports(book),
  await exportSaves(book, 'test', findGame),
];

const exported = async (commands: number): Promise<string> => {
  const book = await openBookOn(nodeSql());
  const kept = await SavedCompany.begin(book, { heroes: 2, mirror: true });
  await (await kept.do({ type: 'setOut' })).wander(commands);
  await kept.back();
  return exportSaves(book, '1.0.0', findGame);
};

/** A file of a game without secrets: nothing in it is sealed. */
type PlainFile = Omit<ExportFile, 'content'> & { content: ExportContent };

/** Writes the file anew after a change, with a checksum that holds. */
const reseal = (file: ExportFile): string => JSON.stringify({ ...file, checksum: exportChecksum(file) });

describe('export and import', () => {
  it('carry a save to another device: state, history, snapshots and its campaign', async () => {
    const book = await openBookOn(nodeSql());
    const imported = { game: 'jime', id: CONTENT.campaign.id, text: JSON.stringify(smallBundle()) };
    const edition = await writeImport(book, imported);
    const kept = await SavedCompany.begin(book);
    await writeEdition(book, kept.slot, edition);
    await (await kept.do({ type: 'setOut' })).wander(30);
    const read = await readSaves(await exportSaves(book, '1.0.0', findGame, [kept.slot]), findGame);
    if (!read.ok) throw new Error(read.reason);
    const other = await openBookOn(nodeSql());
    const [written] = await writeSaves(other, read.content);
    expect(await openSlot(other, written?.slot ?? 0, jime)).toEqual(await openSlot(book, kept.slot, jime));
    expect(await listImports(other)).toEqual(await listImports(book));
    expect(JSON.parse(await exportSaves(other, '1.0.0', findGame))).toEqual(
      JSON.parse(await exportSaves(book, '1.0.0', findGame)),
    );
  });

  it('never overwrite: the same file twice makes two saves, each under a name of its own', async () => {
    const book = await openBookOn(nodeSql());
    await (await SavedCompany.begin(book)).wander(5);
    const before = await openSlot(book, 1, jime);
    const read = await readSaves(await exportSaves(book, '1.0.0', findGame), findGame);
    if (!read.ok) throw new Error(read.reason);
    await writeSaves(book, read.content);
    await writeSaves(book, read.content);
    const names = (await listSlots(book)).map(({ name }) => name);
    expect(names.sort()).toEqual(['The Test', 'The Test (2)', 'The Test (3)']);
    expect(await openSlot(book, 1, jime)).toEqual(before);
  });

  it('carry away even a save that cannot be read, and refuse to take it in', async () => {
    const sql = nodeSql();
    const book = await openBookOn(sql);
    await SavedCompany.begin(book);
    await sql.exec("UPDATE documents SET document = 'not a document'");
    const file = await exportSaves(book, '1.0.0', findGame);
    expect(file).toContain('not a document');
    expect(await readSaves(file, findGame)).toEqual({ ok: false, reason: 'broken' });
  });

  it.each([
    ['', 'foreign'],
    ['null', 'foreign'],
    ['a letter to the Shire', 'foreign'],
    ['{"format":"red-book-campaign"}', 'damaged'],
    ['{"format":"another-book","version":1}', 'foreign'],
    ['x'.repeat(LONGEST_FILE + 1), 'huge'],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'foreign'],
  ])('say why a file is refused (%#)', async (text, reason) => {
    expect(await readSaves(text, findGame)).toEqual({ ok: false, reason });
  });

  it('refuse a newer file, a newer document and an empty file', async () => {
    const file = JSON.parse(await exported(3)) as PlainFile;
    expect(await readSaves(reseal({ ...file, version: EXPORT_VERSION + 1 }), findGame)).toEqual({
      ok: false,
      reason: 'newer',
    });
    const [slot] = file.content.slots;
    const document = slot?.document.replace(`"saveVersion":${SAVE_VERSION}`, '"saveVersion":9') ?? '';
    const newer = { ...file, content: { ...file.content, slots: [{ ...slot, document }] } } as PlainFile;
    expect(await readSaves(reseal(newer), findGame)).toEqual({ ok: false, reason: 'newer' });
    const empty = { ...file, content: { slots: [], imports: [] } };
    expect(await readSaves(reseal(empty), findGame)).toEqual({ ok: false, reason: 'empty' });
  });
});

/** One small harm to a text: a letter changed, put in, left out; a piece cut off, doubled or moved. */
const harm = (dice: Generator, text: string): string => {
  const at = int(dice, 0, text.length - 1);
  const to = Math.min(text.length, at + int(dice, 1, 40));
  const letter = pick(dice, ['{', '}', '"', ',', '0', '9', '-', 'x', '[', ':', '\\', '\u0000', 'é']);
  const harms = [
    () => text.slice(0, at) + letter + text.slice(at + 1),
    () => text.slice(0, at) + letter + text.slice(at),
    () => text.slice(0, at) + text.slice(to),
    () => text.slice(0, at),
    () => text.slice(0, to) + text.slice(at),
    () => text.slice(to) + text.slice(0, to),
  ];
  return pick(dice, harms)();
};

const JUNK: readonly unknown[] = [null, -1, 1e300, 'x', '', [], {}, true, ['x'], { x: 1 }];

/** Changes one value somewhere inside, to something that does not belong there. */
const bend = (dice: Generator, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || int(dice, 1, 12) === 1) return pick(dice, JUNK);
  const keys = Object.keys(value);
  if (keys.length === 0) return pick(dice, JUNK);
  const key = pick(dice, keys);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  if (int(dice, 1, 8) === 1) delete copy[key];
  else copy[key] = bend(dice, copy[key]);
  return copy;
};

/** A forged file: a value bent inside a document, a patch or a cover, and the checksum made to hold. */
const forge = (dice: Generator, file: PlainFile): string => {
  const bent = JSON.parse(JSON.stringify(file)) as PlainFile;
  const [slot] = bent.content.slots;
  if (!slot) throw new Error('no slot');
  const row = pick(dice, slot.journal);
  const texts: [Record<string, unknown>, string][] = [
    [slot, 'document'],
    [slot, 'cover'],
    [row, 'patches'],
    [row, 'inverse'],
    [row, 'command'],
    [pick(dice, slot.snapshots), 'document'],
  ];
  if (int(dice, 1, 8) === 1) return reseal({ ...bent, content: bend(dice, bent.content) as never });
  const [holder, key] = pick(dice, texts);
  holder[key] = JSON.stringify(bend(dice, JSON.parse(String(holder[key]))));
  return reseal(bent);
};

describe('fuzzed files', () => {
  it('8 000 damaged ones: never a crash, never a changed save, always a reason', async () => {
    const book = await openBookOn(nodeSql());
    await (await SavedCompany.begin(book)).wander(10);
    const before = await everything(book);
    const text = await exported(4);
    const dice = seeded(4);
    const reasons = new Map<string, number>();
    for (let file = 0; file < 8_000; file += 1) {
      const harmed = harm(dice, text);
      if (harmed === text) continue;
      const read = await readSaves(harmed, findGame);
      const reason = read.ok ? 'taken in' : read.reason;
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
    expect([...reasons.keys()].filter((reason) => !IMPORT_REFUSALS.includes(reason as never))).toEqual([]);
    expect(await everything(book)).toEqual(before);
  });

  it('2 000 forged ones, checksum and all: refused, or taken in as a new save that opens or says why not', async () => {
    const book = await openBookOn(nodeSql());
    await (await SavedCompany.begin(book)).wander(10);
    const before = await openSlot(book, 1, jime);
    const file = JSON.parse(await exported(4)) as PlainFile;
    const dice = seeded(5);
    const outcome = { refused: 0, playable: 0, unplayable: 0 };
    for (let forged = 0; forged < 2_000; forged += 1) {
      const read = await readSaves(forge(dice, file), findGame);
      if (!read.ok) {
        expect(IMPORT_REFUSALS).toContain(read.reason);
        outcome.refused += 1;
        continue;
      }
      const [written] = await writeSaves(book, read.content);
      const opened = await openSlot(book, written?.slot ?? 0, jime);
      outcome[opened && isPlayable(opened.state, CONTENT) ? 'playable' : 'unplayable'] += 1;
    }
    expect(outcome.refused).toBeGreaterThan(1_000);
    expect(await openSlot(book, 1, jime)).toEqual(before);
  });
});

describe('the shape of a document', () => {
  it.each([1, 2, 3, 4])('fits every state of a wandering company (%s)', async (seed) => {
    const book = await openBookOn(nodeSql());
    const kept = await SavedCompany.begin(book, {
      seed,
      heroes: 1 + seed,
      mirror: seed % 2 === 0,
      adventure: seed > 2 ? 'bridge' : 'road',
    });
    for (let step = 0; step < 150; step += 1) {
      await kept.wander(1);
      expect(isDocument(kept.state)).toBe(true);
      expect(isPlayable(kept.state, kept.table.content)).toBe(true);
    }
  });
});

describe('a save of version 1, kept for ever', () => {
  it('opens and plays on', async () => {
    const file = readFileSync(join(__dirname, 'fixtures/version-1.json'), 'utf8');
    const read = await readSaves(file, findGame);
    if (!read.ok) throw new Error(read.reason);
    const book = await openBookOn(nodeSql());
    const [written] = await writeSaves(book, read.content);
    const opened = await openSlot(book, written?.slot ?? 0, jime);
    if (!opened) throw new Error('no slot');
    expect(opened.state).toMatchObject({ stage: 'adventure', campaign: { company: 'The Test' } });
    expect(isDocument(opened.state)).toBe(true);
    expect(opened.history.rows).toEqual([]);
    const bundle = readBundle(read.content.imports[0]?.text ?? '');
    if (!bundle.ok) throw new Error(bundle.reason);
    const content = { box: CONTENT.box, ...loadStory(bundle.bundle.files, bundle.id) };
    expect(isPlayable(opened.state, content)).toBe(true);
    const [command] = legalCommands(opened.state, content);
    expect(command && play(opened.state, command, content).ok).toBe(true);
  });
});
