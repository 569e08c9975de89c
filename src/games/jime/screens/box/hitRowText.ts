import type { HitRow } from '@/games/jime/content';
import type { Translations } from '@/games/jime/words';

/** §29.1 One line of a weapon: what so many successes buy. */
export const hitRowText = (
  { successes, hits, modifiers, gains }: HitRow,
  words: Translations['box']['item'],
  say: (key: string) => string,
): string => {
  const gives = [
    hits > 0 ? words.hits(hits) : '',
    ...modifiers.map((id) => say(`modifier.${id}`)),
    gains ? gained(gains, words, say) : '',
  ];
  return `${words.successes(successes)} → ${gives.filter(Boolean).join(', ')}`;
};

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
