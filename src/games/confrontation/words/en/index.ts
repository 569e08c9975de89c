import { answersEn, asksEn, hintsEn, lessonsEn } from './asks';
import { coverEn, endingEn } from './ending';
import { guideEn } from './guide';
import { namesEn } from './names';
import { newGameEn } from './newGame';
import { referenceEn } from './reference';
import { resultsEn } from './results';
import { rulesEn } from './rules';
import { storyEn } from './story';
import { tableEn } from './table';
import { textsEn } from './texts';

/** Every word of the Confrontation. Other languages have the same shape, so a missing word does not compile. */
export const en = {
  rules: rulesEn,
  names: namesEn,
  texts: textsEn,
  newGame: newGameEn,
  table: tableEn,
  asks: asksEn,
  answers: answersEn,
  hints: hintsEn,
  lessons: lessonsEn,
  story: storyEn,
  ending: endingEn,
  results: resultsEn,
  cover: coverEn,
  guide: guideEn,
  reference: referenceEn,
};
