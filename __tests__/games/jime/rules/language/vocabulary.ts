import { LESSONS, momentSchema } from '@/games/jime/content/schema/adventure';
import { conditionSchema } from '@/games/jime/content/schema/conditions';
import { effectSchema } from '@/games/jime/content/schema/effects';

/** Every word of the story language, read off its schemas: a new one is asked for its test and its place in the walks. */
export const VOCABULARY = {
  conditions: conditionSchema.options.map(({ shape }): string => shape.is.value),
  effects: effectSchema.options.map(({ shape }): string => shape.do.value),
  moments: momentSchema.options.map(({ shape }): string => shape.moment.value),
  lessons: [...LESSONS] as string[],
};

/** The words that stand under one key anywhere in some data: `is` for conditions, `do` for effects, `moment`. */
export const wordsUnder = (key: string, data: unknown): string[] => {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : wordsUnder(key, value),
  );
};
