import type { Game } from '../agenda';
import { groupInRange } from '../attacks';
import { isElite } from '../elite';
import { readyGroups, readyGroupsIn } from '../exhausted';
import { adventureOf, standingHeroes } from '../lookup';
import type { Group } from '@/games/jime/state';
import type { NowLine } from './line';

/** §87.2, §87.3 Whom each hero would provoke by leaving or interacting; without the mirror only the table knows who stands with whom. */
export const provocations = (game: Game): NowLine[] => {
  if (readyGroups(game).length === 0) return [];
  if (!game.state.mirror) return [{ now: 'provokesUnknown', count: readyGroups(game).length }];
  const provoking = standingHeroes(game).flatMap(({ hero, space }) =>
    readyGroupsIn(game, space).map(({ id }): NowLine => ({ now: 'provokes', hero, group: id })),
  );
  return provoking.length > 0 ? provoking : [{ now: 'provokesNobody' }];
};

/** §48 Which groups are ready, and which exhausted. */
export const readiness = (game: Game): NowLine[] =>
  adventureOf(game).groups.map(({ id, exhausted }) => ({
    now: exhausted ? 'exhausted' : 'ready',
    group: id,
  }));

/** §35.2, §35.5 Who would strike back. */
export const counterattacks = (game: Game): NowLine[] =>
  adventureOf(game).groups.flatMap((group): NowLine[] => {
    if (!group.exhausted) return [{ now: 'strikesBack', group: group.id }];
    return isElite(group) ? [{ now: 'strikesBackElite', group: group.id }] : [];
  });

const most = ({ figures }: Group, of: 'armour' | 'sorcery'): number =>
  Math.max(0, ...figures.map((figure) => figure[of]));

/** §16.3, §101.3 What comes back after each attack. */
export const comesBack =
  (of: 'armour' | 'sorcery') =>
  (game: Game): NowLine[] =>
    adventureOf(game)
      .groups.filter((group) => most(group, of) > 0)
      .map((group) => ({ now: of, group: group.id, count: most(group, of) }));

/** §47 Which groups are elite, and by what. */
export const elites = (game: Game): NowLine[] =>
  adventureOf(game)
    .groups.filter(isElite)
    .map(({ id, bonuses }) => ({
      now: 'elite',
      group: id,
      names: bonuses.map((bonus) => `bonus.${game.content.box.enemyBonuses[bonus]?.name ?? bonus}`),
    }));

/** §58 How many figures of each group are left, and the health of the one hit next. */
export const figuresLeft = (game: Game): NowLine[] =>
  adventureOf(game).groups.map(({ id, figures }) => ({
    now: 'figures',
    group: id,
    count: figures.length,
    of: figures[0]?.health ?? 0,
  }));

/** §83 Who is in range of whom, as far as the mirror knows. */
export const ranges = (game: Game): NowLine[] =>
  standingHeroes(game).flatMap(({ hero }) =>
    adventureOf(game).groups.flatMap((group): NowLine[] => {
      const near = groupInRange(game, group, hero);
      return near === null ? [] : [{ now: near ? 'inRange' : 'outOfRange', hero, group: group.id }];
    }),
  );
