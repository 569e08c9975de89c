import type { CharacterId, Side } from '@/games/confrontation/content';
import { SIDES } from '@/games/confrontation/content';
import type { LineView } from '@/games/confrontation/play';
import { fightersOf } from '@/games/confrontation/words/story';

export type Fate = 'defeated' | 'withdrew' | 'stands';
export type Fought = { side: Side; character: CharacterId; fate: Fate; total: number | null };

const lastAttack = (lines: readonly LineView[]): number =>
  Math.max(
    0,
    lines.findLastIndex(({ line }) => line === 'attack'),
  );

/** B12 How the last battle of these lines ended for the two who fought; nobody where none is told. */
export const fatesOf = (lines: readonly LineView[]): Fought[] => {
  const battle = lines.slice(lastAttack(lines));
  const fighters = fightersOf(battle);
  const strength = battle.find((line) => line.line === 'strength');
  return SIDES.flatMap((side) => {
    const fighter = fighters[side];
    if (!fighter || fighter.character === null) return [];
    const left = battle.find(
      (line) => (line.line === 'defeat' || line.line === 'retreat') && line.token === fighter.token,
    );
    const fate = left === undefined ? 'stands' : left.line === 'defeat' ? 'defeated' : 'withdrew';
    return [{ side, character: fighter.character, fate, total: strength?.[side] ?? null }];
  });
};

/** Two of equal strength, who fell by each other. */
export const isTie = ([one, other]: readonly Fought[]): boolean =>
  one?.fate === 'defeated' && other?.fate === 'defeated' && one.total !== null && one.total === other.total;

/** What is left to tell beside how that battle ended. */
export const besideFates = (lines: readonly LineView[]): LineView[] => {
  const start = lastAttack(lines);
  return lines.filter(
    (line, at) =>
      at < start || (line.line !== 'strength' && !(line.line === 'defeat' && line.by === 'strength')),
  );
};
