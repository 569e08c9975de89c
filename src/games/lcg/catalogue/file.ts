import { cleanValue } from '@/kernel/cleanText';
import { CATALOGUE_FORMAT } from '@/games/lcg/formats';
import type { Catalogue } from './catalogue';
import { EMPTY_CATALOGUE, isKnownCard, merge } from './catalogue';

const VERSION = 1;
/** More than every card there is. */
const MOST_CARDS = 10_000;
export const LONGEST_FILE = 4_000_000;

export const writeCatalogue = (catalogue: Catalogue): string =>
  `${JSON.stringify({ format: CATALOGUE_FORMAT, version: VERSION, cards: catalogue }, null, 1)}\n`;

/** foreign: not a catalogue. newer: of a later version. broken: cut short or altered. huge: too long to be one. */
export type CatalogueFault = 'huge' | 'broken' | 'foreign' | 'newer';
export type CatalogueRead = { ok: true; catalogue: Catalogue } | { ok: false; fault: CatalogueFault };

const parsed = (text: string): unknown => {
  try {
    return cleanValue(JSON.parse(text));
  } catch {
    return undefined;
  }
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** What was kept on this device: a card that does not hold hides none of the others. */
export const readKeptCatalogue = (text: string): Catalogue => {
  const cards = fieldOf(parsed(text), 'cards');
  return Array.isArray(cards) ? merge(EMPTY_CATALOGUE, cards.filter(isKnownCard)) : EMPTY_CATALOGUE;
};

/** A file from outside, proved card by card: one that does not hold makes the whole file broken. */
export const readCatalogue = (text: string): CatalogueRead => {
  if (text.length > LONGEST_FILE) return { ok: false, fault: 'huge' };
  const file = parsed(text);
  if (file === undefined) return { ok: false, fault: 'broken' };
  if (fieldOf(file, 'format') !== CATALOGUE_FORMAT) return { ok: false, fault: 'foreign' };
  const version = fieldOf(file, 'version');
  if (typeof version === 'number' && version > VERSION) return { ok: false, fault: 'newer' };
  const cards = fieldOf(file, 'cards');
  const sound =
    version === VERSION && Array.isArray(cards) && cards.length <= MOST_CARDS && cards.every(isKnownCard);
  return sound ? { ok: true, catalogue: merge(EMPTY_CATALOGUE, cards) } : { ok: false, fault: 'broken' };
};
