import type { CharacterId } from '@/games/confrontation/content/characters';
import type { Side } from '@/games/confrontation/content/sides';
import type { Battle, BattleStep, GameState } from '@/games/confrontation/state';
import { STEPS } from '@/games/confrontation/state/battle';
import { sideOf, tokenOf } from './lookup';
import { fighterOf } from './retreat';

/** Who fights, and whose text counts. */

/** A step of a battle: what comes after it, or itself while it waits for an answer. */
export type StepRule = (state: GameState, battle: Battle) => BattleStep;

const AFTER = Object.fromEntries(STEPS.map((step, index) => [step, STEPS[index + 1] ?? step])) as Record<
  BattleStep,
  BattleStep
>;
export const after = (step: BattleStep): BattleStep => AFTER[step];

export const characterOf = (state: GameState, battle: Battle, side: Side): CharacterId =>
  tokenOf(state, fighterOf(battle, side)).character;

export const attackerSide = ({ attacker }: Battle): Side => sideOf(attacker);

export const isAttacked = (battle: Battle, side: Side): boolean => attackerSide(battle) !== side;

/** The Fellowship’s fighter by its text; null when the Warg voids it (A9). */
export const fellowshipText = (state: GameState, battle: Battle): CharacterId | null =>
  characterOf(state, battle, 'sauron') === 'warg-c' ? null : characterOf(state, battle, 'fellowship');

export const isDecided = ({ retreated, defeated }: Battle): boolean =>
  retreated.fellowship || retreated.sauron || defeated.fellowship || defeated.sauron;

/** On to the results once somebody has left or fallen. */
export const decidedOr = (battle: Battle, next: BattleStep): BattleStep =>
  isDecided(battle) ? 'wormtongue' : next;
