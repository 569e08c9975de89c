import type { en } from '../en';
import { coverFr } from './cover';
import { namesFr } from './names';
import { rulesFr } from './rules';

export const fr: typeof en = { cover: coverFr, names: namesFr, rules: rulesFr };
