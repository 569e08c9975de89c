import { baseRulesEn } from './baseRules';
import { cardsPageEn, checklistEn } from './cardsPage';
import { decksEn } from './decks';
import { explanationsEn } from './explanations';
import { coverEn, gamesEn } from './games';
import { guideEn } from './guide';
import { logEn } from './log';
import { namesEn } from './names';
import { newGameEn, tcgSettingsEn } from './newGame';
import { referenceEn } from './reference';
import { rulesEn } from './rules';
import { tableEn } from './table';

/** Every word of the TCG. Other languages have the same shape, so a missing word does not compile. */
export const en = {
  baseRules: baseRulesEn,
  cardsPage: cardsPageEn,
  checklist: checklistEn,
  cover: coverEn,
  decks: decksEn,
  explanations: explanationsEn,
  games: gamesEn,
  guide: guideEn,
  log: logEn,
  names: namesEn,
  newGame: newGameEn,
  reference: referenceEn,
  rules: rulesEn,
  table: tableEn,
  tcgSettings: tcgSettingsEn,
};
