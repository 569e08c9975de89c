import type { Figure } from '@/games/jime/state';

/** §101.2, §15.6 What armour let through meets sorcery; §101.4 smite passes it by. Returns the hits that reach health. */
export const throughSorcery = ({ sorcery }: Figure, hits: number, smite: boolean): number =>
  smite ? hits : Math.max(0, hits - sorcery);
