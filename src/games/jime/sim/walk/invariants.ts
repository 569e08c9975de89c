import type { AdventureState, CampaignState, Game, HeroInPlay, Prompt } from '@/games/jime/play';
import { faceupOf, threatBar } from '@/games/jime/play';
import { reached } from '@/games/jime/rules/damageAndFear';
import { figuresLeft } from '@/games/jime/rules/groupSize';
import { limitsOf } from '@/games/jime/rules/limits';
import { enemyOf } from '@/games/jime/rules/lookup';

const within = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

/** §21 The bar is never beyond its end, nor below its beginning. */
const threat = (game: Game, { threat: at }: AdventureState): string[] =>
  within(at, 0, threatBar(game).max) ? [] : [`threat ${at} of ${threatBar(game).max}`];

/** §58.3, §15.5 A group on the map has figures, each alive and none healthier than unhurt. */
const figures = (game: Game, { groups }: AdventureState): string[] =>
  groups
    .filter(
      (group) =>
        !within(group.figures.length, 1, enemyOf(game, group).maxFigures) ||
        group.figures.some(
          ({ health, armour, sorcery }) =>
            !within(health, 1, group.fullHealth) || !within(armour, 0, 99) || !within(sorcery, 0, 99),
        ),
    )
    .map(
      ({ id, fullHealth, figures: found }) => `figures of ${id} (${fullHealth}): ${JSON.stringify(found)}`,
    );

/** §58.2 No more figures of a kind than the box holds. */
const figuresInBox = (game: Game, { groups }: AdventureState): string[] =>
  groups
    .filter(({ enemy }, index) => groups.findIndex((one) => one.enemy === enemy) === index)
    .map((group) => enemyOf(game, group))
    .filter((enemy) => figuresLeft(game, enemy) < 0)
    .map((enemy) => `${enemy.figuresInBox - figuresLeft(game, enemy)} figures of ${enemy.id}`);

/** §49.3 Two groups never carry the same banner, nor one the box does not hold. */
const banners = ({ content }: Game, { groups }: AdventureState): string[] => {
  const carried = groups.flatMap(({ banner }) => (banner ? [banner] : []));
  const names = carried.map(({ kind, symbol }) => `${kind} ${symbol}`);
  const held = { elite: 'elite-banner', ordinary: 'banner' } as const;
  return [
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `banner twice: ${name}`),
    ...carried
      .filter(({ kind, symbol }) => !within(symbol, 1, content.box.tokens[held[kind]]?.assumedCount ?? 0))
      .map(({ kind, symbol }) => `banner the box has not: ${kind} ${symbol}`),
  ];
};

/** Whether a last stand of the hero is asked for, under way or still to come; once the adventure is over none is. */
const standIsDue = ({ state }: Game, { hero }: HeroInPlay): boolean =>
  state.prompts.some((one) => (one.kind === 'lastStand' || one.kind === 'lastStands') && one.hero === hero) ||
  state.agenda.some(
    (task) => (task.do === 'lastStands' && task.hero === hero) || task.do === 'leaveAdventure',
  );

/** What the mirror holds of a hero: nothing while it is off (§98.2), else what the cards allow (§19.1, §60.2, §84.4). */
const playArea = (game: Game, one: HeroInPlay): string[] => {
  const { hero, damage, fear, inspiration, boons, prepared, space } = one;
  const cards = [damage.up, damage.down, fear.up, fear.down, inspiration, boons.length, prepared.length];
  if (!game.state.mirror)
    return space !== null || one.used || one.faceup || cards.some((count) => count !== 0)
      ? [`${hero} on a mirror that is off`]
      : [];
  return [
    ...(cards.every((count) => within(count, 0, Infinity)) ? [] : [`cards of ${hero}: ${cards.join()}`]),
    ...(inspiration > limitsOf(game, hero).inspiration ? [`${inspiration} inspiration of ${hero}`] : []),
    ...(['damage', 'fear'] as const)
      .filter((against) => faceupOf(one, against).length > one[against].up)
      .map((against) => `more ${against} named than lies faceup before ${hero}`),
    ...(prepared.length > limitsOf(game, hero).prepared
      ? [`${prepared.length} cards prepared by ${hero}`]
      : []),
    ...(!one.defeated && reached(game, hero).length > 0 && !standIsDue(game, one)
      ? [`${hero} is at a limit, and no last stand is due`]
      : []),
  ];
};

/** §98.2 What a mirror that is off knows of groups is only shown; no group is both known and last seen. */
const spacesKnown = ({ state }: Game, { groups }: AdventureState): string[] =>
  groups
    .filter(({ space, lastSeen }) => space !== null && (!state.mirror || lastSeen))
    .map(({ id }) => `${id} stands where the mirror does not know`);

/** Heroes who must answer a prompt, or are offered by it; a message only tells of one. */
const heroesAsked = (prompt: Prompt): string[] => [
  ...(prompt.kind !== 'message' && 'hero' in prompt && prompt.hero ? [prompt.hero] : []),
  ...(prompt.kind === 'chooseHero' ? prompt.heroes : []),
  ...(prompt.kind === 'hourglass' ? prompt.waiting : []),
];

/** Groups that a prompt is about; only that figures were removed is also told of a group that has none left. */
const groupsNamed = (prompt: Prompt): string[] => [
  ...(prompt.kind !== 'figuresRemoved' && 'group' in prompt ? [prompt.group] : []),
  ...('groups' in prompt ? prompt.groups : []),
];

/** §112.2 Nobody waits for a hero who has fallen, nor for a group that has left. */
const asked = ({ state }: Game, { heroes, groups, turn }: AdventureState): string[] => {
  const fallen = heroes.filter(({ defeated }) => defeated).map(({ hero }) => hero);
  return [
    ...state.prompts.flatMap((prompt) => [
      ...heroesAsked(prompt)
        .filter((hero) => fallen.includes(hero))
        .map(() => `${prompt.kind} waits for a fallen hero`),
      ...groupsNamed(prompt)
        .filter((id) => !groups.some((group) => group.id === id))
        .map(() => `${prompt.kind} names a group that has left`),
    ]),
    ...(turn !== null && fallen.includes(turn) ? ['the turn of a fallen hero'] : []),
  ];
};

/** §51.6, §95.1 Nobody has spent more experience than was earned, and no two heroes share a role. */
const company = ({ heroes }: CampaignState): string[] => {
  const roles = heroes.flatMap(({ role }) => role ?? []);
  return [
    ...heroes
      .filter(({ xp }) => Object.values(xp).some((earned) => earned < 0))
      .map(({ hero }) => `${hero} owes experience`),
    ...roles.filter((role, index) => roles.indexOf(role) !== index).map((role) => `${role} twice`),
  ];
};

const table = (game: Game, adventure: AdventureState): string[] => [
  ...threat(game, adventure),
  ...figures(game, adventure),
  ...figuresInBox(game, adventure),
  ...banners(game, adventure),
  ...adventure.heroes.flatMap((hero) => playArea(game, hero)),
  ...spacesKnown(game, adventure),
  ...asked(game, adventure),
];

/** What is wrong with a game, whatever led to it; empty when nothing is. */
export const faultsOf = (game: Game): string[] => {
  const { campaign, adventure } = game.state;
  return [...company(campaign), ...(adventure ? table(game, adventure) : [])];
};
