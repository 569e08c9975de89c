import type { TerrainEffect } from '@/games/jime/content';
import type { Game } from './agenda';
import { closePrompt, schedule, openPrompt } from './agenda';
import {
  adventureOf,
  heroInPlay,
  requireActionPhase,
  requirePrompt,
  currentPromptOf,
  standingHero,
  standingHeroes,
  terrainOf,
} from './lookup';
import { nearby } from '@/games/jime/map/distance';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { Group, GroupId, HeroId, JudgedTest, MapTerrain, SpaceId, Text } from '@/games/jime/state';
import { spendAction, spendMove, actsNow } from './actionPhase';
import { applyHits } from './applyHits';
import { gainBoon } from './boons';
import { sufferPrompt } from './damageAndFear';
import { gainInspiration } from './inspiration';
import { interactionLapsed } from './interact';
import { gainLore } from './lore';
import { boardOf } from './maps';
import { mustProvoke } from './provoke';
import type { TerrainEffectOf } from './terrain';
import { cardEffect, facedownFor, withEffect } from './terrain';
import { removeTerrain } from './tokens';

type Use = Extract<JudgedTest, { by: 'terrain' }>['use'];
const USES = {
  interact: 'interact',
  enter: 'enterTest',
  endTurn: 'endTurnTest',
  leave: 'leaveTest',
  cross: 'crossTest',
} as const satisfies Record<Use, TerrainEffect['kind']>;

const servesFor = (game: Game, terrain: MapTerrain): Use | undefined =>
  (Object.keys(USES) as Use[]).find((use) => cardEffect(game, terrain, USES[use]));

export const terrainTest = (game: Game, hero: HeroId, terrain: MapTerrain, use: Use): void => {
  const effect = cardEffect(game, terrain, USES[use]);
  if (!effect) return;
  openPrompt(game, {
    kind: 'test',
    text: { line: 'terrain.test', terrain: terrain.terrain },
    hero,
    stats: [effect.test.stat],
    judged: { by: 'terrain', needed: effect.test.successes, terrain: terrain.id, use },
    context: { hero },
  });
};

/** The next bush, unless the hero is hidden by now (§26.3), defeated, or the bushes are done. */
export const nextBush = (game: Game, hero: HeroId, left: string[]): void => {
  const [first, ...rest] = left;
  const { defeated, boons } = heroInPlay(game, hero);
  const terrain = adventureOf(game).terrain.find(({ id }) => id === first);
  if (!terrain || defeated || boons.includes('hidden')) return;
  schedule(game, { do: 'bushes', hero, left: rest });
  terrainTest(game, hero, terrain, 'endTurn');
};

/** §57.1, §57.2 Entering a pit, even on the way through. §57.3 A hero who is placed there is not asked. */
export const enterTerrain = (game: Game, hero: HeroId, space: SpaceId): void => {
  for (const terrain of withEffect(game, space, 'enterTest')) terrainTest(game, hero, terrain, 'enter');
};

/** Damage that terrain deals; nothing negates it. */
export const sufferFrom = (
  game: Game,
  terrain: MapTerrain,
  hero: HeroId,
  damage: number,
  facedown: { damage: boolean; fear: boolean },
): void =>
  sufferPrompt(game, {
    text: { line: 'terrain.failed', terrain: terrain.terrain, hero },
    hero,
    who: 'hero',
    suffering: { damage, fear: 0, negate: null, facedown },
  });

/** A failed test to leave or cross: the movement is lost, which is to say spent, and the turn goes on. */
const staysPut = (game: Game, hero: HeroId): void => {
  const { agenda } = game.state;
  const lost = agenda.some((task) => task.do === 'enter' && task.hero === hero && task.spends);
  game.state.agenda = agenda.filter((task) => task.do !== 'enter' || task.hero !== hero);
  if (lost) spendMove(game, hero);
};

/** Groups terrain may strike: in the space or nearby (§102.2, §108.1); all of them when the mirror cannot tell. */
const within = (game: Game, hero: HeroId, reach: 'space' | 'nearby'): GroupId[] => {
  const { space } = heroInPlay(game, hero);
  const near = (group: Group): boolean =>
    space === null ||
    group.space === null ||
    (reach === 'space' ? group.space === space : nearby(boardOf(game), space, group.space));
  return adventureOf(game)
    .groups.filter(near)
    .map(({ id }) => id);
};

const standsThere = (game: Game, hero: HeroId, terrain: MapTerrain): boolean => {
  const { space } = heroInPlay(game, hero);
  return space === null || !('space' in terrain) || terrain.space === space;
};

/** The test of terrain that provokes, once that is over: not for a hero who fell or was driven off, nor of terrain that is gone. */
export const resolveTerrain = (game: Game, hero: HeroId, id: string): void => {
  if (heroInPlay(game, hero).defeated) return;
  const terrain = adventureOf(game).terrain.find((one) => one.id === id);
  if (!terrain || !standsThere(game, hero, terrain)) return interactionLapsed(game, hero);
  spendAction(game, hero);
  terrainTest(game, hero, terrain, 'interact');
};

/** What a hero may test here. §23.1, §57.1 Of one the mirror sees, it knows itself when a pit is entered or a turn ends in a bush. */
const usableBy = (game: Game, hero: HeroId, terrain: MapTerrain): Use | undefined => {
  const use = servesFor(game, terrain);
  return use === 'interact' || heroInPlay(game, hero).space === null ? use : undefined;
};

