import type {
  Ability,
  AbilityMoment,
  CardMoment,
  CardUse,
  Purpose,
  Reach,
  Stat,
  UsedAbility,
} from '@/games/jime/content';
import { nearby } from '@/games/jime/map/distance';
import type { Against, HeroId } from '@/games/jime/state';
import type { Game } from './agenda';
import { heroInPlay } from './lookup';
import { boardOf } from './maps';

/** What happens now: the moments it is, the most telling first, and what is tested or suffered where that is known. */
export type Now = {
  moments: readonly CardMoment[];
  test?: { stat: Stat; purposes: readonly Purpose[] };
  suffered?: readonly Against[];
};

const TESTS: readonly AbilityMoment[] = ['beforeTest', 'test', 'afterTest'];

/** The abilities by which a card can answer somebody else’s moment. */
const ANSWERS: Record<CardMoment, readonly AbilityMoment[]> = {
  setup: ['setUp'],
  rally: ['rally', 'scout', 'scouted'],
  scout: ['scout', 'scouted'],
  prepare: ['prepared', 'prepares'],
  prepared: [],
  discard: ['discards'],
  turn: ['turnStart', 'turn', 'turnEnd', 'keyword', 'discards'],
  travel: ['travel', 'travelled', 'moved', 'entered', 'provoke'],
  explore: ['explored'],
  interact: ['interact', 'interacted', 'provoke', ...TESTS],
  test: TESTS,
  attack: ['beforeAttack', 'attack', 'afterAttack', 'defeat', ...TESTS],
  negate: TESTS,
  suffer: ['suffer', 'suffered', 'keyword'],
  lastStand: ['lastStand', 'lastStandOver', ...TESTS],
  shadow: ['enemyEnters'],
  passive: [],
};

const isTyped = (ability: Ability): ability is UsedAbility => 'at' in ability;

/** Whether the test made or what is suffered rules an ability out: another stat, another purpose, no such wound. */
const fits = ({ stats, purposes, against, does = [] }: UsedAbility, { test, suffered }: Now): boolean => {
  if (suffered && against && !suffered.includes(against)) return false;
  if (!test) return true;
  return (
    (!stats || stats.includes(test.stat)) &&
    (!purposes || purposes.some((purpose) => test.purposes.includes(purpose))) &&
    !does.some((effect) => effect.do === 'testWith' && effect.of && !effect.of.includes(test.stat))
  );
};

/** §1.1 Whether one hero is within reach of another, as far as the mirror can tell. */
const reaches = (game: Game, bearer: HeroId, hero: HeroId, { within }: Reach): boolean => {
  const [from, to] = [heroInPlay(game, bearer).space, heroInPlay(game, hero).space];
  if (within === 'map' || from === null || to === null) return true;
  return within === 'space' ? from === to : nearby(boardOf(game), from, to);
};

/** A card acts when scouting if that is its first moment: after another, scouting is only what the card does then. */
const actsAt = ([first, ...others]: readonly CardMoment[], moment: CardMoment): boolean =>
  first === moment || (moment !== 'scout' && others.includes(moment));

/** The place of the first of the moments at which the card acts, or -1. */
export const momentOf = ({ when = [] }: CardUse, { moments }: Now): number =>
  moments.findIndex((moment) => actsAt(when, moment));

/** Whether a card acts now for the hero before whom it lies; what only a table can carry out is not ruled out. */
export const actsForBearer = ({ abilities = [] }: CardUse, now: Now): boolean => {
  const typed = abilities.filter(isTyped);
  return typed.length === 0 || typed.some((ability) => !ability.whose?.besides && fits(ability, now));
};

/** Whether a card acts now for another hero: only by an ability that says so, of a hero within its reach. */
export const actsForOther = (
  game: Game,
  { when = [], abilities = [] }: CardUse,
  bearer: HeroId,
  hero: HeroId,
  now: Now,
): boolean => {
  const answering = now.moments.filter((moment) => actsAt(when, moment)).flatMap((moment) => ANSWERS[moment]);
  return abilities
    .filter(isTyped)
    .some(
      (ability) =>
        ability.whose !== undefined &&
        answering.includes(ability.at) &&
        fits(ability, now) &&
        reaches(game, bearer, hero, ability.whose),
    );
};
