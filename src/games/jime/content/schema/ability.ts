import { z } from 'zod';
import { abilityEffectSchema } from './abilityEffect';
import { reachSchema } from './abilityWords';
import { boonIdSchema, keywordIdSchema, positiveSchema, statSchema, traitSchema } from './words';

/** When an ability acts. What happens to a test, an attack or a wound on the way is `test`, `attack`, `suffer`. */
const abilityMomentSchema = z.enum([
  'always',
  'setUp',
  'rally',
  'scout',
  'scouted',
  'prepared',
  'prepares',
  'discards',
  'keyword',
  'turnStart',
  'turn',
  'turnEnd',
  'moved',
  'entered',
  'travel',
  'travelled',
  'explored',
  'interact',
  'interacted',
  'beforeTest',
  'test',
  'afterTest',
  'beforeAttack',
  'attack',
  'afterAttack',
  'defeat',
  'provoke',
  'enemyEnters',
  'suffer',
  'suffered',
  'lastStand',
  'lastStandOver',
  'inspired',
  'tokenDiscarded',
  'lore',
  'trinketGained',
  'adventureOver',
]);
export type AbilityMoment = z.infer<typeof abilityMomentSchema>;

/** What must hold besides: of the hero, of the enemy attacked, of the cards. */
export const ABILITY_CONDITIONS = [
  'enemyHere',
  'noEnemyHere',
  'enemyNearby',
  'noEnemyNearby',
  'heroHere',
  'noHeroNearby',
  'inDarkness',
  'isHidden',
  'isMounted',
  'onTurn',
  'inRally',
  'onDifficultGround',
  'tokenHere',
  'leaving',
  'hasMoved',
  'hasMovedThree',
  'noTrinketFaceup',
  'songPrepared',
  'threeDamage',
  'orcNearby',
  'targetExhausted',
  'targetElite',
  'targetSorcerous',
  'targetOrc',
  'targetHere',
  'targetNearby',
  'heroAtTarget',
  'tokenAtTarget',
  'noneRevealed',
  'hasConverted',
  'hasSpentInspiration',
  'hiddenSpent',
  'fateOnTop',
  'personToken',
  'searchOrThreatToken',
  'counterattack',
  'attacked',
  'hobbit',
  'notHobbit',
  'theyAreDwarf',
  'theyAreNoDwarf',
  'theyAreHumanOrElf',
  'theyAreNeither',
  'theirEnemyNearby',
  'noEnemyNearThem',
] as const;
export type AbilityCondition = (typeof ABILITY_CONDITIONS)[number];

/** What a test is made for. */
export const PURPOSES = ['attack', 'negate', 'interaction', 'lastStand', 'story'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What is given up for it; nothing when left out. */
const costSchema = z.strictObject({
  /** The card itself: to the discard pile, out of the adventure, or on top of the deck. */
  card: z.enum(['discard', 'remove', 'top']).optional(),
  /** A depletion token of the trinket (§76.2), or of any trinket of the hero. */
  deplete: z.enum(['this', 'any']).optional(),
  inspiration: positiveSchema.optional(),
  /** The same, of the hero whose moment it is. */
  theirInspiration: positiveSchema.optional(),
  /** Other prepared skills, with this trait where one is named. */
  prepared: z.strictObject({ count: positiveSchema, trait: traitSchema.optional() }).optional(),
  boon: boonIdSchema.optional(),
  /** Suffered and not to be prevented. */
  damage: positiveSchema.optional(),
  fear: positiveSchema.optional(),
  /** An action of the turn (§72.1). */
  action: z.literal(true).optional(),
});
export type AbilityCost = z.infer<typeof costSchema>;

const usedSchema = z.strictObject({
  at: abilityMomentSchema,
  /** Whose moment it is; the bearer's own when left out. */
  whose: reachSchema.optional(),
  /** At `keyword`: which is used; `its` when it must be this card's own. */
  keywords: z.array(keywordIdSchema).nonempty().optional(),
  its: z.literal(true).optional(),
  /** At tests: what for, and of which stats. */
  purposes: z.array(z.enum(PURPOSES)).nonempty().optional(),
  stats: z.array(statSchema).nonempty().optional(),
  /** At attacks: only with this weapon. */
  withIt: z.literal(true).optional(),
  /** At `suffer` and `suffered`: which of the two must be suffered. */
  against: z.enum(['damage', 'fear']).optional(),
  /** At `prepares` and `discards`: a card with one of these. */
  card: z
    .strictObject({
      traits: z.array(traitSchema).nonempty().optional(),
      icon: z.enum(['success', 'fate']).optional(),
    })
    .optional(),
  if: z.array(z.enum(ABILITY_CONDITIONS)).nonempty().optional(),
  cost: costSchema.optional(),
  /** Once in each of these. */
  limit: z.enum(['round', 'turn', 'phase', 'test']).optional(),
  /** The bearer has no choice. */
  must: z.literal(true).optional(),
  /** Everything in the list, or one list of several. */
  does: z.array(abilityEffectSchema).nonempty().optional(),
  oneOf: z.array(z.array(abilityEffectSchema).nonempty()).min(2).optional(),
});
export type UsedAbility = z.infer<typeof usedSchema>;

/** An ability that only people at a table can carry out, and why. */
const tableSchema = z.strictObject({ table: z.string().min(1) });

/** What a card does, as data: bots play it, and rules read from it the numbers the app holds. */
export const abilitySchema = z.union([usedSchema, tableSchema]);
export type Ability = z.infer<typeof abilitySchema>;

export const isUsed = (ability: Ability): ability is UsedAbility => 'at' in ability;