/**
 * §4.4, §102.1, §104.1, §108.1 A hero uses the terrain where it stands. §102.3, §104.4, §108.2 That does not provoke; a
 * chest, whose card does not say so, does (§4.3). A hero whom the mirror does not see, who entered a pit or ends the turn in a
 * bush, uses it the same way.
 */
export const useTerrain: Rule<'useTerrain'> = {
  check: (game, { hero }) => {
    const terrain = terrainOf(game, requirePrompt(game, 'terrain').terrain);
    if (adventureOf(game).phase !== 'action') refuse('phase/not-action');
    standingHero(game, hero);
    if (!standsThere(game, hero, terrain)) refuse('interact/not-in-space');
    if (!usableBy(game, hero, terrain)) refuse('terrain/nothing-to-do');
    const hits = cardEffect(game, terrain, 'interact')?.hits;
    if (hits?.target === 'nearby' && within(game, hero, 'nearby').length === 0)
      refuse('terrain/no-group-nearby');
  },
  play: (game, { hero }) => {
    const terrain = terrainOf(game, requirePrompt(game, 'terrain').terrain);
    const use = usableBy(game, hero, terrain) ?? 'interact';
    actsNow(game, hero);
    closePrompt(game);
    if (use !== 'interact') return terrainTest(game, hero, terrain, use);
    schedule(game, { do: 'useTerrain', hero, terrain: terrain.id });
    if (cardEffect(game, terrain, 'interact')?.provokes)
      mustProvoke(game, hero, heroInPlay(game, hero).space);
  },
  offers: (game) =>
    currentPromptOf(game, 'terrain') ? standingHeroes(game).map(({ hero }) => ({ hero })) : [],
};

/** §30.2, §75 Anyone may read a piece of terrain at any time (§13.1). */
export const lookTerrain: Rule<'lookTerrain'> = {
  check: (game, { terrain }) => {
    requireActionPhase(game);
    terrainOf(game, terrain);
  },
  play: (game, { terrain }) => openPrompt(game, { kind: 'terrain', terrain }),
  offers: (game) => (game.state.adventure?.terrain ?? []).map(({ id }) => ({ terrain: id })),
};

const resolveInteract = (
  game: Game,
  hero: HeroId,
  terrain: MapTerrain,
  effect: TerrainEffectOf<'interact'>,
): void => {
  const { hits, inspiration, boon, lore, discard } = effect;
  // §104.3 Each gain stands by itself: a hero at the limit still becomes emboldened, and the other way round.
  if (inspiration) gainInspiration(game, hero, inspiration);
  if (boon) gainBoon(game, hero, boon);
  if (discard) removeTerrain(game, terrain.id);
  const groups = hits ? within(game, hero, hits.target) : [];
  const text: Text = { line: 'terrain.passed', terrain: terrain.terrain, hero };
  if (hits && groups.length > 0)
    openPrompt(game, { kind: 'chooseGroup', text, groups, hero, hits: hits.hits, modifiers: hits.modifiers });
  else openPrompt(game, { kind: 'message', pages: [text], hero });
  if (lore) gainLore(game, lore);
};

/** §23.1, §57.1, §102.2, §104.2, §108.3 What a test of terrain brings. */
export const resolveTerrainTest = (
  game: Game,
  { terrain: id, use }: Extract<JudgedTest, { by: 'terrain' }>,
  hero: HeroId,
  passed: boolean,
): void => {
  const terrain = adventureOf(game).terrain.find((one) => one.id === id);
  if (!terrain) return;
  const effect = cardEffect(game, terrain, USES[use]);
  if (effect?.kind === 'interact' && passed) return resolveInteract(game, hero, terrain, effect);
  if (effect?.kind === 'endTurnTest' && passed) return gainBoon(game, hero, effect.boon);
  if (passed || effect?.kind === 'interact' || effect?.kind === 'endTurnTest') return;
  if (effect?.kind === 'enterTest' && effect.otherwise !== 'stay')
    return sufferFrom(game, terrain, hero, effect.otherwise.damage, facedownFor(game, hero));
  if (use !== 'enter') staysPut(game, hero);
  // That a hero may not leave this turn is the table's to remember: the words say so.
  const text: Text = { line: 'terrain.failed', terrain: terrain.terrain, hero };
  openPrompt(game, { kind: 'message', pages: [text], hero });
};

/** §102.2, §108.3 The hero may strike one of the groups in reach, or none. */
export const chooseGroup: Rule<'chooseGroup'> = {
  check: (game, { group }) => {
    const { groups } = requirePrompt(game, 'chooseGroup');
    if (group !== null && !groups.includes(group)) refuse('group/not-offered');
  },
  play: (game, { group }) => {
    const { hits, modifiers } = requirePrompt(game, 'chooseGroup');
    closePrompt(game);
    const struck = adventureOf(game).groups.find(({ id }) => id === group);
    if (struck) applyHits(game, struck, hits, modifiers);
  },
  offers: (game) => {
    const prompt = currentPromptOf(game, 'chooseGroup');
    return prompt ? [...prompt.groups, null].map((group) => ({ group })) : [];
  },
};
