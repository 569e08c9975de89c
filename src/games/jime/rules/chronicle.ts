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

/** §32 Adds a line to the chronicle. */
export const addToChronicle = (game: Game, text: Text, hero?: HeroId): void => {
  const phase = game.state.adventure?.phase ?? 'camp';
  const by = hero ?? game.state.adventure?.turn;
  pageOf(game).push(by ? { phase, hero: by, text } : { phase, text });
};

/** §32 Every message the app shows is archived; menus and questions of the table are not. */
export const addPromptToChronicle = (game: Game, prompt: Prompt): void => {
  const hero = 'hero' in prompt && prompt.hero ? prompt.hero : undefined;
  for (const text of linesOf(game, prompt)) addToChronicle(game, text, hero);
};
