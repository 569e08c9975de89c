import type { ModifierId } from '@/games/jime/content';
import type { Game } from './agenda';
import { closePrompt, schedule, openPrompt } from './agenda';
import {
  adventureOf,
  groupOf,
  requireActionPhase,
  isActionPhase,
  isAdventureOver,
  requireNoPrompt,
  requirePrompt,
  currentPromptOf,
  standingHero,
  standingHeroes,
} from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Fields, Rule } from './rule';
import type { Group, HeroId, Prompt } from '@/games/jime/state';
import { MODIFIERS } from '@/games/jime/state/commands';
import { spendAction } from './actionPhase';
import { renewUses } from './cardLimits';
import { addToChronicle } from './chronicle';
import { removeGroup } from './defeated';
import { immuneTo } from './elite';
import { exhaust } from './exhausted';
import type { Struck } from './modifiers';
import { effectiveModifiers, requireNoneTwice, strikeAll } from './modifiers';
import { attackWithFiguresLeft } from './attacks';
import { mayCounterattack, strikeBack } from './counterattack';
import { endActivationOf } from './openPrompts';
import { remindersForAttack } from './terrain';
import { fire } from './triggers';
import { heroInRange } from './weapons';

/** §15.3, §62.4 What Apply would do, for the panel's live preview: nothing is changed until Apply. */
export const previewHits = (
  game: Game,
  group: Group,
  hits: number,
  modifiers: readonly ModifierId[],
): Struck[] => strikeAll(group.figures, hits, effectiveModifiers(modifiers, immuneTo(game, group)));

interface Blow {
  stunned: boolean;
  fallen: number;
  defeated: boolean;
}

/** §15.5, §15.6 Hits and modifiers take effect. */
const strike = (game: Game, group: Group, hits: number, modifiers: readonly ModifierId[]): Blow => {
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
  if (defeated) removeGroup(game, group);
  else if (fallen > 0) attackWithFiguresLeft(game, group);
  if (!defeated) fire(game, { moment: 'groupHealth', group: group.story, atMost: healthOf(group) }, {});
  return { stunned, fallen, defeated };
};

/** §112.4 Defeated figures leave the map. */
const openRemoval = (game: Game, { id, enemy, banner }: Group, { fallen, defeated }: Blow): void => {
  if (fallen > 0)
    openPrompt(game, { kind: 'figuresRemoved', group: id, enemy, banner, figures: fallen, defeated });
};

const healthOf = ({ figures }: Group): number => figures.reduce((sum, { health }) => sum + health, 0);

/** §15.5, §15.6, §112.4 Hits from the story or from terrain, whatever may follow them. */
export const applyHits = (game: Game, group: Group, hits: number, modifiers: readonly ModifierId[]): void =>
  openRemoval(game, group, strike(game, group, hits, modifiers));

const openPanel = (game: Game, hero: HeroId, group: string, attack: boolean): void =>
  openPrompt(game, {
    kind: 'panel',
    group,
    hero,
    attack,
    inRange: attack ? heroInRange(game, hero, groupOf(game, group)) : null,
    terrain: attack ? remindersForAttack(game, hero, groupOf(game, group)) : [],
  });

const everyPair = (game: Game): { hero: HeroId; group: string }[] =>
  standingHeroes(game).flatMap(({ hero }) => adventureOf(game).groups.map(({ id }) => ({ hero, group: id })));

/**
 * §17.1, §58.4 A hero attacks: the panel opens, and until it is applied nobody has acted. A card may reach further than the
 * guide, so range is shown, not forced.
 */
export const attack: Rule<'attack'> = {
  check: (game, { hero, group }) => {
    requireActionPhase(game);
    standingHero(game, hero);
    groupOf(game, group);
  },
  play: (game, { hero, group }) => openPanel(game, hero, group, true),
  offers: (game) => (isActionPhase(game) ? everyPair(game) : []),
};

