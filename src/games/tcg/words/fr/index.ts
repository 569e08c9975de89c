import type { en } from '../en';
import { rulesFr } from './rules';

export const fr: typeof en = {
  rules: rulesFr,
};
