import { letterStroke } from '@/paint/letters';

/** Accents as the pen sets them over (or under) a letter of height 1. */
const ACCENTS: Record<string, string> = {
  '\u0300': 'M0.2 -0.78L0.38 -0.64',
  '\u0301': 'M0.4 -0.78L0.22 -0.64',
  '\u0302': 'M0.12 -0.62L0.3 -0.76L0.48 -0.62',
  '\u0308': 'M0.18 -0.7h0.01M0.42 -0.7h0.01',
  '\u0327': 'M0.3 0.52C0.42 0.56 0.4 0.7 0.22 0.68',
};

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
  const [base = '', ...accents] = letter.toUpperCase().normalize('NFD');
  const stroke = letterStroke(base);
  const marks = accents.map((accent) => ACCENTS[accent]);
  if (stroke === undefined || marks.includes(undefined)) return null;
  return {
    drawn,
    rest: text.slice(drawn.length),
    strokes: [stroke, ...marks.filter((mark) => mark !== undefined)],
    accented: marks.length > 0,
  };
};
