import type { HitRow } from '@/games/jime/content';
import type { Translations } from '@/games/jime/words';

/** §29.1 One line of a weapon: what so many successes buy. */
export const hitRowText = (
  row: HitRow,
  words: Translations['box']['item'],
  say: (key: string) => string,
): string => `${words.successes(row.successes)} → ${givenBy(row, words, say)}`;

/** What the line gives, where its successes are said by their sign. */
export const givenBy = (
  { hits, modifiers, gains }: HitRow,
  words: Translations['box']['item'],
  say: (key: string) => string,
): string =>
  [
    hits > 0 ? words.hits(hits) : '',
    ...modifiers.map((id) => say(`modifier.${id}`)),
    gains ? gained(gains, words, say) : '',
  ]
    .filter(Boolean)
    .join(', ');

const gained = (
  gains: NonNullable<HitRow['gains']>,
  words: Translations['box']['item'],
  say: (key: string) => string,
): string => {
  if ('boon' in gains) return words.gains.boon(say(`boon.${gains.boon}`));
  if ('scout' in gains) return words.gains.scout(gains.scout);
  if ('moves' in gains) return words.gains.moves(gains.moves);
  if ('nearbyHeroMoves' in gains) return words.gains.nearbyHeroMoves(gains.nearbyHeroMoves);
  return words.gains.inspiration(gains.inspiration);
};
