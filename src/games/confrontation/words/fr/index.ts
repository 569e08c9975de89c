import type { en } from '../en';
import { answersFr, asksFr, hintsFr, lessonsFr } from './asks';
import { coverFr, endingFr } from './ending';
import { guideFr } from './guide';
import { namesFr } from './names';
import { newGameFr } from './newGame';
import { referenceFr } from './reference';
import { resultsFr } from './results';
import { rulesFr } from './rules';
import { storyFr } from './story';
import { tableFr } from './table';
import { textsFr } from './texts';

export const fr: typeof en = {
  rules: rulesFr,
  names: namesFr,
  texts: textsFr,
  newGame: newGameFr,
  table: tableFr,
  asks: asksFr,
  answers: answersFr,
  hints: hintsFr,
  lessons: lessonsFr,
  story: storyFr,
  ending: endingFr,
  results: resultsFr,
  cover: coverFr,
  guide: guideFr,
  reference: referenceFr,
};
