import { baseRulesEn } from './baseRules';
import { cardsPageEn, checklistEn } from './cardsPage';
import { decksEn } from './decks';
import { coverEn, gamesEn } from './games';
import { namesEn, newGameEn, tcgSettingsEn } from './newGame';
import { referenceEn } from './reference';
import { rulesEn } from './rules';

/** Every word of the TCG. Other languages have the same shape, so a missing word does not compile. */
export const en = {
  baseRules: baseRulesEn,
  cardsPage: cardsPageEn,
  checklist: checklistEn,
  cover: coverEn,
  decks: decksEn,
  games: gamesEn,
  names: namesEn,
  newGame: newGameEn,
  reference: referenceEn,
  rules: rulesEn,
  tcgSettings: tcgSettingsEn,
};
