import { hasAccents, letterStrokes } from '@/paint/letters';

export type InitialLetter = {
  /** What the drawing stands for, with the quotation mark before it and the space after it if there are any. */
  drawn: string;
  rest: string;
  strokes: readonly string[];
  /** An accent stands over it, or hangs under it. */
  accented: boolean;
};

/** The first letter of a page as it is drawn, and the text after it; null where the pen cannot write it. */
export const initialOf = (text: string): InitialLetter | null => {
  const [drawn = '', letter = ''] = /^[«“"‘'—–\s]*(\p{L})\s*/u.exec(text) ?? [];
  const strokes = letterStrokes(letter.toUpperCase());
  if (letter === '' || strokes === null) return null;
  return { drawn, rest: text.slice(drawn.length), strokes, accented: hasAccents(letter) };
};
