import { BASE_RULES } from '@/games/tcg/content/baseRules';
import { isBaseRules } from '@/games/tcg/play';
import { createKept } from '@/session/createKept';

/** What this table holds where the supplied booklet says nothing; new games begin with it. */
export const useBaseRules = createKept('tcg.baseRules', isBaseRules, BASE_RULES);
