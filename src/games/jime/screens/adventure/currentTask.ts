import type { Game, GroupId, HeroId, Prompt } from '@/games/jime/play';
import { stillToPlay } from '@/games/jime/play';
import { atPlay } from './actor';

/** What the table has to do now: answer the open prompt, choose who plays, play, or turn the hourglass. */
export type CurrentTask =
  | { kind: 'prompt'; prompt: Prompt['kind']; hero: HeroId | null; group: GroupId | null }
  | { kind: 'acting'; hero: HeroId }
  | { kind: 'choose'; heroes: HeroId[] }
  | { kind: 'allPlayed' }
  | { kind: 'wait' };

/** Prompts that name the enemies, not the hero they go for. */
const OF_ENEMIES: readonly Prompt['kind'][] = ['activation', 'fallback'];

export const currentTask = (game: Game): CurrentTask => {
  const { prompts, adventure } = game.state;
  const prompt = prompts[prompts.length - 1];
  if (prompt) {
    const group = OF_ENEMIES.includes(prompt.kind) && 'group' in prompt ? prompt.group : null;
    const hero = group === null && 'hero' in prompt ? (prompt.hero ?? null) : null;
    return { kind: 'prompt', prompt: prompt.kind, hero, group };
  }
  if (adventure?.phase !== 'action') return { kind: 'wait' };
  const hero = atPlay(game);
  if (hero) return { kind: 'acting', hero };
  const heroes = stillToPlay(game);
  return heroes.length > 0 ? { kind: 'choose', heroes } : { kind: 'allPlayed' };
};
