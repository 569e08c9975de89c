import type { en } from '../en';
import { coverFr } from './cover';
import { decksFr } from './decks';
import { explanationsFr } from './explanations';
import { guideFr } from './guide';
import { logFr } from './log';
import { namesFr } from './names';
import { rulesFr } from './rules';

export const fr: typeof en = {
  cover: coverFr,
  decks: decksFr,
  explanations: explanationsFr,
  guide: guideFr,
  log: logFr,
  names: namesFr,
  rules: rulesFr,
};
