import type { en } from '../en';
import { baseRulesFr } from './baseRules';
import { cardsPageFr, checklistFr } from './cardsPage';
import { decksFr } from './decks';
import { explanationsFr } from './explanations';
import { coverFr, gamesFr } from './games';
import { guideFr } from './guide';
import { logFr } from './log';
import { namesFr } from './names';
import { newGameFr, tcgSettingsFr } from './newGame';
import { referenceFr } from './reference';
import { rulesFr } from './rules';
import { tableFr } from './table';

export const fr: typeof en = {
  baseRules: baseRulesFr,
  cardsPage: cardsPageFr,
  checklist: checklistFr,
  cover: coverFr,
  decks: decksFr,
  explanations: explanationsFr,
  games: gamesFr,
  guide: guideFr,
  log: logFr,
  names: namesFr,
  newGame: newGameFr,
  reference: referenceFr,
  rules: rulesFr,
  table: tableFr,
  tcgSettings: tcgSettingsFr,
};
