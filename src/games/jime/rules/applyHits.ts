import type { ModifierId } from '@/games/jime/content';
import type { Game } from './agenda';
import { closePrompt, schedule, openPrompt } from './agenda';
import {
  adventureOf,
  groupOf,
  requireActionPhase,
  isActionPhase,
  requireNoPrompt,
  requirePrompt,
  currentPromptOf,
  standingHero,
  standingHeroes,
} from './lookup';
import type { Rule } from './rule';
import type { Group, HeroId, Prompt } from '@/games/jime/state';
import { MODIFIERS } from '@/games/jime/state/commands';
import { startTurnIfNone } from './actionPhase';
import { addToChronicle } from './chronicle';
import { removeGroup } from './defeated';
import { immuneTo } from './elite';
import { exhaust } from './exhausted';
import type { Struck } from './modifiers';
import { effectiveModifiers, requireNoneTwice, strikeAll } from './modifiers';
import { attackWithFiguresLeft, groupInRange } from './attacks';
import { endActivationOf } from './openPrompts';
import { remindersForAttack } from './terrain';
import { fire } from './triggers';

/** §15.3, §62.4 What Apply would do, for the panel's live preview: nothing is changed until Apply. */
export const previewHits = (
  game: Game,
  group: Group,
  hits: number,
  modifiers: readonly ModifierId[],
): Struck[] => strikeAll(group.figures, hits, effectiveModifiers(modifiers, immuneTo(game, group)));

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
  const stunned = effectiveModifiers(modifiers, immuneTo(game, group)).has('stun');
  if (stunned) {
    exhaust(group);
    endActivationOf(game, group.id);
  }
  addToChronicle(game, { line: 'chronicle.hits', enemy: group.enemy, hits, fallen });
  const defeated = group.figures.length === 0;
  const { id, enemy, banner } = group;
  if (defeated) removeGroup(game, group);
  else if (fallen > 0) attackWithFiguresLeft(game, group);
  if (!defeated) fire(game, { moment: 'groupHealth', group: group.story, atMost: healthOf(group) }, {});
  if (fallen > 0)
    openPrompt(game, { kind: 'figuresRemoved', group: id, enemy, banner, figures: fallen, defeated });
  return stunned;
};

const healthOf = ({ figures }: Group): number => figures.reduce((sum, { health }) => sum + health, 0);

const openPanel = (game: Game, hero: HeroId, group: string, attack: boolean): void =>
  openPrompt(game, {
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
    requireActionPhase(game);
    standingHero(game, hero);
    groupOf(game, group);
  },
  play: (game, { hero, group }) => {
    startTurnIfNone(game, hero);
    openPanel(game, hero, group, true);
  },
  offers: (game) => (isActionPhase(game) ? everyPair(game) : []),
};

/** Prompts an ability may interrupt. */
const INTERRUPTED: Prompt['kind'][] = ['activation', 'fallback', 'attack', 'suffer', 'test'];

/** §10.2, §15.8, §35.3 Hits from an ability outside an attack, even in the shadow phase: no counterattack can follow. */
export const hit: Rule<'hit'> = {
  check: (game, { hero, group }) => {
    if (!currentPromptOf(game, ...INTERRUPTED)) requireNoPrompt(game);
    standingHero(game, hero);
    groupOf(game, group);
  },
  play: (game, { hero, group }) => openPanel(game, hero, group, false),
  offers: (game) => (isActionPhase(game) || currentPromptOf(game, ...INTERRUPTED) ? everyPair(game) : []),
};

/** Hits beyond what could fell the whole group change nothing (§103.5 in spirit), so offers stop there. */
const mostUseful = (group: Group): number =>
  group.figures.reduce((sum, { health, armour, sorcery }) => sum + health + armour + sorcery, 0);

/** §15.3, §15.4 Everything is entered before Apply; §17.4, §35.7 an attack with neither hits nor modifiers is applied too. */
export const apply: Rule<'apply'> = {
  check: (game, { modifiers }) => {
    requirePrompt(game, 'panel');
    requireNoneTwice(modifiers);
  },
  play: (game, { hits, modifiers }) => {
    const panel = requirePrompt(game, 'panel');
    const group = groupOf(game, panel.group);
    closePrompt(game);
    group.lastHitBy = panel.hero;
    const task = { do: 'counterattack', group: group.id, hero: panel.hero } as const;
    const stunned = applyHits(game, group, hits, modifiers);
    if (panel.attack) schedule(game, { ...task, stunned });
  },
  offers: (game) => {
    const panel = currentPromptOf(game, 'panel');
    if (!panel) return [];
    const sets: ModifierId[][] = [[], ...MODIFIERS.map((one) => [one]), [...MODIFIERS]];
    return Array.from({ length: mostUseful(groupOf(game, panel.group)) + 1 }, (_, hits) => hits).flatMap(
      (hits) => sets.map((modifiers) => ({ hits, modifiers: [...modifiers] })),
    );
  },
};
