import type { Effect } from '@/games/jime/content';
import type { Game } from './agenda';
import { open } from './agenda';
import type { PromptOf } from './find';
import { shownOf } from './find';
import { tell } from './chronicle';
import type { EffectLine, HeroId } from '@/games/jime/state';

/** Effects that tell the table what to take or mark. */
const TELL: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'boon',
  'darkness',
  'inspiration',
  'lore',
  'recover',
  'scout',
  'title',
  'trinket',
  'weakness',
  'xp',
]);

/** Effects the table does not hear of: they come along with what is told after them. */
const NOTE: ReadonlySet<Effect['do']> = new Set<Effect['do']>(['count', 'flag', 'next']);

/** Whether a list begins by telling, without asking the company for a hero first. */
const tells = (effects: readonly Effect[]): boolean => {
  const first = effects.find((effect) => !NOTE.has(effect.do));
  return first !== undefined && TELL.has(first.do) && !('who' in first && first.who === 'choose');
};

/** The page now open, if lines may stand at its foot: a lesson explains what lies under it, and gives nothing. */
const pageShown = (game: Game): PromptOf<'message' | 'threshold' | 'ending'> | null => {
  const page = shownOf(game, 'message', 'threshold', 'ending');
  return page?.kind === 'message' && page.lesson ? null : page;
};

/**
 * Whether what comes next on the agenda belongs at the foot of the page now open. It would come next in any case once the
 * page is read, so nothing changes its place; what a flag sets off lies before the rest, and is looked at in its turn.
 */
export const standsAtFoot = (game: Game): boolean => {
  const { prompts, agenda } = game.state;
  if (prompts.length !== 1 || !pageShown(game)) return false;
  const next = agenda[agenda.length - 1];
  return next?.do === 'effects' && tells(next.effects);
};

/** Tells the table what it gains or does now (§32): at the foot of the page it follows, else on a sheet of its own. */
export const announce = (game: Game, line: EffectLine, hero?: HeroId): void => {
  const page = pageShown(game);
  if (!page) return open(game, { kind: 'message', pages: [line], ...(hero ? { hero } : {}) });
  page.foot = [...(page.foot ?? []), line];
  tell(game, line, hero);
};
