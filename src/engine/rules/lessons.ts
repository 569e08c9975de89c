import type { LessonMoment } from '@/content';
import type { Game } from '../agenda';
import type { Prompt } from '../state';

/** What a prompt is the first example of; kinds that a lesson cannot wait for have none. */
const MOMENTS: Partial<Record<Prompt['kind'], LessonMoment>> = {
  activation: 'activation',
  attack: 'attack',
  choice: 'choice',
  counterattack: 'counterattack',
  fallback: 'fallback',
  figuresRemoved: 'figuresRemoved',
  hourglass: 'hourglass',
  lastStand: 'lastStand',
  lastStands: 'lastStand',
  panel: 'panel',
  provoke: 'provoke',
  rally: 'rally',
  test: 'test',
  threshold: 'threshold',
  token: 'token',
};

const momentOf = (prompt: Prompt): LessonMoment | undefined => {
  if (prompt.kind === 'suffer') return prompt.who === 'dark' ? 'darkness' : 'suffer';
  if (prompt.kind !== 'placement') return MOMENTS[prompt.kind];
  const { kind } = prompt.what;
  return kind === 'tiles' || kind === 'tokens' ? kind : undefined;
};

/** Explains a thing the first time it happens in this adventure, over whatever the screen shows of it; never again. */
export const teach = ({ state, content }: Game, moment: LessonMoment | undefined): void => {
  const { adventure } = state;
  if (!adventure || !moment || adventure.taught[moment]) return;
  const lesson = content.adventures[adventure.id]?.lessons?.find(({ on }) => on === moment);
  if (!lesson) return;
  adventure.taught[moment] = true;
  state.prompts.push({ kind: 'message', pages: [{ key: lesson.text }], lesson: true });
};

export const teachPrompt = (game: Game, prompt: Prompt): void => teach(game, momentOf(prompt));
