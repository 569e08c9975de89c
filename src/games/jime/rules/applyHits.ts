import type { ModifierId } from '@/games/jime/content';
import type { Game } from './agenda';
import { close, later, open } from './agenda';
import {
  adventureOf,
  groupOf,
  inActionPhase,
  isFree,
  noPrompt,
  promptOf,
  shownOf,
  standing,
  standingHeroes,
} from './find';
import type { Rule } from './rule';
import type { Group, HeroId, Prompt } from '@/games/jime/state';
import { MODIFIERS } from '@/games/jime/state/commands';
import { acts } from './actionPhase';
import { tell } from './chronicle';
import { removeGroup } from './defeated';
import { immuneTo } from './elite';
import { exhaust } from './exhausted';
import type { Struck } from './modifiers';
import { effective, noneTwice, strikeAll } from './modifiers';
import { groupInRange } from './attacks';
import { remindersForAttack } from './terrain';

/** §15.3, §62.4 What Apply would do, for the panel's live preview: nothing is changed until Apply. */
export const previewHits = (
  game: Game,
  group: Group,
  hits: number,
  modifiers: readonly ModifierId[],
): Struck[] => strikeAll(group.figures, hits, effective(modifiers, immuneTo(game, group)));

/** §15.5, §15.6, §112.4 Hits and modifiers take effect, and defeated figures leave the map. Returns whether it was stunned. */
export const applyHits = (
  game: Game,
  group: Group,
  hits: number,
  modifiers: readonly ModifierId[],
): boolean => {
  const struck = previewHits(game, group, hits, modifiers);
  const fallen = struck.filter(({ defeated }) => defeated).length;
  group.figures = struck.filter(({ defeated }) => !defeated).map(({ figure }) => figure);
  const stunned = effective(modifiers, immuneTo(game, group)).has('stun');
  if (stunned) exhaust(group);
  tell(game, { line: 'chronicle.hits', enemy: group.enemy, hits, fallen });
  const defeated = group.figures.length === 0;
  const { id, enemy, banner } = group;
  if (defeated) removeGroup(game, group);
  if (fallen > 0) open(game, { kind: 'figuresRemoved', group: id, enemy, banner, figures: fallen, defeated });
  return stunned;
};

const openPanel = (game: Game, hero: HeroId, group: string, attack: boolean): void =>
  open(game, {
    kind: 'panel',
    group,
    hero,
    attack,
    inRange: attack ? groupInRange(game, groupOf(game, group), hero) : null,
    terrain: attack ? remindersForAttack(game, hero, groupOf(game, group)) : [],
  });

const everyPair = (game: Game): { hero: HeroId; group: string }[] =>
  standingHeroes(game).flatMap(({ hero }) => adventureOf(game).groups.map(({ id }) => ({ hero, group: id })));

/** §17.1, §58.4 A hero attacks: the panel opens. A card may reach further than the guide, so range is shown, not forced. */
export const attack: Rule<'attack'> = {
  check: (game, { hero, group }) => {
    inActionPhase(game);
    standing(game, hero);
    groupOf(game, group);
  },
  play: (game, { hero, group }) => {
    acts(game, hero);
    openPanel(game, hero, group, true);
  },
  offers: (game) => (isFree(game) ? everyPair(game) : []),
};

/** Prompts an ability may interrupt. */
const INTERRUPTED: Prompt['kind'][] = ['activation', 'fallback', 'attack', 'suffer', 'test'];

/** §10.2, §15.8, §35.3 Hits from an ability outside an attack, even in the shadow phase: no counterattack can follow. */
export const hit: Rule<'hit'> = {
  check: (game, { hero, group }) => {
    if (!shownOf(game, ...INTERRUPTED)) noPrompt(game);
    standing(game, hero);
    groupOf(game, group);
  },
  play: (game, { hero, group }) => openPanel(game, hero, group, false),
  offers: (game) => (isFree(game) || shownOf(game, ...INTERRUPTED) ? everyPair(game) : []),
};

/** Hits beyond what could fell the whole group change nothing (§103.5 in spirit), so offers stop there. */
const mostUseful = (group: Group): number =>
  group.figures.reduce((sum, { health, armour, sorcery }) => sum + health + armour + sorcery, 0);

/** §15.3, §15.4 Everything is entered before Apply; §17.4, §35.7 an attack with neither hits nor modifiers is applied too. */
export const apply: Rule<'apply'> = {
  check: (game, { modifiers }) => {
    promptOf(game, 'panel');
    noneTwice(modifiers);
  },
  play: (game, { hits, modifiers }) => {
    const panel = promptOf(game, 'panel');
    const group = groupOf(game, panel.group);
    close(game);
    group.lastHitBy = panel.hero;
    const task = { do: 'counterattack', group: group.id, hero: panel.hero } as const;
    const stunned = applyHits(game, group, hits, modifiers);
    if (panel.attack) later(game, { ...task, stunned });
  },
  offers: (game) => {
    const panel = shownOf(game, 'panel');
    if (!panel) return [];
    const sets: ModifierId[][] = [[], ...MODIFIERS.map((one) => [one]), [...MODIFIERS]];
    return Array.from({ length: mostUseful(groupOf(game, panel.group)) + 1 }, (_, hits) => hits).flatMap(
      (hits) => sets.map((modifiers) => ({ hits, modifiers: [...modifiers] })),
    );
  },
};
