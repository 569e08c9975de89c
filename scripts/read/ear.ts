import type { Language } from '../../src/i18n/languages';

/**
 * What the ear minds in one text, by rules of thumb: a word list cannot read, so each is told with what it takes for what.
 */

/** The text as it is told, without what the table does, which stands between asterisks. */
export const told = (text: string): string =>
  text
    .replace(/\*[^*]*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const wordsOf = (text: string): string[] =>
  text.split(/[\s—–]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Ends of sentences, the quotation mark after them included; dots that trail off within a line of speech end none. */
const sentencesOf = (text: string): string[] =>
  told(text)
    .split(/(?<=[.!?…][”»]?|[.!?…]\s[”»])\s+(?=[\p{Lu}«“{—])/u)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

type Ear = {
  /** Words that stand for somebody named before: a page that opens on one does not say of whom or what it tells. */
  pronoun: RegExp;
  /** Turns that compare; a few that look the same and do not are let pass. */
  simile: RegExp;
};

const EARS: Record<Language, Ear> = {
  en: {
    pronoun:
      /^(it|its|he|his|she|her|hers|they|their|theirs|them|that|this|these|those|one (?:sees|hears|can|could|would|might|must|may|ought))(?![\p{L}])/iu,
    simile:
      /(?<!would |’d |n’t |not |I |you |we |they |do |did |to |more |much |should )\blike\b(?! to )|\bas if\b|\bas though\b|\bas (?!(?:long|soon|far|well|much|many|often) )[\p{L}-]+ as\b|(?<!as |such |known )\b(?!(?:long|soon|far|well|much|many|often) )\p{L}+ as (?:a|an) |\bas (?:a|an|one) [^,.;:]+?\b(?:s|does|is|was|has|did)\b/iu,
  },
  fr: {
    pronoun:
      /^(ils?|elles?|cela|ça|c’(?:est|était|en)|ce (?:n’|sont|fut|ne)|celui|celle|ceux|celles|lui|eux|l’un|l’une|le sien|la sienne|son|sa|ses|leur|leurs)(?![\p{L}])/iu,
    simile:
      /(?<!c’est |faire |fait |tout )\bcomme\b(?! (?:toujours|d’habitude|ça|cela|convenu|promis|reçu|il faut|les autres))|\bpareils? à\b|\bon dirait\b|\btels? (?:un|une|des) |\btelle (?:un|une) |\baussi [\p{L}-]+ qu(?:e |’)(?:une?|le|la|l’|des)/iu,
  },
};

/** What a page begins with, the opening quotation mark left out. */
const beginning = (text: string): string => told(text).replace(/^[«“—\s]+/, '');

/** Opens on a pronoun, told or spoken. */
export const opensOnPronoun = (text: string, language: Language): boolean =>
  EARS[language].pronoun.test(beginning(text));

export const hasSimile = (text: string, language: Language): boolean =>
  EARS[language].simile.test(told(text));

/** The most words of a closing sting. */
const STING = 8;

/** A short last sentence after others; where the hero acts in it, it is a deed and no sting. */
export const endsOnSting = (text: string): boolean => {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1) ?? '';
  return sentences.length > 1 && !last.startsWith('{hero}') && wordsOf(last).length <= STING;
};

/** The first three words, by which a table says “that one again”. */
export const openingWords = (text: string): string =>
  wordsOf(beginning(text))
    .slice(0, 3)
    .map((word) => word.replace(/[^\p{L}\p{N}’{}-]/gu, ''))
    .join(' ')
    .toLowerCase();
