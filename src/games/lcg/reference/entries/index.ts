import listedTerms from '../terms.json';
import clarifications from './clarifications.json';
import errata from './errata.json';
import questions from './questions.json';
import rules from './rules.json';
import variants from './variants.json';

/** Every entry as it is written, in the order of the documents. */
export const entries: unknown = [...errata, ...clarifications, ...variants, ...questions, ...rules];

/** The words of the game that are searched in any language. */
export const terms: unknown = listedTerms;
