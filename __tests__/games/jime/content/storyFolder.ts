import type { DataFiles, TextFiles } from '@/games/jime/content';
import type { CampaignFolder } from '../../../../scripts/campaign-folders';
import { readFolder } from '../../../../scripts/campaign-folders';

type Json = Record<string, unknown>;

const pieces = (path: string): string[] => path.replace(/\[(\d+)\]/g, '.$1').split('.');

/** One step along a path, as faults write it: a field, a place in a list, or the id of an element. */
const into = (value: unknown, piece: string): unknown => {
  if (!Array.isArray(value)) return (value as Json)[piece];
  return /^\d+$/.test(piece)
    ? (value[Number(piece)] as unknown)
    : (value as Json[]).find(({ id }) => id === piece);
};

/** A copy of a campaign folder to break things in, by the paths its faults are reported with. */
export class BrokenCopy {
  readonly data: DataFiles;
  readonly text: TextFiles;

  constructor({ data, text }: CampaignFolder) {
    this.data = structuredClone(data);
    this.text = structuredClone(text);
  }

  private at(file: string, path: readonly string[]): unknown {
    return path.reduce<unknown>(into, this.data[file]);
  }

  set(file: string, path: string, value: unknown): void {
    const way = pieces(path);
    (this.at(file, way.slice(0, -1)) as Json)[way[way.length - 1] as string] = value;
  }

  add(file: string, path: string, ...values: unknown[]): void {
    (this.at(file, pieces(path)) as unknown[]).push(...values);
  }

  remove(file: string, path: string): void {
    const way = pieces(path);
    const owner = this.at(file, way.slice(0, -1));
    const last = way[way.length - 1] as string;
    if (Array.isArray(owner)) owner.splice(Number(last), 1);
    else delete (owner as Json)[last];
  }

  words(language: 'en' | 'fr'): Record<string, string> {
    return this.text[language] as Record<string, string>;
  }
}

export const EXAMPLE = readFolder('campaigns/example');
