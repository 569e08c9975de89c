import type { AbilityEffectOf } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/play';
import { prevented } from '../table/harm';
import { isLastStandOpen } from '../table/limits';
import type { Table } from '../table/table';
import { act, heroOf } from '../table/table';
import type { HurtUnderWay } from './happening';
import { reachable } from './values';

/** §38.13 Prevents what an effect names of what would be suffered, where it hurts most. */
export const prevent = (
  table: Table,
  hero: HeroId,
  hurt: HurtUnderWay,
  { damage = 0, fear = 0, either = 0, all = [], facedown }: AbilityEffectOf<'prevent'>,
): void => {
  const open = (against: 'damage' | 'fear'): boolean => !facedown || hurt.facedown[against];
  if (open('damage')) hurt.damage = all.includes('damage') ? 0 : Math.max(0, hurt.damage - damage);
  if (open('fear')) hurt.fear = all.includes('fear') ? 0 : Math.max(0, hurt.fear - fear);
  if (either === 0) return;
  const within = { damage: open('damage') ? hurt.damage : 0, fear: open('fear') ? hurt.fear : 0 };
  const left = prevented(table, hero, within, either);
  hurt.damage -= within.damage - left.damage;
  hurt.fear -= within.fear - left.fear;
};

type Change = { damage: { up: number; down: number }; fear: { up: number; down: number } };

/** The mirror is told of cards discarded or turned over; never while a last stand is made. */
const tell = (table: Table, hero: HeroId, { damage, fear }: Change): void => {
  if (isLastStandOpen(table)) return;
  act(table, {
    type: 'setSuffered',
    hero,
    damageUp: damage.up,
    damageDown: damage.down,
    fearUp: fear.up,
    fearDown: fear.down,
  });
};

/** §38.7 Discards cards, facedown ones last where faceup ones may go, since these do more harm. Returns how many. */
export const heal = (table: Table, hero: HeroId, effect: AbilityEffectOf<'heal'>): number => {
  const away = reachable(table, hero, effect, effect.facedown ? 'down' : 'all');
  if (away.damage + away.fear === 0) return 0;
  const less = (pile: { up: number; down: number }, count: number): { up: number; down: number } => {
    const up = effect.facedown ? 0 : Math.min(count, pile.up);
    return { up: pile.up - up, down: pile.down - (count - up) };
  };
  const one = heroOf(table, hero);
  tell(table, hero, { damage: less(one.damage, away.damage), fear: less(one.fear, away.fear) });
  return away.damage + away.fear;
};

/** §38.8 Turns cards over. Returns how many. */
const turn = (
  table: Table,
  hero: HeroId,
  from: 'up' | 'down',
  cards: { damage: number; fear: number },
): number => {
  if (cards.damage + cards.fear === 0) return 0;
  const turned = (pile: { up: number; down: number }, count: number): { up: number; down: number } =>
    from === 'up'
      ? { up: pile.up - count, down: pile.down + count }
      : { up: pile.up + count, down: pile.down - count };
  const one = heroOf(table, hero);
  tell(table, hero, { damage: turned(one.damage, cards.damage), fear: turned(one.fear, cards.fear) });
  return cards.damage + cards.fear;
};

export const turnFacedown = (table: Table, hero: HeroId, effect: AbilityEffectOf<'turnFacedown'>): number => {
  const { damage, fear } = heroOf(table, hero);
  return turn(
    table,
    hero,
    'up',
    effect.all ? { damage: damage.up, fear: fear.up } : reachable(table, hero, effect, 'up'),
  );
};

export const turnFaceup = (table: Table, hero: HeroId, effect: AbilityEffectOf<'turnFaceup'>): void => {
  turn(table, hero, 'down', reachable(table, hero, effect, 'down'));
};
