import type { Adventure, Effect, Interaction } from '@/games/jime/content';
import type { Group, HeroInPlay, SpaceId } from '@/games/jime/play';
import { ACTIONS, MOVES, actionsOffered, forecast } from '@/games/jime/play';
import { holds } from '@/games/jime/rules/conditions';
import { harm, strengthOf } from '../table/suffering';
import type { Table } from '../table/table';
import { boardOf, heroOf, likingOf } from '../table/table';
import { chanceOf, expectedGain } from '../table/testing';
import type { Attack } from '../table/weapons';
import { attacksOf, bestBlow, healthOf } from '../table/weapons';
import type { StoryElement } from './storyProgress';
import { unseenWorth } from './unseenSteps';
import type { Routes } from './routes';
import { dangersFor, movesTo, provocation, routesFrom, spacesOfTile } from './routes';
import type { ActingWith } from './worth';
import { progressWorth, storyOf, worthOf } from './worth';

/** What a hero does once there. */
export type GoalAction =
  | { do: 'explore' }
  | { do: 'interact'; token: string; interaction: number; terrain: boolean }
  | { do: 'useTerrain'; terrain: string }
  | { do: 'attack'; group: string; attack: Attack }
  | { do: 'storyAction'; action: string };

/** Something worth going for. */
export interface Goal {
  /** What it is about: nobody else need go for the same. */
  about: string;
  space: SpaceId;
  moves: number;
  action: GoalAction;
  /** Points, once it is done. */
  worth: number;
  /** Whether it leads to an objective. */
  leads: boolean;
  /** Several may go for it together. */
  shared: boolean;
}

/** What a hero sees from where it stands: worked out once for all goals. */
interface View {
  table: Table;
  story: Adventure;
  hero: HeroInPlay;
  from: SpaceId;
  routes: Routes;
  /** Shadow phases until the bar is full. */
  rounds: number;
}

type Finder = (view: View) => Goal[];

/** As far as it seems to a hero who minds the enemies on the way. */
const movesIn = ({ routes }: View, to: SpaceId): number => routes.get(to)?.cost ?? Infinity;

const nearest = (view: View, spaces: readonly SpaceId[]): SpaceId | undefined =>
  spaces.reduce<SpaceId | undefined>(
    (best, next) => (best !== undefined && movesIn(view, best) <= movesIn(view, next) ? best : next),
    undefined,
  );

