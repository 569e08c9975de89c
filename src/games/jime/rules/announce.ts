import type { Effect } from '@/games/jime/content';
import type { Game } from './agenda';
import { closePrompt, openPrompt } from './agenda';
import type { PromptOf } from './lookup';
import { currentPromptOf } from './lookup';
import { addToChronicle } from './chronicle';
import type { EffectLine, HeroId, Text } from '@/games/jime/state';
import { placesOnOpenSheet } from './placements';

/** Effects announced to the table: something to take or to mark. */
const ANNOUNCED: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'boon',
  'darkness',
  'free',
  'harm',
  'inspiration',
  'join',
  'lore',
  'recover',
  'scout',
  'seize',
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

/** Whether an effect is only announced, without asking the company for a hero first. */
const isAnnouncement = (effect: Effect): boolean =>
  ANNOUNCED.has(effect.do) && !('who' in effect && effect.who === 'choose');

/** The page now open, if lines may be added at its foot; none are added to a lesson. */
const openPage = (game: Game): PromptOf<'message' | 'threshold' | 'ending'> | null => {
  const page = currentPromptOf(game, 'message', 'threshold', 'ending');
  return page?.kind === 'message' && page.lesson ? null : page;
};

/** §52.3 What exploring brings, told by itself so far; none once a lesson lies over it or something stands below it. */
const explorationNote = (game: Game): EffectLine | null => {
  const page = currentPromptOf(game, 'message');
  const line = page?.pages.length === 1 ? page.pages[0] : undefined;
  if (game.state.prompts.length > 1 || page?.foot || page?.also || !line || !('line' in line)) return null;
  return line.line === 'exploration.inspired' || line.line === 'exploration.done' ? line : null;
};

/** A page of the story; what exploring has brought moves to its foot, so that one tap goes on. */
export const tellStory = (game: Game, pages: Text[], hero: HeroId | undefined): void => {
  const note = explorationNote(game);
  if (note) closePrompt(game);
  openPrompt(game, {
    kind: 'message',
    pages,
    ...(hero ? { hero } : {}),
    ...(note ? { foot: [note] } : {}),
  });
};

/**
 * Whether the next task of the agenda goes on the sheet now open: announced at its foot, or laid with it. The order of tasks
 * does not change: it would be played next in any case, once the sheet is read.
 */
export const nextGoesOnOpenSheet = (game: Game): boolean => {
  const { prompts, agenda } = game.state;
  if (prompts.length !== 1) return false;
  const next = agenda[agenda.length - 1];
  return next?.do === 'effects' && goesOnOpenSheet(game, next.effects);
};

const goesOnOpenSheet = (game: Game, effects: readonly Effect[]): boolean => {
  const first = effects.find((effect) => !SILENT.has(effect.do));
  if (!first) return false;
  if (first.do === 'message') return explorationNote(game) !== null;
  return (openPage(game) !== null && isAnnouncement(first)) || placesOnOpenSheet(game, first);
};

/** Tells the table what it gains or does now (§32): at the foot of the page it follows, else on a sheet of its own. */
export const announce = (game: Game, line: EffectLine, hero?: HeroId): void => {
  const page = openPage(game);
  if (!page) return openPrompt(game, { kind: 'message', pages: [line], ...(hero ? { hero } : {}) });
  page.foot = [...(page.foot ?? []), line];
  addToChronicle(game, line, hero);
};
