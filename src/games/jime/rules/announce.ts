import type { Effect } from '@/games/jime/content';
import type { Game } from './agenda';
import { openPrompt } from './agenda';
import type { PromptOf } from './lookup';
import { currentPromptOf } from './lookup';
import { addToChronicle } from './chronicle';
import type { EffectLine, HeroId } from '@/games/jime/state';

/** Effects announced to the table: something to take or to mark. */
const ANNOUNCED: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
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

/** Effects that show nothing to the table: they are played together with what follows them. */
const SILENT: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'carry',
  'count',
  'countdown',
  'flag',
  'next',
  'remember',
  'stopCountdown',
]);

/** Whether a list begins with an announcement, without asking the company for a hero first. */
const beginsWithAnnouncement = (effects: readonly Effect[]): boolean => {
  const first = effects.find((effect) => !SILENT.has(effect.do));
  return first !== undefined && ANNOUNCED.has(first.do) && !('who' in first && first.who === 'choose');
};

/** The page now open, if lines may be added at its foot; none are added to a lesson. */
const openPage = (game: Game): PromptOf<'message' | 'threshold' | 'ending'> | null => {
  const page = currentPromptOf(game, 'message', 'threshold', 'ending');
  return page?.kind === 'message' && page.lesson ? null : page;
};

/**
 * Whether the next task of the agenda is announced at the foot of the page now open. The order of tasks does not change: it
 * would be played next in any case, once the page is read.
 */
export const nextGoesOnOpenPage = (game: Game): boolean => {
  const { prompts, agenda } = game.state;
  if (prompts.length !== 1 || !openPage(game)) return false;
  const next = agenda[agenda.length - 1];
  return next?.do === 'effects' && beginsWithAnnouncement(next.effects);
};

/** Tells the table what it gains or does now (§32): at the foot of the page it follows, else on a sheet of its own. */
export const announce = (game: Game, line: EffectLine, hero?: HeroId): void => {
  const page = openPage(game);
  if (!page) return openPrompt(game, { kind: 'message', pages: [line], ...(hero ? { hero } : {}) });
  page.foot = [...(page.foot ?? []), line];
  addToChronicle(game, line, hero);
};
