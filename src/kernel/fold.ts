const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae' };

/** A text as words without case, accents or signs, so that what is typed is found: “BB12” and “BB 12” alike. */
export const foldedWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[œæ]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .match(/[a-z]+|\d+/g) ?? [];

export const folded = (text: string): string => foldedWords(text).join(' ');
