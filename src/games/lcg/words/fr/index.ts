import type { en } from '../en';
import { coverFr } from './cover';
import { explanationsFr } from './explanations';
import { logFr } from './log';
import { namesFr } from './names';
import { rulesFr } from './rules';
import { tableFr } from './table';

export const fr: typeof en = {
  cover: coverFr,
  explanations: explanationsFr,
  log: logFr,
  names: namesFr,
  rules: rulesFr,
  table: tableFr,
};
