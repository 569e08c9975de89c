import { join } from 'node:path';
import { campaignFromOutside } from '@/games/jime/check/fromOutside';
import { BUNDLE_VERSION } from '@/games/jime/content/bundles';
import { loadStory } from '@/games/jime/content/story';
import { createJime } from '@/games/jime/createJime';
import { CAMPAIGN_FORMAT } from '@/games/jime/formats';
import { legalCommands, newGame, newGameRefusal, play } from '@/games/jime/play';
import { cardsOf, readCatalogue, writeCatalogue } from '@/games/lcg/catalogue';
import type { GameState as LcgState } from '@/games/lcg/play';
import { readChecklist, writeChecklist } from '@/games/tcg/checklist';
import type { GameModule } from '@/kernel/game';
import type { Generator } from '@/kernel/random';
import { pick, seeded } from '@/kernel/random';
import type { Book } from '@/saves/book';
import { openBookOn } from '@/saves/book';
import { DocumentFault } from '@/saves/document';
import { exportSaves } from '@/saves/export';
import { readSaves } from '@/saves/import';
import { writeImport } from '@/saves/imports';
import { openSlot } from '@/saves/journal';
import type { Sql } from '@/saves/sql';
import { writeSaves } from '@/saves/writeSaves';
import { CONTENT, filesIn } from '../games/jime/rules/company';
import { SMALL } from './jime';
import { mutatedContent, mutatedSaves } from './mutatedFiles';
import { nodeSql } from './nodeSql';
import { findGame as walked, walkedSave } from './walkedSave';

const isShipped = (id: string): boolean => ['oath-of-the-lamps', 'tutorial'].includes(id);

const jime = createJime({
  open: async (id) => (id === SMALL.campaign.id ? SMALL : null),
  readImport: async (text) => {
    const found = campaignFromOutside(text, CONTENT.box, isShipped);
    return found.ok ? { id: found.read.id, text: JSON.stringify(found.read.bundle) } : null;
  },
  products: () => ['core'],
}) as unknown as GameModule;

const findGame = async (id: string): Promise<GameModule | null> => (id === 'jime' ? jime : walked(id));

/** What every file is made of, and the book it is brought into. */
export type Bench = {
  sql: Sql;
  book: Book;
  saves: readonly string[];
  campaign: string;
  catalogue: string;
  checklist: string;
  /** The book as it was, and must be afterwards. */
  before: string;
};

const campaignText = (): string => {
  const { 'text/en.json': en, 'text/fr.json': fr, ...files } = filesIn(join(__dirname, '../e2e/campaign'));
  return JSON.stringify({ format: CAMPAIGN_FORMAT, version: BUNDLE_VERSION, files, text: { en, fr } });
};

const GAMES = ['jime', 'lcg', 'tcg', 'confrontation'] as const;

const TABLES = ['slots', 'documents', 'journal', 'snapshots'];
/** No file makes so many saves that one of them gets a number below it. */
const OURS = 'slot <= 4';

const everything = async (sql: Sql): Promise<string> => {
  const rows: unknown[] = [];
  for (const table of TABLES) rows.push(await sql.all(`SELECT * FROM ${table} WHERE ${OURS}`));
  return JSON.stringify([...rows, await sql.all('SELECT * FROM imports WHERE edition = 1')]);
};

export const makeBench = async (): Promise<Bench> => {
  const sql = nodeSql();
  const book = await openBookOn(sql);
  const campaign = campaignText();
  await writeImport(book, { game: 'jime', id: 'two-evenings', text: campaign });
  for (const [at, game] of GAMES.entries()) await walkedSave(book, game, { steps: 25, seed: at + 1 });
  const saves: string[] = [];
  const other = await openBookOn(nodeSql());
  for (const [at, game] of GAMES.entries()) {
    const slot = await walkedSave(other, game, { steps: at === 2 ? 1 : 20, seed: at + 11 });
    saves.push(await exportSaves(other, '1', findGame, [slot]));
  }
  await walkedSave(other, 'tcg', { steps: 30, seed: 5 });
  await writeImport(other, { game: 'jime', id: 'small', text: campaign });
  saves.push(await exportSaves(other, '1', findGame));
  const lcg = await openSlot(other, 2, (await walked('lcg')) as GameModule);
  const catalogue = writeCatalogue(cardsOf(lcg?.state as unknown as LcgState));
  return {
    ...{ sql, book, saves, campaign, catalogue },
    ...{ checklist: writeChecklist([1, 7, 300]), before: await everything(sql) },
  };
};

