import type { Checked } from '@/kernel/checks';
import { flag, listOf, oneOf, orNull, shape } from '@/kernel/checks';
import { modifier } from './modifiers';
import { count, id, name, printed, seat, sphere } from './pieces';

const attachment = shape({
  id,
  name,
  unique: flag,
  restricted: flag,
  /** F 1.38 On an encounter card, the player who played it; null on a character, whose controller has it. */
  controller: orNull(seat),
});
export type Attachment = Checked<typeof attachment>;

/** R p.8–9 A hero or an ally, as lightly as the table wishes. */
export const character = shape({
  id,
  kind: oneOf('hero', 'ally'),
  name,
  unique: flag,
  owner: seat,
  controller: seat,
  spheres: listOf(sphere),
  threatCost: printed,
  /** Of an ally; a hero has a threat cost. */
  cost: printed,
  willpower: printed,
  attack: printed,
  defence: printed,
  hitPoints: printed,
  ranged: flag,
  sentinel: flag,
  damage: count,
  resources: count,
  exhausted: flag,
  committed: flag,
  /** F 1.25 “Cannot collect” keeps the resource of the first phase away too. */
  cannotCollect: flag,
  attachments: listOf(attachment),
  modifiers: listOf(modifier),
  /** Dead heroes count in the score. Captive: a prisoner of Dol Guldur. Away: shuffled into a deck, which is not death. */
  fate: oneOf('inPlay', 'dead', 'captive', 'away'),
});
export type Character = Checked<typeof character>;
export type Fate = Character['fate'];

export const ENCOUNTER_TYPES = ['enemy', 'location', 'objective'] as const;

/** An encounter card in play. */
export const encounterCard = shape({
  id,
  type: oneOf(...ENCOUNTER_TYPES),
  name,
  unique: flag,
  zone: oneOf('staging', 'engaged', 'active', 'claimed'),
  engagedWith: orNull(seat),
  /** F 1.50 Considered engaged: it attacks these players without having engaged them. */
  consideredEngaged: listOf(seat),
  threat: printed,
  engagement: printed,
  attack: printed,
  defence: printed,
  hitPoints: printed,
  questPoints: printed,
  victory: printed,
  damage: count,
  progress: count,
  shadowCards: count,
  /** The objective it guards (R p.24). */
  guards: orNull(id),
  /** The character that claimed the objective. */
  claimedBy: orNull(id),
  cannotLeaveStaging: flag,
  immune: flag,
  /** A card lying face down as an enemy: no traits, and discarded where others return to the staging area. */
  faceDown: flag,
  /** Whom it has attacked in this combat phase. */
  attacked: listOf(seat),
  /** Whom a card keeps it from attacking in this phase. */
  keptFrom: listOf(seat),
  /** Who has declared an attack on it in this round. */
  attackedBy: listOf(seat),
  attachments: listOf(attachment),
  modifiers: listOf(modifier),
});
export type EncounterCard = Checked<typeof encounterCard>;
export type EncounterType = EncounterCard['type'];
export type Zone = EncounterCard['zone'];
