import type { BaseRule, BaseRules } from '@/games/tcg/content/baseRules';
import { BASE_RULES, heldRules } from '@/games/tcg/content/baseRules';
import type { Translations } from '@/games/tcg/words';

/** Whether a table holds it otherwise than players commonly do. */
export const isChanged = (rules: BaseRules, rule: BaseRule): boolean =>
  String(heldRules(rules)[rule]) !== String(BASE_RULES[rule]);

export const EVERY_RULE = Object.keys(BASE_RULES) as BaseRule[];

export const changedRules = (rules: BaseRules): BaseRule[] =>
  EVERY_RULE.filter((rule) => isChanged(rules, rule));

/** A value as it is read: a number, numbers of sites, yes or no, or still to be asked. */
export const valueText = (rules: BaseRules, rule: BaseRule, words: Translations['baseRules']): string => {
  const value = heldRules(rules)[rule];
  if (value === null) return words.asked;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return String(value);
  return value.length === 0 ? words.none : value.join(', ');
};
