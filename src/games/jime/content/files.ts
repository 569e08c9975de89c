import type { Language } from '@/i18n/languages';
import type { Kind } from './schema/box';

/** Something wrong in the data: which file, where in it, and what. Advice is about looks: the data can be played with it. */
export type Fault = { file: string; path: string; message: string; advice?: true };

export const isError = ({ advice }: Fault): boolean => advice !== true;

/** Parsed data files of one folder of `campaigns`, by their path in it: `heroes.json`, `adventures/01-road.json`. */
export type DataFiles = Record<string, unknown>;

/** The words of one folder: flat, key to string. */
export type Text = Record<string, string>;

/** The words of a campaign in each language it comes in. */
export type Texts = Partial<Record<Language, Text>>;

/** The texts of one folder, as read; `verified-fr` lists the keys whose French name is known to be the printed one. */
export type TextFiles = Partial<Record<Language | `verified-${Language}`, unknown>>;

/** `damageCards` is kept in `damage-cards.json`. */
export const fileOf = (kind: Kind): string =>
  `${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;

/** `attacks[3].text`, from the pieces of a path. */
export const joinPath = (pieces: readonly PropertyKey[]): string =>
  pieces.reduce<string>((path, piece) => {
    if (typeof piece === 'number') return `${path}[${piece}]`;
    return path === '' ? String(piece) : `${path}.${String(piece)}`;
  }, '');

export const describeFault = ({ file, path, message }: Fault): string => `${file}  ${path}: ${message}`;
