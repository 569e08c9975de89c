import type { ScenarioId, Sphere } from '@/games/lcg/content';
import type { CharacterFields, NewGame, Variant } from '@/games/lcg/play';
import { BLANK_CHARACTER, plainTitle } from '@/games/lcg/play';
import type { LastTable } from '@/games/lcg/session/lastTable';

/** The leaves of a new game. */
export const STEPS = ['scenario', 'players'] as const;
export type Step = (typeof STEPS)[number];

/** From the simplest to the hardest. */
export const VARIANTS = ['basic', 'standard', 'campaign', 'nightmare'] as const satisfies readonly Variant[];

export type PlayerDraft = { name: string; heroes: CharacterFields[] };

/** Everything chosen so far. Going back takes nothing away. */
export type Draft = {
  scenario: ScenarioId | null;
  scenarioName: string;
  variant: Variant;
  players: PlayerDraft[];
};

const NOBODY: PlayerDraft = { name: '', heroes: [] };

export const BLANK: Draft = { scenario: null, scenarioName: '', variant: 'standard', players: [NOBODY] };

/** R p.27 Only the scenarios of the core set make a campaign. */
export const isCampaign = (variant: Variant): boolean => variant === 'campaign' || variant === 'nightmare';

export const withScenario = (draft: Draft, scenario: ScenarioId): Draft => ({
  ...draft,
  scenario,
  variant: scenario === 'other' && isCampaign(draft.variant) ? 'standard' : draft.variant,
});

export const withPlayers = (draft: Draft, count: number): Draft => ({
  ...draft,
  players: Array.from({ length: count }, (_, seat) => draft.players[seat] ?? NOBODY),
});

export const withPlayer = (draft: Draft, seat: number, player: PlayerDraft): Draft => ({
  ...draft,
  players: draft.players.map((one, at) => (at === seat ? player : one)),
});

/** The hero with what is remembered of the card; what nobody has entered stays unknown. */
export const heroOf = (
  name: string,
  spheres: readonly Sphere[],
  known: readonly CharacterFields[],
): CharacterFields => {
  const title = plainTitle(name);
  const remembered = known.find((card) => plainTitle(card.name) === title);
  return remembered ?? { ...BLANK_CHARACTER, name: name.trim(), unique: true, spheres: [...spheres] };
};

/** The numbers printed on a hero, in the order of the card. */
export const HERO_NUMBERS = ['threatCost', 'willpower', 'attack', 'defence', 'hitPoints'] as const;
export type HeroNumber = (typeof HERO_NUMBERS)[number];

export const isComplete = (hero: CharacterFields): boolean =>
  HERO_NUMBERS.every((number) => hero[number] !== null);

export type Place = { seat: number; at: number };

/** The first hero after this one, round the table, whose numbers nobody has entered. */
export const nextIncomplete = ({ players }: Draft, after: Place): Place | null => {
  const places = players.flatMap(({ heroes }, seat) => heroes.map((hero, at) => ({ seat, at, hero })));
  const here = places.findIndex(({ seat, at }) => seat === after.seat && at === after.at);
  const order = [...places.slice(here + 1), ...places.slice(0, Math.max(0, here))];
  const found = order.find(({ hero }) => !isComplete(hero));
  return found ? { seat: found.seat, at: found.at } : null;
};

/** R p.8 Who leads a hero of this title already; null when the hero is free. */
export const leaderOf = ({ players }: Draft, name: string): number | null => {
  const title = plainTitle(name);
  const seat = players.findIndex(({ heroes }) => heroes.some((hero) => plainTitle(hero.name) === title));
  return seat < 0 ? null : seat;
};

/** R p.8 Titles that more than one hero of the table bears. */
export const heroesTwice = ({ players }: Draft): string[] => {
  const names = players.flatMap(({ heroes }) => heroes.map(({ name }) => name));
  const isSecond = (name: string, at: number): boolean =>
    names.findIndex((other) => plainTitle(other) === plainTitle(name)) < at;
  return [...new Set(names.filter(isSecond))];
};

/** The table that played last, with what is remembered of its heroes. */
export const playersOf = (last: LastTable, known: readonly CharacterFields[]): PlayerDraft[] =>
  last.players.map(({ name, heroes }) => ({
    name,
    heroes: heroes.map((hero) => heroOf(hero, [], known)),
  }));

export const tableOf = ({ players }: Draft): LastTable => ({
  players: players.map(({ name, heroes }) => ({ name, heroes: heroes.map((hero) => hero.name) })),
});

/** The draft as the rules want it. */
export const chosenIn = (
  draft: Draft,
  { scoring, boxes, questPoints }: Pick<NewGame, 'scoring' | 'boxes' | 'questPoints'>,
): NewGame => ({
  scenario: draft.scenario ?? 'other',
  scenarioName: draft.scenarioName.trim(),
  variant: draft.variant,
  scoring,
  boxes,
  questPoints,
  players: draft.players.map(({ name, heroes }) => ({ name: name.trim(), heroes })),
});
