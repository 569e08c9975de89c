import { explanationsEn } from './explanations';
import { guideEn } from './guide';
import { logEn } from './log';
import { namesEn } from './names';
import { rulesEn } from './rules';

/** Every word of the TCG. Other languages have the same shape, so a missing word does not compile. */
export const en = {
  explanations: explanationsEn,
  guide: guideEn,
  log: logEn,
  names: namesEn,
  rules: rulesEn,
};
