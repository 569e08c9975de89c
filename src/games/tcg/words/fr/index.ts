import type { en } from '../en';
import { explanationsFr } from './explanations';
import { guideFr } from './guide';
import { logFr } from './log';
import { namesFr } from './names';
import { rulesFr } from './rules';

export const fr: typeof en = {
  explanations: explanationsFr,
  guide: guideFr,
  log: logFr,
  names: namesFr,
  rules: rulesFr,
};
