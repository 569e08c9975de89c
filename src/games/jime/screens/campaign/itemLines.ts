import type { Item, Trinket } from '@/games/jime/content';
import type { Translations } from '@/games/jime/words';
import { hitRowText } from '../box/hitRowText';
import { keyOf, placeOf } from '../box/Items';
import type { Names } from '../useNames';

type Card = Item | Trinket;

/** Where it is worn, whether it reaches, what it tests: one line each. */
export const wearLines = (card: Card, { item }: Translations['box'], names: Names): string[] => {
  const stats = card.testStats.map((stat) => (stat === 'wild' ? item.anyStat : names.say(`stat.${stat}`)));
  return [
    placeOf(card, item),
    card.ranged ? item.ranged : '',
    stats.length > 0 ? item.tests(stats.join(', ')) : '',
  ].filter(Boolean);
};

/** The sentences of a gist, one by one. No lookbehind: Safari before 16.4 would refuse the whole file. */
const sentencesOf = (gist: string): string[] => gist.replace(/([.!])\s+/g, '$1\n').split('\n');

/** Everything a card gives, line by line, so that two cards can be laid side by side. */
export const itemLines = (card: Card, words: Translations['box'], names: Names): string[] => [
  ...wearLines(card, words, names),
  ...card.hitTable.map((row) => hitRowText(row, words.item, names.say)),
  ...(card.when ? sentencesOf(names.say(`${keyOf(card)}.gist`)) : []),
];

export type ChangedLine = { line: string; change: 'kept' | 'gained' | 'lost' };

/** §34.4 What an upgrade keeps and gains, as its card has it, and then what is lost. */
export const changedLines = (from: readonly string[], to: readonly string[]): ChangedLine[] => [
  ...to.map((line): ChangedLine => ({ line, change: from.includes(line) ? 'kept' : 'gained' })),
  ...from.filter((line) => !to.includes(line)).map((line): ChangedLine => ({ line, change: 'lost' })),
];
