import { z } from 'zod';
import { adventureSchema } from './schema/adventure';
import { campaignSchema } from './schema/campaign';

const options = { io: 'input', reused: 'ref' } as const;

/** The JSON Schema of each kind of campaign file, by where it is kept. What refinements say besides is the check's. */
export const JSON_SCHEMAS: Record<string, () => unknown> = {
  'campaigns/adventure.schema.json': () => z.toJSONSchema(adventureSchema, options),
  'campaigns/campaign.schema.json': () => z.toJSONSchema(campaignSchema, options),
};
