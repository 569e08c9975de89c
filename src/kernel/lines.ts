/** A pasted text, line by line, by readers whose time grows with its length alone: a pattern may take its square, or worse. */

/** So many lines at most, each without more than one space between words. What is longer than any line of ours is cut. */
export const plainLines = (text: string, most: number, longest: number): string[] =>
  text
    .split('\n', most)
    .map((line) => line.slice(0, longest).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** Without these letters at its beginning and its end. */
export const trimmed = (line: string, letters: string): string => {
  let from = 0;
  let to = line.length;
  while (from < to && letters.includes(line.charAt(from))) from += 1;
  while (to > from && letters.includes(line.charAt(to - 1))) to -= 1;
  return line.slice(from, to);
};

/** “Gandalf (Core Set)” as what stands before the brackets at its end and what stands in them; null without such brackets. */
export const bracketed = (
  line: string,
  open: string,
  close: string,
): { before: string; inside: string } | null => {
  if (!close.includes(line.charAt(line.length - 1)) || line === '') return null;
  let at = line.length - 2;
  while (at >= 0 && !open.includes(line.charAt(at)) && !close.includes(line.charAt(at))) at -= 1;
  if (at < 0 || close.includes(line.charAt(at))) return null;
  return { before: line.slice(0, at).trim(), inside: line.slice(at + 1, -1).trim() };
};

const withoutNumber = (line: string): string => {
  const inBrackets = bracketed(line, '(', ')');
  if (inBrackets && /^\d/.test(inBrackets.inside)) return inBrackets.before;
  const colon = line.lastIndexOf(':');
  return colon >= 0 && /^[ \d]*$/.test(line.slice(colon + 1)) ? line.slice(0, colon).trim() : line;
};

/** “# Heroes (3):” as “Heroes”; null for a line no heading looks like. */
export const headingOf = (line: string): string | null => {
  const bare = trimmed(line, '#*= -');
  const name = withoutNumber(bare.endsWith(':') ? bare.slice(0, -1).trim() : bare);
  return name === '' || /[():*=]/.test(name) ? null : name;
};
