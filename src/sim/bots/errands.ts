import type { Interaction } from '@/content';
import type { Group, HeroId, HeroInPlay, SpaceId } from '@/engine';
import { actionsOffered, boardOf } from '@/engine';
import { tileOf } from '@/engine/map/placement';
import { holds } from '@/engine/story/conditions';
import { strengthOf } from '../table/suffering';
import type { Table } from '../table/table';
import { heroOf, standing } from '../table/table';
import { chanceOf, expectedGain } from '../table/testing';
import type { Attack } from '../table/weapons';
import { attacksOf, bestBlow, healthOf } from '../table/weapons';
import { movesTo, provocation, walksFrom } from './ways';
import { leadOf, roundsLeft, storyOf, worthOf } from './worth';

/** What a hero does once there. */
export type Deed =
  | { do: 'explore' }
  | { do: 'interact'; token: string; interaction: number; terrain: boolean }
  | { do: 'useTerrain'; terrain: string }
  | { do: 'attack'; group: string; attack: Attack }
  | { do: 'storyAction'; action: string };

/** Something worth going for. */
export interface Errand {
  /** What it is about: nobody else need go for the same. */
  about: string;
  space: SpaceId;
  moves: number;
  deed: Deed;
  /** Points, once it is done. */
  worth: number;
  /** Whether it leads to an objective. */
  leads: boolean;
  /** Several may go for it together. */
  shared: boolean;
}

type Finder = (table: Table, hero: HeroInPlay, from: SpaceId) => Errand[];

/** §52.3 An unexplored tile costs a threat each round (§21.1); to enter it gives an inspiration. */
const unexplored: Finder = (table, _hero, from) => {
  const walks = walksFrom(table, from);
  const left = Math.min(5, roundsLeft(table));
  return (table.state.adventure?.tiles ?? [])
    .filter(({ explored }) => !explored)
    .flatMap(({ id, tile }) => {
      const near = Object.entries(walks)
        .filter(([space]) => tileOf(space) === tile)
        .reduce<[SpaceId, number] | undefined>(
          (best, next) => (best && best[1] <= next[1] ? best : next),
          undefined,
        );
      if (!near) return [];
      const lead = leadOf(table, `tile:${id}`);
      return [
        {
          about: `tile ${id}`,
          space: near[0],
          moves: near[1],
          deed: { do: 'explore' },
          worth: 1 + 0.7 * left + lead,
          leads: lead > 0,
          shared: false,
        },
      ];
    });
};

/** Who tries a thing again and again finds less and less in it; a task for several hands stays worth it. */
const weariness = ({ notes }: Table, about: string, shared: boolean): number =>
  (shared ? 0.95 : 0.6) ** (notes.tried[about] ?? 0);

const isShared = ({ effects }: Interaction): boolean =>
  effects.some((effect) => effect.do === 'test' && effect.judged.by === 'cumulative');

const interactions = (
  table: Table,
  hero: HeroId,
  thing: { id: string; space: SpaceId; terrain: boolean; interactions: readonly Interaction[] },
  moves: number,
): Errand[] =>
  thing.interactions.flatMap((interaction, index) => {
    const { when, effects } = interaction;
    if (when && !holds(table, when, { hero })) return [];
    const about = `${thing.terrain ? 'terrain' : 'token'} ${thing.id}`;
    const lead = leadOf(table, `${thing.terrain ? 'terrain' : 'token'}:${thing.id}`);
    const shared = isShared(interaction);
    const token = thing.terrain ? undefined : thing.id;
    const bare = worthOf(table, effects, { hero, token }) + 0.3 * lead;
    const worth = bare * weariness(table, `${about} ${index}`, shared);
    const deed = { do: 'interact', token: thing.id, interaction: index, terrain: thing.terrain } as const;
    return [{ about, space: thing.space, moves, deed, worth, leads: lead > 0, shared }];
  });

