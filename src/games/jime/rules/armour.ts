import type { Figure } from '@/games/jime/state';

/** §16.2, §15.6 Hits meet armour first; §16.4 pierce passes it by. Returns the hits that go on. */
export const throughArmour = ({ armour }: Figure, hits: number, pierce: boolean): number =>
  pierce ? hits : Math.max(0, hits - armour);

/** §16.5 Sunder takes one armour for good. */
export const sundered = (figure: Figure): Figure => ({ ...figure, armour: Math.max(0, figure.armour - 1) });