/** Prompts an ability may interrupt. */
const INTERRUPTED: Prompt['kind'][] = ['activation', 'fallback', 'attack', 'suffer', 'test'];

/** §10.2, §15.8, §35.3 Hits from an ability outside an attack, even in the shadow phase: no counterattack can follow. */
export const hit: Rule<'hit'> = {
  check: (game, { hero, group }) => {
    // §106 Once the adventure is over nothing is struck any more.
    if (isAdventureOver(game) || !currentPromptOf(game, ...INTERRUPTED)) requireNoPrompt(game);
    standingHero(game, hero);
    groupOf(game, group);
  },
  play: (game, { hero, group }) => openPanel(game, hero, group, false),
  offers: (game) => (isActionPhase(game) || currentPromptOf(game, ...INTERRUPTED) ? everyPair(game) : []),
};

/** Hits beyond what could fell the whole group change nothing (§103.5 in spirit), so offers stop there. */
const mostUseful = (group: Group): number =>
  group.figures.reduce((sum, { health, armour, sorcery }) => sum + health + armour + sorcery, 0);

/** §17.4, §35.7 Closes the panel and strikes, even with neither hits nor modifiers. */
const strikeFromPanel = (
  game: Game,
  { hits, modifiers }: Fields<'apply'>,
): { group: Group; hero: HeroId; attack: boolean; blow: Blow } => {
  const { group: id, hero, attack: isAttack } = requirePrompt(game, 'panel');
  const group = groupOf(game, id);
  closePrompt(game);
  group.lastHitBy = hero;
  if (isAttack) {
    spendAction(game, hero);
    renewUses(game, 'test');
  }
  return { group, hero, attack: isAttack, blow: strike(game, group, hits, modifiers) };
};

/** §15.3, §15.4 Everything is entered before Apply. */
export const apply: Rule<'apply'> = {
  check: (game, { modifiers }) => {
    requirePrompt(game, 'panel');
    requireNoneTwice(modifiers);
  },
  play: (game, entered) => {
    const { group, hero, attack: isAttack, blow } = strikeFromPanel(game, entered);
    openRemoval(game, group, blow);
    if (isAttack) schedule(game, { do: 'counterattack', group: group.id, hero, stunned: blow.stunned });
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

/** §15.3 What the hits entered would leave: whether the group may strike back after them (§35.4–35.6). */
export const mayStrikeBack = (
  game: Game,
  group: Group,
  hits: number,
  modifiers: readonly ModifierId[],
): boolean => {
  const stunned = effectiveModifiers(modifiers, immuneTo(game, group)).has('stun');
  const after = { ...group, exhausted: group.exhausted || stunned };
  return (
    previewHits(game, group, hits, modifiers).some(({ defeated }) => !defeated) &&
    mayCounterattack(after, stunned)
  );
};

/** §35.1 Apply, and the answer to the question that follows: a group that strikes back does so on the next sheet. */
export const applyAttack: Rule<'applyAttack'> = {
  check: (game, { modifiers }) => {
    if (!requirePrompt(game, 'panel').attack) refuse('prompt/not-open');
    requireNoneTwice(modifiers);
  },
  play: (game, { inReach, ...entered }) => {
    const { group, hero, blow } = strikeFromPanel(game, entered);
    const back = inReach && !blow.defeated && mayCounterattack(group, blow.stunned);
    if (!back) return openRemoval(game, group, blow);
    // The sheet of the counterattack names those who fell: no sheet of their own, but their line in the chronicle.
    const { fallen } = blow;
    if (fallen > 0)
      addToChronicle(game, { line: 'chronicle.figuresRemoved', enemy: group.enemy, figures: fallen });
    strikeBack(game, group, hero, fallen);
  },
  offers: (game) =>
    currentPromptOf(game, 'panel')?.attack
      ? apply.offers(game).flatMap((entered) => [true, false].map((inReach) => ({ ...entered, inReach })))
      : [],
};