/** §52.3 An unexplored tile costs a threat each round (§21.1); to enter it gives an inspiration. */
const unexplored: Finder = (view) => {
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

const isShared = ({ effects }: Interaction): boolean =>
  effects.some((effect) => effect.do === 'test' && effect.judged.by === 'cumulative');

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

const tokens: Finder = (view) =>
  (view.table.state.adventure?.tokens ?? []).flatMap(({ id, space }) => {
    const moves = movesIn(view, space);
    const offer = offersOf(view.story).token.get(id);
    return moves === Infinity || !offer ? [] : interactions(view, offer, space, moves);
  });

/** §4.4 Terrain on the map: with rules of its own (§30.3), or by its card. */
const terrain: Finder = (view) =>
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

const storyActions: Finder = ({ table, story, hero: { hero }, from }) =>
  actionsOffered(table, hero).map((id) => {
    const effects = story.actions?.find((action) => action.id === id)?.effects ?? [];
    const about = `action ${id}`;
    const lead = progressWorth(table, `action:${id}`);
    const hoped = expectedWorth(table, { effects, by: { hero }, lead, tried: about, shared: false });
    const worth = hoped + likingOf(table, about);
    const action = { do: 'storyAction', action: id } as const;
    return { about, space: from, moves: 0, action, worth, leads: lead > 0, shared: false };
  });

/** What a group on the map will cost the company if nobody stops it. */
const menaceOf = ({ table, rounds }: View, group: Group): number => {
  const { damage, fear } = strengthOf(table, group);
  return 0.6 * (damage + fear) * Math.min(3, rounds);
};

/** The nearest space from which a group can be struck (§83.2, §83.3); who shoots keeps out of its space if possible. */
const strikingSpace = (view: View, group: SpaceId, ranged: boolean): SpaceId | undefined => {
  const { adjacent, closed } = boardOf(view.table);
  const beside = ranged ? (adjacent[group] ?? []).filter((space) => !closed.includes(space)) : [];
  return nearest(view, beside.length > 0 ? beside : [group]);
};

/** A ready group that strikes back is exhausted: the blow it deals now it will not deal in the shadow phase (§35.4, §48.3). */
const BROUGHT_FORWARD = 0.4;

/** §35.4, §35.5 What a counterattack may cost, should the group be left standing. */
const counterblow = ({ table, hero }: View, group: Group, space: SpaceId): number => {
  const { ranged } = table.content.box.enemies[group.enemy] ?? { ranged: false };
  const answers = group.bonuses.length > 0 || !group.exhausted;
  if (!answers || !(ranged || space === group.space)) return 0;
  return 0.5 * harm(table, hero.hero, strengthOf(table, group)) * (group.exhausted ? 1 : BROUGHT_FORWARD);
};

const attackWorth = (view: View, group: Group, attack: Attack, space: SpaceId): number => {
  const { table, hero } = view;
  const whole = healthOf(group) + 3;
  const gain = (successes: number): number => bestBlow(table, group, attack, successes).toll;
  const expected = expectedGain(table, hero.hero, { stat: attack.stat, purpose: 'attack', gain });
  const share = Math.min(1, expected / whole);
  const thing = `group:${group.story}` as const;
  const lead = Math.max(share * progressWorth(table, thing), unseenWorth(table, thing));
  const price = table.policy.caution * (1 - share) * counterblow(view, group, space);
  return table.policy.valour * share * (menaceOf(view, group) + 2) + lead - price;
};

/** Beyond two turns' walk nobody runs after a fight. */
const FAR = 8;

const fights: Finder = (view) => {
  const { table, hero } = view;
  return (table.state.adventure?.groups ?? []).flatMap((group): Goal[] => {
    const at = group.space;
    if (at === null) return [];
    const leads = progressWorth(table, `group:${group.story}`) > 0;
    return attacksOf(table, hero.hero).flatMap((attack): Goal[] => {
      const space = strikingSpace(view, at, attack.ranged);
      if (space === undefined || movesIn(view, space) > FAR) return [];
      const worth = attackWorth(view, group, attack, space);
      const action = { do: 'attack', group: group.id, attack } as const;
      const moves = movesIn(view, space);
      return [{ about: `group ${group.id}`, space, moves, action, worth, leads, shared: true }];
    });
  });
};

const FINDERS: readonly Finder[] = [unexplored, tokens, terrain, storyActions, fights];

/** What is left of a turn. */
export interface TurnLeft {
  actions: number;
  moves: number;
}

/** Whole turns until a goal is done: 0 is this turn. */
const turnsFor = ({ moves, action }: Goal, left: TurnLeft): number => {
  const act = action.do === 'explore' ? 0 : 1;
  const travels = Math.ceil(Math.max(0, moves - left.moves) / MOVES);
  return Math.max(0, Math.ceil((travels + act - left.actions) / ACTIONS));
};

/** A thing done a turn later is worth less. */
const EACH_TURN = 0.72;

/** How a goal is weighed beside the others: what leads on is left for later as long as the bar allows. */
interface Weights {
  leads: number;
  side: number;
  /** What it costs to leave or to interact under the eyes of enemies. */
  price: number;
  /** What it costs to be in a space when the shadow phase comes. */
  danger: (space: SpaceId) => number;
}

const dangers = ({ table, hero, from }: View): Weights['danger'] => {
  if (!table.state.adventure?.groups.length) return () => 0;
  const danger = dangersFor(table, hero);
  const here = danger(from);
  return (space) => table.policy.caution * (danger(space) - here);
};

const weightsOf = (view: View): Weights => {
  const { table, hero, from } = view;
  const { policy, state } = table;
  const { full } = forecast(table);
  const share = (state.adventure?.threat ?? 0) / Math.max(1, full.at);
  const haste = Math.min(1, Math.max(0, (share - policy.leisure) / 0.25));
  return {
    leads: policy.dawdling + (1.5 - policy.dawdling) * haste,
    side: policy.curiosity * (1 - policy.foresight * haste),
    price: policy.prudence * provocation(table, hero.hero, from),
    danger: dangers(view),
  };
};

/** Points a goal promises to a hero now, with what the way there costs. */
const ratingOf = ({ table, hero }: View, weights: Weights, goal: Goal, left: TurnLeft): number => {
  const claimed = table.notes.claimed[goal.about];
  const taken = claimed !== undefined && claimed !== hero.hero && !goal.shared ? 0.2 : 1;
  const bias = goal.leads ? weights.leads : goal.action.do === 'attack' ? 1 : weights.side;
  const leaves = goal.moves > 0 || goal.action.do === 'interact';
  const later = EACH_TURN ** turnsFor(goal, left);
  return goal.worth * bias * taken * later - (leaves ? weights.price : 0) - weights.danger(goal.space);
};

export interface RatedGoal extends Goal {
  rating: number;
}

/** Everything a hero might do from where it stands, rated. */
export const goalsFor = (table: Table, hero: HeroInPlay, left: TurnLeft): RatedGoal[] => {
  const from = hero.space;
  if (from === null) return [];
  const rounds = forecast(table).full.rounds;
  const view: View = { table, story: storyOf(table), hero, from, routes: routesFrom(table, from), rounds };
  const weights = weightsOf(view);
  return FINDERS.flatMap((find) => find(view)).map((goal) =>
    Object.assign(goal, { rating: ratingOf(view, weights, goal, left) }),
  );
};
