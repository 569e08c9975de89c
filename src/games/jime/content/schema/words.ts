import { z } from 'zod';
import { BOONS, MODIFIERS, PURPOSES, STATS } from '../vocabulary';

/** The closed vocabularies that several kinds of record share. */

/** Stable kebab-case name of a record: the printed English name, in lower case, without accents. */
export const idSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a kebab-case id');

export const productIdSchema = z.enum([
  'core',
  'villains-of-eriador',
  'shadowed-paths',
  'dwellers-in-darkness',
  'spreading-war',
  'scourges-of-the-wastes',
]);
export type ProductId = z.infer<typeof productIdSchema>;

export const statSchema = z.enum(STATS);
export type Stat = z.infer<typeof statSchema>;

export const modifierIdSchema = z.enum(MODIFIERS);
export type ModifierId = z.infer<typeof modifierIdSchema>;

export const keywordIdSchema = z.enum(['scout', 'strike', 'guard', 'sprint', 'rest', 'hide']);
export type KeywordId = z.infer<typeof keywordIdSchema>;

export const boonIdSchema = z.enum(BOONS);
export type BoonId = z.infer<typeof boonIdSchema>;

/** Traits printed on skills, titles and items (§110). */
export const traitSchema = z.enum([
  'aid',
  'creature',
  'food',
  'innate',
  'knowledge',
  'shadow',
  'song',
  'tactic',
  'valour',
]);
export type Trait = z.infer<typeof traitSchema>;

export const spaceTraitIdSchema = z.enum(['darkness', 'difficult-ground', 'fortified']);
export type SpaceTraitId = z.infer<typeof spaceTraitIdSchema>;

export const countSchema = z.int().nonnegative();
export const positiveSchema = z.int().positive();

/** One number for every company, or one for each company of 2, 3, 4 and 5 heroes. */
export const perCompanySchema = z.union([
  countSchema,
  z.tuple([countSchema, countSchema, countSchema, countSchema]),
]);
export type PerCompany = z.infer<typeof perCompanySchema>;

/** A doubt about the record, for the people who keep the data; never shown at the table. */
export const doubtSchema = z.string().min(1).optional();

/** When a card does something beyond its icons and keywords; `prepared`: for as long as it stays prepared. */
export const cardMomentSchema = z.enum([
  'setup',
  'rally',
  'scout',
  'prepare',
  'prepared',
  'discard',
  'turn',
  'travel',
  'explore',
  'interact',
  'test',
  'attack',
  'negate',
  'suffer',
  'lastStand',
  'shadow',
  'passive',
]);
export type CardMoment = z.infer<typeof cardMomentSchema>;

/** How often a card may do something: once in each of these. */
export const cardLimitSchema = z.enum(['round', 'turn', 'phase', 'test']);
export type CardLimit = z.infer<typeof cardLimitSchema>;

/** What a card is for, by which a player looks for one. */
export const cardPurposeSchema = z.enum(PURPOSES);
export type CardPurpose = z.infer<typeof cardPurposeSchema>;

/** What every card that may do something says of it; its words are the text `<kind>.<id>.gist`. */
export const cardUse = {
  /** Left out: the card does nothing beyond its icons, keywords and hits. */
  when: z.array(cardMomentSchema).nonempty().optional(),
  /** Once in each of these. */
  limit: cardLimitSchema.optional(),
  /** What it is for besides what its moments, keywords and hits tell (`purposesOf`). */
  use: z.array(cardPurposeSchema).nonempty().optional(),
  doubt: doubtSchema,
};
export type CardUse = {
  when?: CardMoment[] | undefined;
  limit?: CardLimit | undefined;
  use?: CardPurpose[] | undefined;
};

/** The icons of any card that may be revealed in a test (§107): skill, title or weakness. */
export const testIcons = { success: countSchema, fate: countSchema };

/** A test: how many successes of which stat (§107). */
export const testSchema = z.strictObject({ stat: statSchema, successes: positiveSchema });
export type Test = z.infer<typeof testSchema>;

/** Where an editor finds the JSON Schema of the file, for completion; the game does not read it. */
export const editorSchema = z.string().optional();
