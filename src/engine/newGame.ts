import type { Content } from '@/content';
import { seeded } from '@/kernel/random';
import type { Difficulty, GameState } from './state';
import { SAVE_VERSION } from './state';

export interface NewGame {
  seed: number;
  difficulty: Difficulty;
  company: string;
  heroes: { hero: string; role: string | null; items: string[] }[];
  mirror?: boolean;
}

/** A campaign about to begin: nobody has set out yet. */
export const newGame = (
  content: Content,
  { seed, difficulty, company, heroes, mirror = false }: NewGame,
): GameState => ({
  saveVersion: SAVE_VERSION,
  generator: seeded(seed),
  stage: 'setup',
  mirror,
  campaign: {
    id: content.campaign.id,
    difficulty,
    company,
    heroes: heroes.map(({ hero, role, items }) => ({
      hero,
      role,
      rolesPlayed: role ? [role] : [],
      xp: {},
      skills: [],
      titles: [],
      items,
      trinket: null,
    })),
    lore: 0,
    trinkets: [],
    flags: {},
    history: [],
    next: content.campaign.adventures[0] ?? null,
  },
  adventure: null,
  prompts: [],
  agenda: [],
  chronicle: [],
});
