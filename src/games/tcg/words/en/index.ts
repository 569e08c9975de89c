import { rulesEn } from './rules';

/** Every word of the TCG. Other languages have the same shape, so a missing word does not compile. */
export const en = {
  rules: rulesEn,
};