/** What becomes of a save that came in: it opens and plays on, or says why not. */
const judgeSave = async ({ book }: Bench, slot: number, id: string, dice: Generator): Promise<string> => {
  const game = await findGame(id);
  if (!game) return 'kept unread';
  try {
    const opened = await openSlot(book, slot, game);
    const content = opened && (await game.open(opened.content));
    if (!opened || !content) return 'no content';
    let { state } = opened;
    if (!game.isPlayable(state, content) || game.obstacle(state, content)) return 'not playable';
    for (let step = 0; step < 3; step += 1) {
      game.seats(state).forEach((seat) => game.view(state, seat));
      game.cover(state, content);
      const legal = game.legalCommands(state, content);
      if (legal.length === 0) break;
      const played = game.play(state, pick(dice, legal), content);
      if (!played.ok) throw new Error(`a legal command was refused: ${played.refusal.code}`);
      state = played.state;
    }
    return 'played on';
  } catch (cause) {
    if (cause instanceof DocumentFault) return 'says why not';
    throw cause;
  }
};

const judgeSaves = async (bench: Bench, text: string, dice: Generator): Promise<string> => {
  const read = await readSaves(text, findGame);
  if (!read.ok) return read.reason;
  const { sql, book } = bench;
  const written = await writeSaves(book, read.content);
  const fates: string[] = [];
  for (const { slot, as } of written) {
    const [row] = await sql.all<{ game: string }>('SELECT game FROM slots WHERE slot = ?', slot);
    fates.push(as === 'here' ? 'here' : await judgeSave(bench, slot, row?.game ?? '', dice));
  }
  const again = await readSaves(await exportSaves(book, '1', findGame), findGame);
  if (!again.ok) throw new Error(`its export is refused: ${again.reason}`);
  for (const table of TABLES) await sql.exec(`DELETE FROM ${table} WHERE NOT (${OURS})`);
  await sql.exec('DELETE FROM imports WHERE edition <> 1');
  return fates[0] ?? 'nothing';
};

const judgeCampaign = (text: string): string => {
  const found = campaignFromOutside(text, CONTENT.box, isShipped);
  if (!found.ok) return found.reason;
  const content = { box: CONTENT.box, ...loadStory(found.read.bundle.files, found.read.id) };
  const chosen = {
    ...{ seed: 1, company: 'The Test', difficulty: 'normal' as const },
    heroes: ['aragorn', 'gimli'].map((hero, at) => ({
      hero,
      role: (['captain', 'guardian'] as const)[at] ?? null,
      items: [...(CONTENT.box.heroes[hero]?.suggestedItems ?? [])],
    })),
  };
  if (newGameRefusal(content, chosen)) return 'not begun';
  let state = newGame(content, chosen);
  for (let step = 0; step < 10; step += 1) {
    const [command] = legalCommands(state, content);
    const played = command && play(state, command, content);
    if (played && !played.ok) throw new Error(`a legal command was refused: ${played.refusal.code}`);
    state = played?.state ?? state;
  }
  return 'begun';
};

type Made = { door: 'saves' | 'campaign' | 'catalogue' | 'checklist'; kind: string; text: string };
export type Verdict = { door: string; kind: string; fate: string };

/** The file of this seed. */
export const makeFile = ({ saves, ...bench }: Bench, seed: number): Made => {
  const dice = seeded(seed);
  const door = pick(dice, [
    ...(['saves', 'saves', 'saves', 'saves', 'saves', 'saves'] as const),
    ...(['campaign', 'campaign', 'campaign', 'campaign', 'catalogue', 'checklist'] as const),
  ]);
  return {
    door,
    ...(door === 'saves' ? mutatedSaves(dice, saves) : mutatedContent(dice, bench[door])),
  };
};

const fateOf = async (bench: Bench, { door, text }: Made, dice: Generator): Promise<string> => {
  if (door === 'saves') return judgeSaves(bench, text, dice);
  if (door === 'campaign') return judgeCampaign(text);
  const read = door === 'catalogue' ? readCatalogue(text) : readChecklist(text);
  return read.ok ? 'taken in' : read.fault;
};

/** One file brought in; throws when it is neither refused nor sound, or when the book has changed. */
export const judgeFile = async (bench: Bench, made: Made, seed: number): Promise<Verdict> => {
  const fate = await fateOf(bench, made, seeded(seed));
  if ((await everything(bench.sql)) !== bench.before) throw new Error('the book has changed');
  return { door: made.door, kind: made.kind, fate };
};
