import type { ModifierId } from '@/games/jime/content';
import { refuse } from '@/games/jime/state/refusals';
import type { Figure } from '@/games/jime/state';
import { sundered, throughArmour } from './armour';
import { throughSorcery } from './sorcery';

/** §62.5 The same modifier is never applied twice in one attack. */
export const requireNoneTwice = (modifiers: readonly ModifierId[]): void => {
  if (new Set(modifiers).size < modifiers.length) refuse('modifier/twice');
};

/** §62.3 A forbidden modifier may be chosen and has no effect. */
export const effectiveModifiers = (
  modifiers: readonly ModifierId[],
  immune: readonly ModifierId[],
): Set<ModifierId> => new Set(modifiers.filter((modifier) => !immune.includes(modifier)));

/** Hits left after armour and sorcery. */
const reaching = (figure: Figure, hits: number, modifiers: ReadonlySet<ModifierId>): number =>
  throughSorcery(figure, throughArmour(figure, hits, modifiers.has('pierce')), modifiers.has('smite'));

/** §62.6 Lethal defeats a figure that loses at least half of the health it had when the hits came. */
const toDefeat = ({ health }: Figure, lethal: boolean): number => (lethal ? Math.ceil(health / 2) : health);

export interface Struck {
  figure: Figure;
  defeated: boolean;
  /** Hits it did not need to fall, for the next figure (§15.7). */
  over: number;
}

/**
 * Hits on one figure: armour, then sorcery, then health (§15.6). Armour and sorcery are not written back, for both return
 * after Apply (§16.3, §101.3).
 */
export const strike = (figure: Figure, hits: number, modifiers: ReadonlySet<ModifierId>): Struck => {
  const reached = reaching(figure, hits, modifiers);
  const enough = toDefeat(figure, modifiers.has('lethal'));
  if (reached >= enough) return { figure: { ...figure, health: 0 }, defeated: true, over: reached - enough };
  return { figure: { ...figure, health: figure.health - reached }, defeated: false, over: 0 };
};

/**
 * §62.2, §62.6 Hits on a whole group, its modifiers combined. Sunder lowers the first figure's armour before the hits and
 * passes on to the next when that one falls; with cleave it takes one from every figure hit (§16.5). Cleave gives every
 * figure all the hits; else what one did not need goes on to the next (§15.7).
 */
export const strikeAll = (
  figures: readonly Figure[],
  hits: number,
  modifiers: ReadonlySet<ModifierId>,
): Struck[] => {
  let left = hits;
  let sunder = modifiers.has('sunder');
  const sundersAll = modifiers.has('cleave') && hits > 0;
  return figures.map((figure) => {
    const struck = strike(sunder ? sundered(figure) : figure, left, modifiers);
    if (!struck.defeated && !sundersAll) sunder = false;
    if (!modifiers.has('cleave')) left = struck.over;
    return struck;
  });
};
