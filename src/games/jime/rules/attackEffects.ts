import type { AttackEffect } from '@/games/jime/content';
import { distancesFrom } from '@/games/jime/map/distance';
import type { Group, GroupId, HeroId, SpaceId } from '@/games/jime/state';
import { forHeroesInOrder } from './affectedHeroes';
import type { Game } from './agenda';
import { schedule } from './agenda';
import { gainBoon } from './boons';
import { flipUp, sufferPrompt } from './damageAndFear';
import { gainInspiration, loseInspiration } from './inspiration';
import { adventureOf, heroInPlay, standingHeroes } from './lookup';
import { boardOf } from './maps';
import { askTable } from './mirror';
import { raiseThreat } from './threat';

const HAPPENS: Record<AttackEffect['when'], (through: boolean) => boolean> = {
  always: () => true,
  suffered: (through) => through,
  unharmed: (through) => !through,
};

/** Everyone else in the attacked hero's space; without a mirror the table knows who that is. */
const othersSuffer = (game: Game, hero: HeroId, damage: number, fear: number): void => {
  const { space } = heroInPlay(game, hero);
  const suffering = { damage, fear, negate: null, facedown: { damage: true, fear: true } };
  if (space === null) return sufferPrompt(game, { text: null, hero: null, who: 'others', suffering });
  const others = standingHeroes(game).filter((other) => other.hero !== hero && other.space === space);
  forHeroesInOrder(
    others.map((other) => other.hero),
    (other) => sufferPrompt(game, { text: null, hero: other, who: 'hero', suffering }),
  );
};

/** §17.9 Prepared cards go: all of them, or those the hero chooses. */
const losePrepared = (game: Game, group: GroupId, hero: HeroId, count: number): void => {
  if (!game.state.mirror) return;
  const one = heroInPlay(game, hero);
  if (one.prepared.length <= count) one.prepared = [];
  else askTable(game, { what: 'prepared', hero, group, left: count });
};

/** §17.9, §37.3 A boon goes: the only one, or the one the hero chooses. */
const loseBoon = (game: Game, group: GroupId, hero: HeroId): void => {
  if (!game.state.mirror) return;
  const one = heroInPlay(game, hero);
  if (one.boons.length <= 1) one.boons = [];
  else askTable(game, { what: 'boon', hero, group, left: 1 });
};

/** Where a hero may be moved who is driven away from a group: each step leads further from it. */
export const spacesAway = (game: Game, hero: HeroId, id: GroupId): SpaceId[] => {
  const { space: from } = heroInPlay(game, hero);
  if (from === null) return [];
  const board = boardOf(game);
  const next = (board.adjacent[from] ?? []).filter((space) => !board.closed.includes(space));
  const group = adventureOf(game).groups.find((one) => one.id === id);
  if (!group?.space) return next;
  const away = distancesFrom(board, group.space);
  return next.filter((space) => (away[space] ?? Infinity) > (away[from] ?? Infinity));
};

/**
 * §17.9 The hero is driven off, space by space; the mirror asks where to, as long as there is room and the group is there that
 * drives.
 */
export const moveAway = (game: Game, group: GroupId, hero: HeroId, spaces: number): void => {
  if (!game.state.mirror || spaces === 0 || heroInPlay(game, hero).defeated) return;
  if (!adventureOf(game).groups.some(({ id }) => id === group)) return;
  if (spacesAway(game, hero, group).length > 0) askTable(game, { what: 'moved', hero, group, left: spaces });
};

/** §17.9 What an attack does besides: the app runs what it keeps track of, the table does the rest and tells the mirror. */
export const attackEffect = (
  game: Game,
  id: GroupId,
  hero: HeroId,
  effect: AttackEffect,
  through: boolean,
): void => {
  if (!HAPPENS[effect.when](through)) return;
  const group = adventureOf(game).groups.find((one) => one.id === id);
  switch (effect.kind) {
    case 'threatUp':
      return raiseThreat(game, effect.count);
    case 'enemyRecovers':
      return recoverFigures(group, effect.count);
    case 'othersSuffer':
      return othersSuffer(game, hero, effect.damage, effect.fear);
    case 'flipDamage':
      return flipUp(game, hero, 'damage', effect.count);
    case 'flipFear':
      return flipUp(game, hero, 'fear', effect.count);
    case 'gainInspiration':
      return gainInspiration(game, hero, effect.count);
    case 'loseInspiration':
      return loseInspiration(game, hero, effect.count);
    case 'gainBoon':
      return gainBoon(game, hero, effect.boon);
    case 'discardPrepared':
      return losePrepared(game, id, hero, effect.count);
    case 'loseBoon':
      return loseBoon(game, id, hero);
    case 'moveAway':
      return schedule(game, { do: 'moveAway', hero, group: id, spaces: effect.spaces });
    case 'discardDeck':
      return;
  }
};

const recoverFigures = (group: Group | undefined, count: number): void => {
  for (const figure of group?.figures ?? [])
    figure.health = Math.min(group?.fullHealth ?? figure.health, figure.health + count);
};
