import { z } from 'zod';
import { modifier } from './modifiers';
import { count, id, name, printed, seat, sphere } from './pieces';

const attachment = z.object({ id, name, unique: z.boolean(), restricted: z.boolean() });
export type Attachment = z.infer<typeof attachment>;

/** R p.8–9 A hero or an ally, as lightly as the table wishes. */
export const character = z.object({
  id,
  kind: z.enum(['hero', 'ally']),
  name,
  unique: z.boolean(),
  owner: seat,
  controller: seat,
  spheres: z.array(sphere),
  threatCost: printed,
  willpower: printed,
  attack: printed,
  defence: printed,
  hitPoints: printed,
  ranged: z.boolean(),
  sentinel: z.boolean(),
  damage: count,
  resources: count,
  exhausted: z.boolean(),
  committed: z.boolean(),
  /** F 1.25 “Cannot collect” keeps the resource of the first phase away too. */
  cannotCollect: z.boolean(),
  attachments: z.array(attachment),
  modifiers: z.array(modifier),
  /** Dead heroes count in the score. Captive: a prisoner of Dol Guldur. Away: shuffled into a deck, which is not death. */
  fate: z.enum(['inPlay', 'dead', 'captive', 'away']),
});
export type Character = z.infer<typeof character>;
export type Fate = Character['fate'];

export const ENCOUNTER_TYPES = ['enemy', 'location', 'objective'] as const;

/** An encounter card in play. */
export const encounterCard = z.object({
  id,
  type: z.enum(ENCOUNTER_TYPES),
  name,
  unique: z.boolean(),
  zone: z.enum(['staging', 'engaged', 'active', 'claimed']),
  engagedWith: seat.nullable(),
  /** F 1.50 Considered engaged: it attacks these players without having engaged them. */
  consideredEngaged: z.array(seat),
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
  guards: id.nullable(),
  /** The character that claimed the objective. */
  claimedBy: id.nullable(),
  cannotLeaveStaging: z.boolean(),
  immune: z.boolean(),
  /** A card lying face down as an enemy: no traits, and discarded where others return to the staging area. */
  faceDown: z.boolean(),
  /** Whom it has attacked in this combat phase. */
  attacked: z.array(seat),
  /** Who has declared an attack on it in this round. */
  attackedBy: z.array(seat),
  modifiers: z.array(modifier),
});
export type EncounterCard = z.infer<typeof encounterCard>;
export type EncounterType = EncounterCard['type'];
export type Zone = EncounterCard['zone'];
