import type { en } from '../en';
import { coverFr } from './cover';
import { decksFr } from './decks';
import { explanationsFr } from './explanations';
import { logFr } from './log';
import { namesFr } from './names';
import { referenceFr } from './reference';
import { rulesFr } from './rules';
import { tableFr } from './table';

export const fr: typeof en = {
  cover: coverFr,
  decks: decksFr,
  explanations: explanationsFr,
  log: logFr,
  names: namesFr,
  reference: referenceFr,
  rules: rulesFr,
  table: tableFr,
};
