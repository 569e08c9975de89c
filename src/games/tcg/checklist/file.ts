import { CHECKLIST_FORMAT } from '@/games/tcg/formats';
import type { Owned } from './owned';
import { isOwned, joined } from './owned';
import { SET_FOUR } from './setFour';

const VERSION = 1;
export const LONGEST_FILE = 100_000;

export const writeChecklist = (owned: Owned): string =>
  `${JSON.stringify({ format: CHECKLIST_FORMAT, version: VERSION, set: SET_FOUR, owned })}\n`;

/** foreign: not a checklist. newer: of a later version. broken: cut short or altered. huge: too long to be one. */
export type ChecklistFault = 'huge' | 'broken' | 'foreign' | 'newer';
type ChecklistRead = { ok: true; owned: number[] } | { ok: false; fault: ChecklistFault };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const fieldsOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** A file from outside: one number that does not hold makes the whole file broken. */
export const readChecklist = (text: string): ChecklistRead => {
  if (text.length > LONGEST_FILE) return { ok: false, fault: 'huge' };
  const file = parsed(text);
  if (file === undefined) return { ok: false, fault: 'broken' };
  const fields = fieldsOf(file);
  if (fields.get('format') !== CHECKLIST_FORMAT) return { ok: false, fault: 'foreign' };
  const version = fields.get('version');
  if (typeof version === 'number' && version > VERSION) return { ok: false, fault: 'newer' };
  const owned = fields.get('owned');
  const sound = version === VERSION && fields.get('set') === SET_FOUR && isOwned(owned);
  return sound ? { ok: true, owned: joined([], owned) } : { ok: false, fault: 'broken' };
};
