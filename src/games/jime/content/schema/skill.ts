import { z } from 'zod';
import { cardUse } from './cardUse';
import { countSchema, idSchema, keywordIdSchema, positiveSchema, testIcons, traitSchema } from './words';

/** A keyword as printed: `{keyword: 'strike', value: 3}`; hide has no value (§64). */
export const printedKeywordSchema = z.strictObject({
  keyword: keywordIdSchema,
  value: positiveSchema.optional(),
});
export type PrintedKeyword = z.infer<typeof printedKeywordSchema>;

/** Whose deck the card may enter. Titles and weaknesses are records of their own. */
export const skillOwnerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('basic') }),
  z.strictObject({ kind: z.literal('hero'), hero: idSchema }),
  z.strictObject({ kind: z.literal('role'), role: idSchema }),
]);
export type SkillOwner = z.infer<typeof skillOwnerSchema>;

/** One card (§27). Its id is `<owner>-<number>`; cards of the same name share `name`, hence the text `skill.<name>`. */
export const skillSchema = z.strictObject({
  id: idSchema,
  name: idSchema,
  owner: skillOwnerSchema,
  number: positiveSchema,
  xp: countSchema,
  ...testIcons,
  traits: z.array(traitSchema),
  keywords: z.array(printedKeywordSchema),
  ...cardUse,
});
export type Skill = z.infer<typeof skillSchema>;