const tokens: Finder = (table, { hero }, from) => {
  const story = storyOf(table);
  return (table.state.adventure?.tokens ?? []).flatMap(({ id, space }) => {
    const moves = movesTo(table, from, space);
    const offered = story.tokens.find((token) => token.id === id)?.interactions ?? [];
    if (moves === Infinity || offered.length === 0) return [];
    return interactions(table, hero, { id, space, terrain: false, interactions: offered }, moves);
  });
};

/** §4.4 Terrain on the map: with rules of its own, or by its card. */
const terrain: Finder = (table, { hero }, from) => {
  const story = storyOf(table);
  return (table.state.adventure?.terrain ?? []).flatMap((one): Errand[] => {
    if (!('space' in one)) return [];
    const { id, space } = one;
    const moves = movesTo(table, from, space);
    if (moves === Infinity) return [];
    const special = story.terrain.find((own) => own.id === id)?.special;
    if (special)
      return interactions(
        table,
        hero,
        { id, space, terrain: true, interactions: special.interactions ?? [] },
        moves,
      );
    const worth = cardWorth(table, hero, one.terrain, space);
    const deed = { do: 'useTerrain', terrain: id } as const;
    return worth > 0
      ? [{ about: `terrain ${id}`, space, moves, deed, worth, leads: false, shared: false }]
      : [];
  });
};

/** §102, §104, §108 What a statue, barrels or a table may give. */
const cardWorth = (table: Table, hero: HeroId, kind: string, space: SpaceId): number => {
  const effect = table.content.box.terrain[kind]?.effects.find((one) => one.kind === 'interact');
  if (effect?.kind !== 'interact') return 0;
  const { hits, inspiration = 0, boon, lore = 0, test } = effect;
  const reach = hits?.target === 'nearby' ? 1 : 0;
  const struck = (table.state.adventure?.groups ?? []).some(
    (group) => group.space !== null && movesTo(table, space, group.space) <= reach,
  );
  if (hits && !struck) return 0;
  const { boons } = heroOf(table, hero);
  const boonWorth = boon && !boons.includes(boon) ? 0.8 : 0;
  const gain = (hits ? hits.hits * 0.8 : 0) + 0.5 * inspiration + boonWorth + 1.5 * lore;
  return gain * chanceOf(table, hero, test.stat, test.successes);
};

const storyActions: Finder = (table, { hero }, from) => {
  const story = storyOf(table);
  return actionsOffered(table, hero).map((id) => {
    const effects = story.actions?.find((action) => action.id === id)?.effects ?? [];
    const about = `action ${id}`;
    const lead = leadOf(table, `action:${id}`);
    const worth = worthOf(table, effects, { hero }) + 0.3 * lead;
    return {
      about,
      space: from,
      moves: 0,
      deed: { do: 'storyAction', action: id },
      worth: worth * weariness(table, about, false),
      leads: lead > 0,
      shared: false,
    };
  });
};

/** What a group on the map will cost the company if nobody stops it. */
export const menaceOf = (table: Table, group: Group): number => {
  const { damage, fear } = strengthOf(table, group);
  return 0.6 * (damage + fear) * Math.min(3, roundsLeft(table));
};

/** Spaces from which a group can be struck, the nearest first. */
const strikingSpace = (table: Table, group: SpaceId, from: SpaceId, ranged: boolean): SpaceId | undefined => {
  const board = boardOf(table);
  const spaces = ranged ? [group, ...(board.adjacent[group] ?? [])] : [group];
  return spaces
    .filter((space) => !board.closed.includes(space))
    .reduce<SpaceId | undefined>(
      (best, next) =>
        best !== undefined && movesTo(table, from, best) <= movesTo(table, from, next) ? best : next,
      undefined,
    );
};

