import type { en } from '../en';
import { baseRulesFr } from './baseRules';
import { cardsPageFr, checklistFr } from './cardsPage';
import { decksFr } from './decks';
import { coverFr, gamesFr } from './games';
import { namesFr, newGameFr, tcgSettingsFr } from './newGame';
import { referenceFr } from './reference';
import { rulesFr } from './rules';

export const fr: typeof en = {
  baseRules: baseRulesFr,
  cardsPage: cardsPageFr,
  checklist: checklistFr,
  cover: coverFr,
  decks: decksFr,
  games: gamesFr,
  names: namesFr,
  newGame: newGameFr,
  reference: referenceFr,
  rules: rulesFr,
  tcgSettings: tcgSettingsFr,
};
