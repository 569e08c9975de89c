import type { Game } from './agenda';
import type { ChronicleEntry, HeroId, Prompt, Text } from '@/games/jime/state';
import { linesOf } from './chronicleLines';

/** A crowded round goes on over several pages: adding a line copies one page, never the whole book. */
const LONGEST_PAGE = 48;

const pageOf = ({ state }: Game): ChronicleEntry[] => {
  const adventure = state.adventure?.id ?? state.campaign.next ?? state.campaign.id;
  let chapter = state.chronicle[state.chronicle.length - 1];
  if (chapter?.adventure !== adventure) {
    chapter = { adventure, pages: [] };
    state.chronicle.push(chapter);
    chapter = state.chronicle[state.chronicle.length - 1] as typeof chapter;
  }
  const round = state.adventure?.round ?? 0;
  let page = chapter.pages[chapter.pages.length - 1];
  if (page?.round !== round || page.entries.length >= LONGEST_PAGE) {
    chapter.pages.push({ round, entries: [] });
    page = chapter.pages[chapter.pages.length - 1] as typeof page;
  }
  return (page as NonNullable<typeof page>).entries;
};

const add = (game: Game, text: Text, hero: HeroId | undefined, follows: boolean): void => {
  const phase = game.state.adventure?.phase ?? 'camp';
  const by = hero ?? game.state.adventure?.turn;
  pageOf(game).push({ phase, ...(by ? { hero: by } : {}), text, ...(follows ? { follows } : {}) });
};

/** §32 Adds a line to the chronicle. */
export const addToChronicle = (game: Game, text: Text, hero?: HeroId): void => add(game, text, hero, false);

/** §32 Adds what the company answered to the line before it. */
export const addAnswerToChronicle = (game: Game, text: Text, hero?: HeroId): void =>
  add(game, text, hero, true);

/** A conversation is opened anew after each question; its opening is told once a round. */
const isToldAlready = (game: Game, prompt: Prompt): boolean =>
  prompt.kind === 'dialogue' &&
  (game.state.chronicle.at(-1)?.pages ?? []).some(
    ({ round, entries }) =>
      round === (game.state.adventure?.round ?? 0) &&
      entries.some(({ text }) => 'key' in text && text.key === prompt.text.key),
  );

/** §32 Every message the app shows is archived; menus and questions of the table are not. */
export const addPromptToChronicle = (game: Game, prompt: Prompt): void => {
  const hero = 'hero' in prompt && prompt.hero ? prompt.hero : undefined;
  if (isToldAlready(game, prompt)) return;
  linesOf(game, prompt).forEach((text, line) => add(game, text, hero, line > 0));
};
