import type { LineName, LineOf, Text } from './text';

/** Which line of the rules a text is; null for a text of the story, or none. */
export const lineName = (text: Text | null): LineName | null => (text && 'line' in text ? text.line : null);

export const isLine = <Name extends LineName>(text: Text, name: Name): text is Text & LineOf<Name> =>
  lineName(text) === name;

/** What tells one text from another, whoever it is about. */
export const textName = (text: Text): string => {
  if ('key' in text) return text.key;
  return 'terrain' in text ? `${text.line} ${text.terrain}` : text.line;
};
