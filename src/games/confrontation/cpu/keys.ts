import { CARDS, CHARACTERS, REGIONS, SPECIALS } from '@/games/confrontation/content';
import type { Command, GameState, Token } from '@/games/confrontation/play';

/** What sets two situations or commands apart, as one number: a search looks up thousands. */

const numbers = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name, index) => [name, index + 1]));

const CHARACTER = numbers(CHARACTERS);
const REGION = numbers(REGIONS);
const CARD = numbers(CARDS);
const SPECIAL = numbers(SPECIALS);

/** More than any of the parts can be. */
const BASE = 40;

const packed = (kind: number, what: number, token: number, region: number): number =>
  ((kind * BASE + what) * BASE + token) * BASE + region;

const regionNumber = (region: string | null): number => (region === null ? 0 : (REGION[region] ?? 0));
const tokenNumber = (token: number | null): number => (token === null ? 0 : token + 1);

type Who = readonly { character: Token['character'] | null }[];

/** A command as its own side knows it: by the character. */
export const ownKey = (who: Who, command: Command): number => {
  switch (command.type) {
    case 'move':
      return packed(1, CHARACTER[who[command.token]?.character ?? ''] ?? 0, 0, regionNumber(command.to));
    case 'special':
      return packed(2, SPECIAL[command.card] ?? 0, tokenNumber(command.token), regionNumber(command.region));
    case 'target':
      return packed(3, 0, tokenNumber(command.token), 0);
    case 'answer':
      return packed(4, command.yes ? 1 : 0, tokenNumber(command.token), regionNumber(command.region));
    case 'card':
      return packed(5, CARD[command.card] ?? 0, 0, 0);
    default:
      return 0;
  }
};

/** The same as the other side sees it: by the piece. */
export const seenKey = (who: Who, command: Command): number =>
  command.type === 'move'
    ? packed(6, 0, tokenNumber(command.token), regionNumber(command.to))
    : ownKey(who, command);

/** What both learn of a battle: who fights, who has fallen. */
export const newsOf = ({ tokens, battle }: GameState): number => {
  let fallen = 0;
  for (let id = 0; id < tokens.length; id += 1) if (tokens[id]?.at === 'fallen') fallen |= 1 << id;
  if (!battle) return fallen * BASE * BASE;
  const characterOf = (id: number | null): number =>
    id === null ? 0 : (CHARACTER[tokens[id]?.character ?? ''] ?? 0);
  return (
    (fallen * BASE + characterOf(battle.fighters.fellowship)) * BASE + characterOf(battle.fighters.sauron)
  );
};
