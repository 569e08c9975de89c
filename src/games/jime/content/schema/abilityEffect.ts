import { z } from 'zod';
import { baneIdSchema } from './bane';
import { amountSchema, raceSchema, targetSchema } from './abilityWords';
import {
  boonIdSchema,
  countSchema,
  idSchema,
  keywordIdSchema,
  modifierIdSchema,
  positiveSchema,
  spaceTraitIdSchema,
  statSchema,
  traitSchema,
} from './words';

const to = targetSchema.optional();

/** Cards suffered: so many damage, so many fear, and so many of either. */
const suffered = {
  damage: positiveSchema.optional(),
  fear: positiveSchema.optional(),
  either: positiveSchema.optional(),
};

/** Which prepared or discarded card is meant. */
const cardFilter = z.strictObject({
  traits: z.array(traitSchema).nonempty().optional(),
  keywords: z.array(keywordIdSchema).nonempty().optional(),
  icon: z.enum(['success', 'fate']).optional(),
});
export type CardFilter = z.infer<typeof cardFilter>;

/** Everything an ability of a card may do; who interprets it handles every one, or does not compile. */
export const abilityEffectSchema = z.discriminatedUnion('do', [
  // A test under way (§107)
  z.strictObject({ do: z.literal('success'), count: amountSchema }),
  /** Turns fate into successes: as many as fate, unless `into` says otherwise. */
  z.strictObject({
    do: z.literal('convert'),
    fate: z.union([positiveSchema, z.literal('all')]),
    into: positiveSchema.optional(),
  }),
  z.strictObject({ do: z.literal('addFate'), count: positiveSchema }),
  z.strictObject({ do: z.literal('reveal'), count: amountSchema }),
  /** Revealed cards are put away for as many others: one of them for `into`, any number, or all. */
  z.strictObject({
    do: z.literal('redraw'),
    cards: z.enum(['one', 'any', 'all']),
    into: positiveSchema.optional(),
  }),
  /** Tests one of these stats in place of one of `of`, or of any. */
  z.strictObject({
    do: z.literal('testWith'),
    stats: z.array(statSchema).nonempty(),
    of: z.array(statSchema).nonempty().optional(),
  }),
  /** One of the cards revealed goes back on top of the deck. */
  z.strictObject({ do: z.literal('returnRevealed'), fate: positiveSchema.optional() }),
  z.strictObject({ do: z.literal('prepareRevealed') }),
  // An attack under way (§17, §62)
  z.strictObject({ do: z.literal('hits'), count: amountSchema }),
  /** All of these modifiers, or so many of them as `choose` says. */
  z.strictObject({
    do: z.literal('modifiers'),
    modifiers: z.array(modifierIdSchema).nonempty(),
    choose: positiveSchema.optional(),
  }),
  z.strictObject({
    do: z.literal('line'),
    successes: positiveSchema,
    hits: positiveSchema,
    modifiers: z.array(modifierIdSchema),
  }),
  z.strictObject({ do: z.literal('doubleHits') }),
  z.strictObject({ do: z.literal('ranged') }),
  z.strictObject({ do: z.literal('ignoreCounterattack') }),
  // What would be suffered (§38)
  z.strictObject({
    do: z.literal('prevent'),
    ...suffered,
    all: z.array(z.enum(['damage', 'fear'])).optional(),
    /** Only of what comes facedown. */
    facedown: z.literal(true).optional(),
  }),
  z.strictObject({
    do: z.literal('sufferFacedown'),
    against: z.array(z.enum(['damage', 'fear'])).nonempty(),
  }),
  z.strictObject({ do: z.literal('provokeNobody') }),
  // Cards suffered before
  z.strictObject({
    do: z.literal('heal'),
    ...suffered,
    facedown: z.literal(true).optional(),
    shared: z.literal(true).optional(),
    to,
  }),
  z.strictObject({
    do: z.literal('turnFacedown'),
    ...suffered,
    shared: z.literal(true).optional(),
    all: z.literal(true).optional(),
    to,
  }),
  z.strictObject({
    do: z.literal('turnFaceup'),
    damage: positiveSchema.optional(),
    fear: positiveSchema.optional(),
  }),
  // Heroes
  z.strictObject({
    do: z.literal('inspiration'),
    count: amountSchema,
    /** Only heroes who have none. */
    ifNone: z.literal(true).optional(),
    to,
  }),
  z.strictObject({ do: z.literal('discardInspiration') }),
  z.strictObject({ do: z.literal('boon'), boon: z.union([boonIdSchema, z.literal('any')]), to }),
  z.strictObject({ do: z.literal('bane'), bane: baneIdSchema }),
  z.strictObject({ do: z.literal('discardBanes'), count: z.union([positiveSchema, z.literal('all')]), to }),
  z.strictObject({ do: z.literal('move'), spaces: amountSchema, quiet: z.literal(true).optional(), to }),
  /** Another action, of any kind, an attack or an interaction alone. */
  z.strictObject({ do: z.literal('action'), count: positiveSchema }),
  z.strictObject({ do: z.literal('interactAgain') }),
  z.strictObject({
    do: z.literal('attackAgain'),
    successes: positiveSchema.optional(),
    hits: positiveSchema.optional(),
    modifiers: z.array(modifierIdSchema).optional(),
    ignoreCounterattack: z.literal(true).optional(),
    to,
  }),
  /** Hits outside an attack (§10.2). */
  z.strictObject({
    do: z.literal('strike'),
    hits: countSchema,
    modifiers: z.array(modifierIdSchema),
    at: z.enum(['here', 'nearby', 'map', 'them']),
    all: z.literal(true).optional(),
  }),
  // Decks (§84, §88)
  z.strictObject({
    do: z.literal('scout'),
    count: amountSchema,
    /** So many may be prepared; one when left out. */
    prepare: positiveSchema.optional(),
    to,
  }),
  z.strictObject({
    do: z.literal('scoutMore'),
    cards: z.int().optional(),
    prepare: positiveSchema.optional(),
  }),
  z.strictObject({
    do: z.literal('prepare'),
    card: cardFilter.optional(),
    all: z.literal(true).optional(),
    to,
  }),
  z.strictObject({ do: z.literal('discardPrepared'), count: positiveSchema }),
  /** The card just discarded goes on top of the deck, or this one, just used, leaves the adventure. */
  z.strictObject({ do: z.literal('returnDiscarded') }),
  z.strictObject({ do: z.literal('leaves') }),
  z.strictObject({ do: z.literal('lookAtTop') }),
  z.strictObject({ do: z.literal('removeWeakness') }),
  z.strictObject({ do: z.literal('exchangeDiscard') }),
  z.strictObject({ do: z.literal('replenish'), trinkets: z.union([positiveSchema, z.literal('all')]), to }),
  z.strictObject({ do: z.literal('equipSpare') }),
  // What holds as long as the card is in play
  z.strictObject({ do: z.literal('stat'), stat: statSchema, by: z.int() }),
  z.strictObject({
    do: z.literal('limit'),
    of: z.enum(['damage', 'fear', 'inspiration', 'prepared']),
    by: z.int(),
    everyone: z.literal(true).optional(),
  }),
  z.strictObject({ do: z.literal('ignore'), traits: z.array(spaceTraitIdSchema).nonempty(), to }),
  z.strictObject({ do: z.literal('reach'), spaces: positiveSchema }),
  z.strictObject({ do: z.literal('cannotUse'), keyword: keywordIdSchema }),
  /** Skills with one keyword count as having others too. */
  z.strictObject({
    do: z.literal('countsAs'),
    keyword: keywordIdSchema,
    others: z.literal(true).optional(),
    as: z
      .array(
        z.strictObject({
          keyword: keywordIdSchema,
          value: z.union([positiveSchema, z.literal('heroesHere')]),
        }),
      )
      .nonempty(),
  }),
  z.strictObject({ do: z.literal('longerSprint'), by: positiveSchema }),
  z.strictObject({ do: z.literal('guardNearby') }),
  z.strictObject({ do: z.literal('beRace'), races: z.array(raceSchema).nonempty() }),
  // The campaign
  z.strictObject({ do: z.literal('lore'), count: positiveSchema }),
  z.strictObject({ do: z.literal('beginWith'), trinket: idSchema }),
]);
export type AbilityEffect = z.infer<typeof abilityEffectSchema>;
export type AbilityEffectOf<Do extends AbilityEffect['do']> = Extract<AbilityEffect, { do: Do }>;
