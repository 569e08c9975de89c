import { cardsPageEn, lcgSettingsEn } from './cardsPage';
import { coverEn } from './cover';
import { decksEn } from './decks';
import { explanationsEn } from './explanations';
import { guideEn } from './guide';
import { logEn } from './log';
import { namesEn } from './names';
import { newGameEn, setUpEn } from './newGame';
import { referenceEn } from './reference';
import { rulesEn } from './rules';
import { scoreEn } from './score';
import { tableEn } from './table';

/** Every word of the Card Game. Other languages have the same shape, so a missing word does not compile. */
export const en = {
  cardsPage: cardsPageEn,
  cover: coverEn,
  decks: decksEn,
  explanations: explanationsEn,
  guide: guideEn,
  lcgSettings: lcgSettingsEn,
  log: logEn,
  names: namesEn,
  newGame: newGameEn,
  reference: referenceEn,
  rules: rulesEn,
  score: scoreEn,
  setUp: setUpEn,
  table: tableEn,
};
