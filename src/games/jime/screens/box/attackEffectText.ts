import type { AttackEffect } from '@/games/jime/content';
import type { Translations } from '@/games/jime/words';

/** What an attack does besides its damage and fear (§17.9), in words. */
export const attackEffectText = (
  effect: AttackEffect,
  words: Translations['box']['effect'],
  say: (key: string) => string,
): string => {
  switch (effect.kind) {
    case 'loseBoon':
      return words.loseBoon;
    case 'gainBoon':
      return words.gainBoon(say(`boon.${effect.boon}`));
    case 'moveAway':
      return words.moveAway(effect.spaces);
    case 'othersSuffer':
      return words.othersSuffer(effect.damage, effect.fear);
    default:
      return words[effect.kind](effect.count);
  }
};
