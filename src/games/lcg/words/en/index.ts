import { coverEn } from './cover';
import { explanationsEn } from './explanations';
import { logEn } from './log';
import { namesEn } from './names';
import { rulesEn } from './rules';
import { tableEn } from './table';

/** Every word of the Card Game. Other languages have the same shape, so a missing word does not compile. */
export const en = {
  cover: coverEn,
  explanations: explanationsEn,
  log: logEn,
  names: namesEn,
  rules: rulesEn,
  table: tableEn,
};
