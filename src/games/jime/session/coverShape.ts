import { z } from 'zod';
import type { Summary } from './cover';
import { count, phase, placedBattleTile, placedTile, word, words } from '@/games/jime/state/pieces';

const title = z.object({ en: word, fr: word });

const summaryShape = z.object({
  company: word,
  heroes: words,
  campaign: title,
  difficulty: z.enum(['normal', 'hard']),
  stage: z.enum(['setup', 'adventure', 'camp', 'ended']),
  adventure: title.nullable(),
  played: count,
  round: count.nullable(),
  phase: phase.nullable(),
  tiles: z.array(placedTile),
  battleTiles: z.array(placedBattleTile),
}) satisfies z.ZodType<Summary>;

export const isSummary = (value: unknown): value is Summary => summaryShape.safeParse(value).success;
