/**
 * What no name needs and what breaks lists, files or tables that hold it: control characters (SQLite ends a text at NUL),
 * marks that turn the direction of what follows, and halves of letters, which no file can carry. Line breaks and tabs stay.
 */
const UNWANTED =
  /(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;
const EVERY_UNWANTED = new RegExp(UNWANTED, 'gu');

export const cleanText = (text: string): string => text.replace(EVERY_UNWANTED, '');

/** As many characters as fit, none of them cut in half. */
export const cutText = (text: string, longest: number): string =>
  text.length <= longest ? text : cleanText(text.slice(0, longest));

/** A name on one line. */
export const cleanName = (name: string, longest: number): string =>
  cutText(cleanText(name.replace(/[\n\r\t]/g, ' ')), longest);

/** Every text inside a value of JSON, cleaned; the same value where there is nothing to clean. */
export const cleanValue = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleanValue(one)]));
};

/** JSON with every text inside it cleaned; what is no JSON stays as it is. */
export const cleanJson = (json: string): string => {
  if (!json.includes('\\u') && !UNWANTED.test(json)) return json;
  try {
    return JSON.stringify(cleanValue(JSON.parse(json)));
  } catch {
    return json;
  }
};
