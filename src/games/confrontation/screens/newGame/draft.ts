import type { NewGame, Options } from '@/games/confrontation/play';
import { PRINTED } from '@/games/confrontation/play';
import type { ConfrontationSettings } from '@/games/confrontation/session/settings';
import type { Translations } from '@/games/confrontation/words';

/** What the next new game remembers. */
type LastPlayers = Pick<ConfrontationSettings, 'rival' | 'strength' | 'leader'>;

/** What is being chosen; the first player is whoever holds the tablet. */
export type Draft = {
  rival: 'person' | 'book';
  strength: 'easy' | 'normal' | 'hard';
  names: readonly [string, string];
  fellowship: 0 | 1;
  options: Options;
};

/** A new game with whoever played last. */
export const draftOf = ({ rival, strength, leader }: LastPlayers): Draft => ({
  rival,
  strength,
  names: ['', ''],
  fellowship: leader === 'first' ? 0 : 1,
  options: PRINTED,
});

export const lastPlayersIn = ({ rival, strength, fellowship }: Draft): LastPlayers => ({
  rival,
  strength,
  leader: fellowship === 0 ? 'first' : 'second',
});

/** Whoever has typed no name is called by a number. */
export const namesIn = ({ names, rival }: Draft, { newGame: words }: Translations): [string, string] => {
  const [first, second] = names.map((name) => name.trim()) as [string, string];
  return [first || words.player(1), rival === 'book' ? words.book : second || words.player(2)];
};

/** Options that only another one gives a meaning are as printed without it. */
const meant = (options: Options): Options => ({
  ...options,
  blind: options.cast === 'draft' && options.blind,
  gift: options.specials === 'handicap' ? options.gift : [],
});

export const chosenIn = (draft: Draft, words: Translations, seed: number): NewGame => {
  const [first, second] = namesIn(draft, words);
  return {
    options: meant(draft.options),
    players: [
      { name: first, kind: 'person' },
      { name: second, kind: draft.rival === 'book' ? draft.strength : 'person' },
    ],
    fellowship: draft.fellowship,
    seed,
  };
};
