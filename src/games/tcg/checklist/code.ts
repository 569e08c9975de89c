import type { Rarity, SetFour } from './setFour';
import { RARITIES, SET_FOUR } from './setFour';

/** p.30 What stands in the lower right corner of a card: set, rarity, number. */
export type Code = { set: number; rarity: Rarity; number: number };

const CODE = /^(\d{1,2})\s*([a-z])\s*(\d{1,3})$/i;

/** “4 U 323”, “4u323”; null when it is no code. */
export const codeOf = (written: string): Code | null => {
  const [, set, letter = '', number] = CODE.exec(written.trim()) ?? [];
  const rarity = RARITIES.find((one) => one === letter.toUpperCase());
  return rarity && Number(number) > 0 ? { set: Number(set), rarity, number: Number(number) } : null;
};

export const codeText = ({ set, rarity, number }: Code): string => `${set} ${rarity} ${number}`;

/** What the list says against a code of set 4: no such number, or another rarity. Other sets are not at hand. */
export type CodeFault = { fault: 'unknown' } | { fault: 'rarity'; listed: Rarity };

export const codeFault = ({ set, rarity, number }: Code, list: SetFour): CodeFault | null => {
  if (set !== SET_FOUR) return null;
  const card = list.find((one) => one.number === number);
  if (!card) return { fault: 'unknown' };
  return card.rarity === rarity ? null : { fault: 'rarity', listed: card.rarity };
};