const attackWorth = (table: Table, hero: HeroId, group: Group, attack: Attack): number => {
  const whole = healthOf(group) + 3;
  const gain = (successes: number): number => bestBlow(table, group, attack.blows, successes).toll;
  const share = Math.min(
    1,
    expectedGain(table, hero, { stat: attack.stat, purpose: 'attack', gain }) / whole,
  );
  const lead = leadOf(table, `group:${group.story}`);
  return table.policy.valour * share * (menaceOf(table, group) + 2) + share * lead;
};

const fights: Finder = (table, { hero }, from) =>
  (table.state.adventure?.groups ?? []).flatMap((group): Errand[] => {
    if (group.space === null) return [];
    const at = group.space;
    return attacksOf(table, hero).flatMap((attack): Errand[] => {
      const space = strikingSpace(table, at, from, attack.ranged);
      if (space === undefined) return [];
      const moves = movesTo(table, from, space);
      if (moves > 8) return [];
      const worth = attackWorth(table, hero, group, attack);
      const leads = leadOf(table, `group:${group.story}`) > 0;
      const deed = { do: 'attack', group: group.id, attack } as const;
      return [{ about: `group ${group.id}`, space, moves, deed, worth, leads, shared: true }];
    });
  });

const FINDERS: readonly Finder[] = [unexplored, tokens, terrain, storyActions, fights];

/** How near the end is: 1 when every round left is needed for the objectives, 0 when there is time to spare. */
const pressure = (table: Table): number => {
  const open = storyOf(table).objectives.length - (table.state.adventure?.objectivesDone.length ?? 0);
  return Math.min(1, (open * 1.6) / Math.max(1, roundsLeft(table)));
};

/** §5.1, §72.1 A turn is two actions; a travel action is two moves. */
export const MOVES = 2;
export const ACTIONS = 2;

/** What is left of a turn. */
export interface TurnLeft {
  actions: number;
  moves: number;
}

/** Whole turns until an errand is done: 0 is this turn. */
const turnsFor = ({ moves, deed }: Errand, left: TurnLeft): number => {
  const act = deed.do === 'explore' ? 0 : 1;
  const travels = Math.ceil(Math.max(0, moves - left.moves) / MOVES);
  return Math.max(0, Math.ceil((travels + act - left.actions) / ACTIONS));
};

/** A thing done a turn later is worth less. */
const EACH_TURN = 0.72;

/** Points an errand promises to a hero now, with what the way there costs. */
const promise = (table: Table, hero: HeroInPlay, from: SpaceId, errand: Errand, left: TurnLeft): number => {
  const { policy, notes } = table;
  const haste = policy.foresight * pressure(table);
  const bias = errand.leads ? 1 + haste : policy.curiosity * (1 - 0.8 * haste);
  const claimed = notes.claimed[errand.about];
  const taken = claimed !== undefined && claimed !== hero.hero && !errand.shared ? 0.2 : 1;
  const later = EACH_TURN ** turnsFor(errand, left);
  const leaves = errand.moves > 0 || errand.deed.do === 'interact';
  const price = leaves ? policy.caution * provocation(table, hero.hero, from) : 0;
  return errand.worth * bias * taken * later - price;
};

export interface Promised extends Errand {
  promise: number;
}

/** Everything a hero might do from where it stands, with what it promises. */
export const errandsOf = (table: Table, hero: HeroInPlay, left: TurnLeft): Promised[] => {
  const from = hero.space;
  if (from === null) return [];
  return FINDERS.flatMap((find) => find(table, hero, from)).map((errand) => ({
    ...errand,
    promise: promise(table, hero, from, errand, left),
  }));
};

/** The hero who would do a thing best among those who can still act. */
export const bestFor = (table: Table, worth: (hero: HeroId) => number): HeroId | undefined =>
  standing(table)
    .map(({ hero }) => hero)
    .reduce<HeroId | undefined>(
      (best, hero) => (best !== undefined && worth(best) >= worth(hero) ? best : hero),
      undefined,
    );
