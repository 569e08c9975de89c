import { coverEn } from './cover';
import { namesEn } from './names';
import { rulesEn } from './rules';

/** Every word of the Card Game. Other languages have the same shape, so a missing word does not compile. */
export const en = { cover: coverEn, names: namesEn, rules: rulesEn };
