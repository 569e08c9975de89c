import type { AbilityCondition } from '@/games/jime/content';
import type { Group, HeroInPlay } from '@/games/jime/play';
import { standingHeroes } from '@/games/jime/play';
import { darkSpaces } from '@/games/jime/rules/darkness';
import { hasTrait } from '@/games/jime/rules/spaceTraits';
import { topCard } from '../table/deck';
import type { Use } from '../table/cards';
import type { Table } from '../table/table';
import { companyHeroOf, deckOf, heroOf } from '../table/table';
import type { Happening } from './happening';
import { isRace } from './races';
import { groupsWithin, isNear } from './reach';

interface Asked {
  table: Table;
  bearer: HeroInPlay;
  /** Whose moment it is. */
  them: HeroInPlay;
  /** The group attacked. */
  target: Group | undefined;
  event: Happening;
}

type Answer = (asked: Asked) => boolean;

const enemies = ({ table, bearer }: Asked, within: 'space' | 'nearby'): boolean =>
  groupsWithin(table, bearer.space, within).length > 0;

const othersNear = ({ table, bearer }: Asked, within: 'space' | 'nearby'): boolean =>
  standingHeroes(table).some(
    ({ hero, space }) => hero !== bearer.hero && isNear(table, bearer.space, space, within),
  );

const isOrc = ({ content }: Table, { enemy }: Group): boolean =>
  content.box.enemies[enemy]?.traits.some((trait) => trait === 'orc' || trait === 'goblin') ?? false;

const tokensAt = ({ state }: Table, space: string | null): string[] =>
  (state.adventure?.tokens ?? []).filter((token) => token.space === space).map(({ kind }) => kind);

const SOUGHT = ['search', 'threat'];

/** One answer for each condition a card may name; a condition without one does not compile. */
const CONDITIONS: Record<AbilityCondition, Answer> = {
  enemyHere: (asked) => enemies(asked, 'space'),
  noEnemyHere: (asked) => !enemies(asked, 'space'),
  enemyNearby: (asked) => enemies(asked, 'nearby'),
  noEnemyNearby: (asked) => !enemies(asked, 'nearby'),
  heroHere: (asked) => othersNear(asked, 'space'),
  noHeroNearby: (asked) => !othersNear(asked, 'nearby'),
  inDarkness: ({ table, bearer }) => bearer.space !== null && darkSpaces(table).includes(bearer.space),
  isHidden: ({ bearer }) => bearer.boons.includes('hidden'),
  isMounted: ({ table, bearer }) =>
    companyHeroOf(table, bearer.hero).items.some((item) => table.content.box.items[item]?.slot === 'mount'),
  onTurn: ({ table, bearer }) => table.turn?.hero === bearer.hero,
  inRally: ({ event }) => event.scouting?.inRally ?? false,
  onDifficultGround: ({ table, bearer }) =>
    bearer.space !== null && hasTrait(table, bearer.space, 'difficult-ground'),
  tokenHere: ({ table, bearer }) =>
    tokensAt(table, bearer.space).some((kind) => kind === 'person' || kind === 'search') ||
    (table.state.adventure?.terrain ?? []).some((one) => 'space' in one && one.space === bearer.space),
  leaving: ({ event }) => event.leaving ?? false,
  hasMoved: ({ table, bearer }) => (table.notes.moves[bearer.hero] ?? 0) > 0,
  hasMovedThree: ({ table, bearer }) => (table.notes.moves[bearer.hero] ?? 0) >= 3,
  noTrinketFaceup: ({ bearer }) => !bearer.trinkets.some(({ tokens }) => tokens > 0),
  songPrepared: ({ table, bearer }) =>
    deckOf(table, bearer.hero).prepared.some(({ traits }) => traits.includes('song')),
  threeDamage: ({ bearer: { damage } }) => damage.up + damage.down >= 3,
  orcNearby: ({ table, bearer }) =>
    groupsWithin(table, bearer.space, 'nearby').some((group) => isOrc(table, group)),
  targetExhausted: ({ target }) => target?.exhausted ?? false,
  targetElite: ({ target }) => (target?.bonuses.length ?? 0) > 0,
  targetSorcerous: ({ target }) => target?.figures.some(({ sorcery }) => sorcery > 0) ?? false,
  targetOrc: ({ table, target }) => target !== undefined && isOrc(table, target),
  targetHere: ({ table, bearer, target }) => isNear(table, bearer.space, target?.space, 'space'),
  targetNearby: ({ table, bearer, target }) => isNear(table, bearer.space, target?.space, 'nearby'),
  heroAtTarget: ({ table, bearer, target }) =>
    standingHeroes(table).some(
      ({ hero, space }) => hero !== bearer.hero && space !== null && space === target?.space,
    ),
  tokenAtTarget: ({ table, target }) =>
    tokensAt(table, target?.space ?? '').some((kind) => SOUGHT.includes(kind)),
  noneRevealed: ({ event: { test } }) => !test?.revealed.some(({ success }) => success > 0),
  hasConverted: ({ event: { test } }) => (test?.converted ?? 0) > 0,
  hasSpentInspiration: ({ event: { test } }) => (test?.inspiration ?? 0) > 0,
  hiddenSpent: ({ event: { blow } }) => blow?.hiddenSpent ?? false,
  fateOnTop: ({ table, bearer }) => (topCard(deckOf(table, bearer.hero))?.fate ?? 0) > 0,
  personToken: ({ event }) => event.token === 'person',
  searchOrThreatToken: ({ event }) => SOUGHT.includes(event.token ?? ''),
  counterattack: ({ event: { hurt } }) => hurt?.by === 'counterattack',
  attacked: ({ event: { hurt } }) => ['attack', 'provoked', 'counterattack'].includes(hurt?.by ?? ''),
  hobbit: ({ table, bearer }) => isRace(table, bearer.hero, 'hobbit'),
  notHobbit: ({ table, bearer }) => !isRace(table, bearer.hero, 'hobbit'),
  theyAreDwarf: ({ table, them }) => isRace(table, them.hero, 'dwarf'),
  theyAreNoDwarf: ({ table, them }) => !isRace(table, them.hero, 'dwarf'),
  theyAreHumanOrElf: ({ table, them }) => isRace(table, them.hero, 'human', 'elf'),
  theyAreNeither: ({ table, them }) => !isRace(table, them.hero, 'human', 'elf'),
  theirEnemyNearby: ({ table, them }) => groupsWithin(table, them.space, 'nearby').length > 0,
  noEnemyNearThem: ({ table, them }) => groupsWithin(table, them.space, 'nearby').length === 0,
};

/** Whether everything holds that an ability asks for. */
export const conditionsHold = (table: Table, { ability, owner }: Use, event: Happening): boolean => {
  const { if: conditions } = ability;
  if (!conditions) return true;
  const id = event.blow?.group ?? event.group;
  const target = id === undefined ? undefined : table.state.adventure?.groups.find((one) => one.id === id);
  const asked = { table, bearer: heroOf(table, owner), them: heroOf(table, event.hero), target, event };
  return conditions.every((condition) => CONDITIONS[condition](asked));
};
