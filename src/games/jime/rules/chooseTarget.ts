import type { Enemy, Preference, Stat } from '@/games/jime/content';
import { pickWeighted } from '@/kernel/random';
import type { Game } from './agenda';
import { statOf } from './limits';
import { enemyOf, standingHeroes } from './lookup';
import { distancesFrom } from '@/games/jime/map/distance';
import { boardFor, boardOf } from './maps';
import { passageOf } from './movementTraits';
import type { Group, HeroId, HeroInPlay, Text } from '@/games/jime/state';

/** The heroes with the highest score. */
const best = (heroes: HeroInPlay[], score: (hero: HeroInPlay) => number): HeroInPlay[] => {
  const top = Math.max(...heroes.map(score));
  return heroes.filter((hero) => score(hero) === top);
};

const count = ({ up, down }: { up: number; down: number }): number => up + down;

/** Spaces between a hero and the nearest companion. */
const solitude = (game: Game, hero: HeroInPlay, heroes: HeroInPlay[]): number => {
  const from = distancesFrom(boardOf(game), hero.space ?? '');
  return Math.min(
    ...heroes.filter((other) => other !== hero).map((other) => from[other.space ?? ''] ?? Infinity),
  );
};

type Search = (game: Game, group: Group, heroes: HeroInPlay[], stat: Stat | null) => HeroInPlay[];

const onMirror = (group: Group | null, heroes: HeroInPlay[]): boolean =>
  group?.space !== null && heroes.every(({ space }) => space !== null);

/** Whom each preference points at; nobody when it cannot tell, or cannot tell heroes apart. */
const SEARCH: Record<Preference, Search> = {
  nearest: (game, group, heroes) => {
    if (!onMirror(group, heroes)) return [];
    const from = distancesFrom(boardFor(game, passageOf(enemyOf(game, group))), group.space ?? '');
    return best(heroes, ({ space }) => -(from[space ?? ''] ?? Infinity));
  },
  weakest: (game, _group, heroes, stat) =>
    stat ? best(heroes, ({ hero }) => -statOf(game, hero, stat)) : [],
  wounded: (_game, _group, heroes) =>
    heroes.some(({ damage }) => count(damage) > 0) ? best(heroes, ({ damage }) => count(damage)) : [],
  afraid: (_game, _group, heroes) =>
    heroes.some(({ fear }) => count(fear) > 0) ? best(heroes, ({ fear }) => count(fear)) : [],
  lastHit: (_game, group, heroes) => heroes.filter(({ hero }) => hero === group.lastHitBy),
  isolated: (game, _group, heroes) =>
    heroes.length > 2 && onMirror(null, heroes) ? best(heroes, (hero) => solitude(game, hero, heroes)) : [],
  spared: (_game, _group, heroes) => best(heroes, ({ targeted }) => -targeted),
};

/** Without a mirror "the nearest" is a target only the table can name. */
const known = (game: Game, preference: Preference, found: HeroInPlay[]): boolean =>
  found.length > 0 || (preference === 'nearest' && !game.state.mirror);

export interface Target {
  /** Null: the nearest hero. */
  hero: HeroId | null;
  reason: Text;
}

/** Every enemy may turn to a hero it has left alone, whatever else its kind looks for. */
const ALWAYS: Enemy['preferences'] = { spared: 1 };

/** Once this much more than the least troubled hero, an enemy looks at another. */
const UNFAIR = 3;

type Drawn = { preference: Preference; found: HeroInPlay[] };

/** A predator goes for whoever has most damage, and while nobody is hurt for the nearest (expansions §1.8). Without a mirror the table looks. */
const preyOf = (game: Game, group: Group): Drawn => {
  const heroes = standingHeroes(game);
  const hurt = SEARCH.wounded(game, group, heroes, null);
  if (hurt.length > 0 || !game.state.mirror) return { preference: 'wounded', found: hurt };
  return { preference: 'nearest', found: SEARCH.nearest(game, group, heroes, null) };
};

/** One draw, by weight, among what a kind of enemy looks for and can find. */
const drawnBy = (game: Game, group: Group, stat: Stat | null): Drawn => {
  const heroes = fairTargets(standingHeroes(game));
  const weights = Object.entries({ ...ALWAYS, ...enemyOf(game, group).preferences });
  const searches = weights.map(([name, weight]) => {
    const preference = name as Preference;
    return { preference, weight, found: SEARCH[preference](game, group, heroes, stat) };
  });
  const possible = searches.filter(({ preference, found }) => known(game, preference, found));
  return pickWeighted(game.state.generator, possible, ({ weight }) => weight);
};

/** §8.1 Whom a group goes for, and why; ties and fairness by chance. */
export const chooseTarget = (game: Game, group: Group, stat: Stat | null): Target => {
  const { generator } = game.state;
  const preys = enemyOf(game, group).movement.includes('predatory');
  const { preference, found } = preys ? preyOf(game, group) : drawnBy(game, group, stat);
  const reason: Text = { line: `reason.${preference}`, enemy: group.enemy };
  if (found.length === 0) return { hero: null, reason };
  const most = Math.max(...found.map(({ targeted }) => targeted));
  const { hero } = pickWeighted(generator, found, ({ targeted }) => 1 + most - targeted);
  return { hero, reason };
};

/** Attention is spread over the company: whoever has had far too much of it is left alone for once. */
const fairTargets = (heroes: HeroInPlay[]): HeroInPlay[] => {
  const least = Math.min(...heroes.map(({ targeted }) => targeted));
  return heroes.filter(({ targeted }) => targeted - least < UNFAIR);
};
