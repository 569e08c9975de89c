import type { NowLine } from '@/games/jime/play';
import { listed } from '@/i18n/grammar';

/** A line as its words are given it: ids turned into names. */
export type NowParameters = {
  hero: string;
  heroes: string;
  group: string;
  names: string;
  count: number;
  of: number;
  which: NonNullable<NowLine['which']> | '';
};

export type NowWord = (line: NowParameters) => string;

type Naming = { hero(id: string): string; group(id: string): string; say(key: string): string; and: string };

export const nowParameters = (line: NowLine, { hero, group, say, and }: Naming): NowParameters => ({
  hero: line.hero === undefined ? '' : hero(line.hero),
  heroes: listed((line.heroes ?? []).map(hero), and),
  group: line.group === undefined ? '' : group(line.group),
  names: listed((line.names ?? []).map(say), and),
  count: line.count ?? 0,
  of: line.of ?? 0,
  which: line.which ?? '',
});
