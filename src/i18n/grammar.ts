/** A name that begins a line, inside a sentence. */
export const midSentence = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** One, two and three. Not every engine the app runs on knows how to list things by itself. */
export const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names[names.length - 1]}`;
