import type { Effect } from '@/games/jime/content';
import type { Game } from './agenda';
import { openPrompt } from './agenda';
import type { PromptOf } from './lookup';
import { currentPromptOf } from './lookup';
import type { Placement, Prompt, Text } from '@/games/jime/state';
import { addPromptToChronicle } from './chronicle';
import { LAID, lessonWaits } from './lessons';

type Kind = Placement['kind'];

/** Small enough to stand at the foot of a page of the story. */
const ON_PAGES: readonly Kind[] = ['tokens', 'tokenRemoved', 'tokenMoved', 'terrainRemoved'];
/** What is laid in one moment goes on one sheet; figures and terrain with its cards have sheets of their own. */
const ON_SHEETS: readonly Kind[] = ['tiles', ...ON_PAGES];

type Sheet = PromptOf<'message' | 'threshold' | 'placement'>;

/** The sheet now open, if a placement of this kind may be added to it; what a lesson explains comes by itself. */
const sheetFor = (game: Game, kind: Kind): Sheet | null => {
  const sheet = currentPromptOf(game, 'message', 'threshold', 'placement');
  if (!sheet || game.state.prompts.length > 1 || lessonWaits(game, LAID[kind])) return null;
  if (sheet.kind === 'placement')
    return ON_SHEETS.includes(sheet.what.kind) && ON_SHEETS.includes(kind) ? sheet : null;
  return ON_PAGES.includes(kind) && !(sheet.kind === 'message' && sheet.lesson) ? sheet : null;
};

/** What effects without a text of their own lay and take away. */
const PLACING: Partial<Record<Effect['do'], readonly Kind[]>> = {
  reveal: ['tiles'],
  placeTokens: ['tokens'],
  draw: ['tokens'],
  replaceToken: ['tokenRemoved', 'tokens'],
  removeToken: ['tokenRemoved'],
  send: ['tokenMoved'],
  removeTerrain: ['terrainRemoved'],
};

/** Whether all that an effect lays goes on the sheet now open. */
export const placesOnOpenSheet = (game: Game, effect: Effect): boolean => {
  const kinds = 'text' in effect && effect.text !== undefined ? undefined : PLACING[effect.do];
  return kinds?.every((kind) => sheetFor(game, kind) !== null) ?? false;
};

/** §75.1 Something goes on the table or off it: on the sheet of the same moment, else on one of its own. */
export const openPlacement = (game: Game, what: Placement, text: Text | null): void => {
  const sheet = text === null ? sheetFor(game, what.kind) : null;
  const placement: Prompt = { kind: 'placement', text, what };
  if (!sheet) return openPrompt(game, placement);
  sheet.also = [...(sheet.also ?? []), what];
  addPromptToChronicle(game, placement);
};

/** All that a prompt asks the table to lay and take away, in order. */
export const placedBy = (prompt: Prompt | undefined): Placement[] => {
  if (prompt?.kind === 'placement') return [prompt.what, ...(prompt.also ?? [])];
  return prompt?.kind === 'message' || prompt?.kind === 'threshold' ? (prompt.also ?? []) : [];
};
