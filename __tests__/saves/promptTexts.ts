import type { Prompt, Text } from '@/games/jime/play';
import { text } from '@/games/jime/state/text';

/** What an option or a topic is called: a key of the campaign. */
const optionText = (value: unknown): Text[] =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
    ? [{ key: value.text }]
    : [];

const textsIn = (value: unknown): Text[] => {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  const found = text.safeParse(value);
  return found.success ? [found.data] : optionText(value);
};

/** Every text a prompt shows, whatever its kind: pages, foot, steps, options, and the key of an attack. */
export const textsOf = (prompt: Prompt): Text[] => [
  ...Object.values(prompt).flatMap(textsIn),
  ...('text' in prompt && typeof prompt.text === 'string' ? [{ key: prompt.text }] : []),
];
