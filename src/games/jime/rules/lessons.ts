import type { LessonMoment } from '@/games/jime/content';
import type { Game } from './agenda';
import { currentPrompt } from './agenda';
import type { Placement, Prompt } from '@/games/jime/state';
import { lineName } from '@/games/jime/state/lines';

/** What the darkness step says (§73.2): by it a lesson tells darkness from other harm, whoever suffers it. */
export const DARKNESS = { line: 'darkness.step' } as const;

/** What a prompt is the first example of; kinds that a lesson cannot wait for have none. */
const MOMENTS: Partial<Record<Prompt['kind'], LessonMoment>> = {
  activation: 'activation',
  attack: 'attack',
  choice: 'choice',
  counterattack: 'counterattack',
  dialogue: 'dialogue',
  fallback: 'fallback',
  figuresRemoved: 'figuresRemoved',
  hourglass: 'hourglass',
  lastStand: 'lastStand',
  lastStands: 'lastStand',
  panel: 'panel',
  provoke: 'provoke',
  rally: 'rally',
  suffer: 'suffer',
  test: 'test',
  threshold: 'threshold',
  token: 'token',
};

/** What is laid for the first time; tokens taken away and heroes placed need no explaining. */
export const LAID: Partial<Record<Placement['kind'], LessonMoment>> = {
  tiles: 'tiles',
  battleTiles: 'battleTiles',
  terrain: 'terrain',
  tokens: 'tokens',
  group: 'enemies',
};

const momentOf = (prompt: Prompt): LessonMoment | undefined => {
  if (prompt.kind === 'placement') return LAID[prompt.what.kind];
  if (prompt.kind === 'suffer' && lineName(prompt.text) === DARKNESS.line) return 'darkness';
  return MOMENTS[prompt.kind];
};

const lessonOn = ({ state, content }: Game, moment: LessonMoment | undefined) => {
  const { adventure, campaign } = state;
  if (!adventure || !moment || campaign.taught[moment]) return undefined;
  return content.adventures[adventure.id]?.lessons?.find(({ on }) => on === moment);
};

/** Whether a thing is still to be explained when it first happens. */
export const lessonWaits = (game: Game, moment: LessonMoment | undefined): boolean =>
  lessonOn(game, moment) !== undefined;

/** Explains a thing the first time it happens in the campaign, over whatever the screen shows of it; never again. */
export const teachMoment = (game: Game, moment: LessonMoment | undefined): void => {
  const { state } = game;
  const lesson = lessonOn(game, moment);
  if (!lesson) return;
  state.campaign.taught[lesson.on] = true;
  state.prompts.push({ kind: 'message', pages: [{ key: lesson.text }], lesson: true });
};

/** What the screen shows now: a prompt, or the map with a turn to take. Those waiting below are explained when they come up. */
export const teachCurrentPrompt = (game: Game): void => {
  const prompt = currentPrompt(game);
  const free = game.state.adventure?.phase === 'action' ? 'turn' : undefined;
  teachMoment(game, prompt ? momentOf(prompt) : free);
};
