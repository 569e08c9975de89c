import type { Enemy, Stat } from '@/games/jime/content';
import { pickWeighted } from '@/kernel/random';
import type { Game } from './agenda';
import { enemyOf, heroCard, standingHeroes } from './find';
import { distancesFrom } from '@/games/jime/map/distance';
import type { Group, HeroId, HeroInPlay, Text } from '@/games/jime/state';
import { boardOf } from './maps';

/** What an enemy may look for in a hero (§8.1: the app chooses the target). */
export type Preference = 'nearest' | 'weakest' | 'wounded' | 'afraid' | 'lastHit' | 'isolated' | 'spared';

type Temper = Partial<Record<Preference, number>>;

/** How strongly each kind of enemy is drawn to what: weights for one draw. Kinds not listed follow their traits. */
const TEMPERS: Record<string, Temper> = {
  ruffian: { nearest: 3, weakest: 4, isolated: 2, spared: 1 },
  'goblin-scout': { weakest: 3, isolated: 4, wounded: 2, spared: 1 },
  'orc-hunter': { weakest: 4, wounded: 3, spared: 3 },
  'orc-marauder': { nearest: 5, lastHit: 3, spared: 1 },
  'hungry-warg': { wounded: 5, isolated: 4, nearest: 2 },
  'hill-troll': { lastHit: 5, nearest: 4, spared: 1 },
  wight: { afraid: 5, weakest: 3, isolated: 2, spared: 1 },
  'giant-spider': { isolated: 5, wounded: 3, nearest: 2 },
  'pit-goblin': { weakest: 4, isolated: 3, spared: 2 },
  'orc-taskmaster': { lastHit: 3, weakest: 3, nearest: 2 },
  shadowman: { afraid: 5, spared: 3, weakest: 2 },
  'warg-rider': { isolated: 4, wounded: 4, spared: 2 },
  soldier: { nearest: 4, lastHit: 2, spared: 3 },
  'uruk-warrior': { nearest: 4, lastHit: 4, weakest: 1 },
};

const BY_TRAIT: [Enemy['traits'][number], Temper][] = [
  ['large', { lastHit: 4, nearest: 4, spared: 1 }],
  ['beast', { wounded: 4, nearest: 3, isolated: 2 }],
  ['ranged', { weakest: 4, spared: 3, wounded: 2 }],
  ['goblin', { isolated: 4, weakest: 3, spared: 1 }],
  ['orc', { nearest: 4, lastHit: 3, spared: 1 }],
];
const PLAIN: Temper = { nearest: 3, weakest: 2, lastHit: 2, spared: 2 };

export const temperOf = ({ id, traits }: Enemy): Temper =>
  TEMPERS[id] ?? BY_TRAIT.find(([trait]) => traits.includes(trait))?.[1] ?? PLAIN;

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
    const from = distancesFrom(boardOf(game), group.space ?? '');
    return best(heroes, ({ space }) => -(from[space ?? ''] ?? Infinity));
  },
  weakest: (game, _group, heroes, stat) =>
    stat ? best(heroes, ({ hero }) => -(heroCard(game, hero).stats[stat] ?? 0)) : [],
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

/** Once this much more than the least troubled hero, an enemy looks at another. */
const UNFAIR = 3;

/** §8.1 Whom a group goes for, and why: one draw among what its kind looks for, ties and fairness by chance. */
export const chooseTarget = (game: Game, group: Group, stat: Stat | null): Target => {
  const heroes = fairTargets(standingHeroes(game));
  const searches = Object.entries({ spared: 1, ...temperOf(enemyOf(game, group)) }).map(([name, weight]) => {
    const preference = name as Preference;
    return { preference, weight, found: SEARCH[preference](game, group, heroes, stat) };
  });
  const { generator } = game.state;
  const possible = searches.filter(({ preference, found }) => known(game, preference, found));
  const { preference, found } = pickWeighted(generator, possible, ({ weight }) => weight);
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
