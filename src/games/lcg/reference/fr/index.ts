import clarifications from './clarifications.json';
import errata from './errata.json';
import questions from './questions.json';
import rules from './rules.json';
import variants from './variants.json';

/** What every entry says in this language, by its id. */
export const texts: unknown = { ...errata, ...clarifications, ...variants, ...questions, ...rules };
