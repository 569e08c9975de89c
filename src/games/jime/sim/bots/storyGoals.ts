import type { Adventure, Effect, Interaction } from '@/games/jime/content';
import type { SpaceId } from '@/games/jime/play';
import { actionsOffered } from '@/games/jime/play';
import { holds } from '@/games/jime/rules/conditions';
import type { Table } from '../table/table';
import { heroOf, likingOf } from '../table/table';
import { chanceOf } from '../table/testing';
import type { Finder, Goal, GoalAction, View } from './goal';
import { movesIn, nearest } from './goal';
import { progressWorth } from './progressWorth';
import { movesTo, spacesOfTile } from './routes';
import type { StoryElement } from './storyProgress';
import type { ActingWith } from './effectWorth';
import { worthOf } from './worth';

/** §52.3 An unexplored tile costs a threat each round (§21.1); to enter it gives an inspiration. */
export const unexplored: Finder = (view) => {
  const { table, rounds } = view;
  return (table.state.adventure?.tiles ?? []).flatMap(({ id, tile, explored }): Goal[] => {
    const space = explored ? undefined : nearest(view, spacesOfTile(table, tile));
    if (space === undefined || movesIn(view, space) === Infinity) return [];
    const lead = progressWorth(table, `tile:${id}`);
    const worth = 1 + 0.7 * Math.min(5, rounds) + lead;
    const moves = movesIn(view, space);
    const action = { do: 'explore' } as const;
    return [{ about: `tile ${id}`, space, moves, action, worth, leads: lead > 0, shared: false }];
  });
};

/** Trying the same again is worth less each time; a test that several heroes add to hardly loses any worth. */
const repetitionDiscount = ({ notes }: Table, tried: string, shared: boolean): number => {
  const times = notes.tried[tried];
  return times === undefined ? 1 : (shared ? 0.95 : 0.6) ** times;
};

/** What a thing is worth before anyone has tried it, when the story does not say where it leads. */
const WORTH_OF_UNKNOWN = 3.5;

interface Trial {
  effects: readonly Effect[];
  by: ActingWith;
  /** What the thing is worth because of what it leads to. */
  lead: number;
  tried: string;
  shared: boolean;
}

const expectedWorth = (table: Table, { effects, by, lead, tried, shared }: Trial): number => {
  const untried = table.notes.tried[tried] === undefined;
  if (untried && lead === 0) return WORTH_OF_UNKNOWN;
  const known = (worthOf(table, effects, by) + 0.3 * lead) * repetitionDiscount(table, tried, shared);
  return untried ? Math.max(WORTH_OF_UNKNOWN + 0.3 * lead, known) : known;
};

/** Several heroes add to it: a test that counts on, or a companion brought another step on its way. */
const isShared = ({ effects }: Interaction): boolean =>
  effects.some(
    (effect) =>
      effect.do === 'test' &&
      (effect.judged.by === 'cumulative' ||
        (effect.judged.by === 'needed' && effect.judged.pass.some((passed) => passed.do === 'send'))),
  );

/** A token or a piece of terrain with rules of its own, as the story has it. */
interface Offer {
  about: string;
  thing: StoryElement;
  token: string | undefined;
  interactions: (Interaction & {
    shared: boolean;
    tried: string;
    action: Extract<GoalAction, { do: 'interact' }>;
  })[];
}

const offerOf = (kind: 'token' | 'terrain', id: string, interactions: readonly Interaction[]): Offer => ({
  about: `${kind} ${id}`,
  thing: `${kind}:${id}`,
  token: kind === 'token' ? id : undefined,
  interactions: interactions.map((interaction, index) => ({
    ...interaction,
    shared: isShared(interaction),
    tried: `${kind} ${id} ${index}`,
    action: { do: 'interact', token: id, interaction: index, terrain: kind === 'terrain' },
  })),
});

type Offers = Record<'token' | 'terrain', Map<string, Offer>>;
const stories = new WeakMap<Adventure, Offers>();

const offersOf = (story: Adventure): Offers => {
  const kept = stories.get(story) ?? {
    token: new Map(story.tokens.map(({ id, interactions = [] }) => [id, offerOf('token', id, interactions)])),
    terrain: new Map(
      story.terrain.flatMap(({ id, special }) =>
        special ? [[id, offerOf('terrain', id, special.interactions ?? [])] as const] : [],
      ),
    ),
  };
  stories.set(story, kept);
  return kept;
};

const interactions = (view: View, offer: Offer, space: SpaceId, moves: number): Goal[] => {
  const { table, hero } = view;
  const { about, token } = offer;
  const by = { hero: hero.hero, token };
  const lead = progressWorth(table, offer.thing);
  const goals: Goal[] = [];
  for (const { when, effects, shared, tried, action } of offer.interactions) {
    if (when && !holds(table, when, { hero: hero.hero })) continue;
    const worth = expectedWorth(table, { effects, by, lead, tried, shared });
    goals.push({ about, space, moves, action, worth, leads: lead > 0, shared });
  }
  return goals;
};

export const tokens: Finder = (view) =>
  (view.table.state.adventure?.tokens ?? []).flatMap(({ id, space }) => {
    const moves = movesIn(view, space);
    const offer = offersOf(view.story).token.get(id);
    return moves === Infinity || !offer ? [] : interactions(view, offer, space, moves);
  });

/** §4.4 Terrain on the map: with rules of its own (§30.3), or by its card. */
export const terrain: Finder = (view) =>
  (view.table.state.adventure?.terrain ?? []).flatMap((one): Goal[] => {
    if (!('space' in one)) return [];
    const { id, space } = one;
    const moves = movesIn(view, space);
    if (moves === Infinity) return [];
    const special = offersOf(view.story).terrain.get(id);
    if (special) return interactions(view, special, space, moves);
    const worth = cardWorth(view, one.terrain, space);
    if (worth <= 0) return [];
    const action = { do: 'useTerrain', terrain: id } as const;
    return [{ about: `terrain ${id}`, space, moves, action, worth, leads: false, shared: false }];
  });

/** §102, §104, §108 What a statue, barrels or a table may give. */
const cardWorth = ({ table, hero: { hero } }: View, kind: string, space: SpaceId): number => {
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

export const storyActions: Finder = ({ table, story, hero: { hero }, from }) =>
  actionsOffered(table, hero).map((id) => {
    const effects = story.actions?.find((action) => action.id === id)?.effects ?? [];
    const about = `action ${id}`;
    const lead = progressWorth(table, `action:${id}`);
    const hoped = expectedWorth(table, { effects, by: { hero }, lead, tried: about, shared: false });
    const worth = hoped + likingOf(table, about);
    const action = { do: 'storyAction', action: id } as const;
    return { about, space: from, moves: 0, action, worth, leads: lead > 0, shared: false };
  });
