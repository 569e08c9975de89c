import { z } from 'zod';
import { CONDITION_GISTS, EFFECT_GISTS, MOMENT_GISTS } from './storyLanguage';
import { adventureSchema } from './schema/adventure';
import { campaignSchema } from './schema/campaign';

/** The field that tells words of each kind apart, and what each word says. */
const GISTS: Record<string, Record<string, string>> = {
  do: EFFECT_GISTS,
  is: CONDITION_GISTS,
  moment: MOMENT_GISTS,
};

type Described = { properties?: Record<string, unknown>; description?: string };

/** The word a schema is for, if it is for one. */
const wordOf = (schema: unknown): unknown => (schema as { const?: unknown } | undefined)?.const;

const describe = (json: Described): void => {
  for (const [field, gists] of Object.entries(GISTS)) {
    const word = wordOf(json.properties?.[field]);
    if (typeof word === 'string' && gists[word]) json.description = gists[word];
  }
};

const toJson = (schema: z.ZodType): unknown =>
  z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => describe(jsonSchema as Described),
  });

/** The JSON Schema of each kind of campaign file, by where it is kept. What refinements say besides is the check's. */
export const JSON_SCHEMAS: Record<string, () => unknown> = {
  'campaigns/adventure.schema.json': () => toJson(adventureSchema),
  'campaigns/campaign.schema.json': () => toJson(campaignSchema),
};
