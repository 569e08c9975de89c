import type { en } from '../en';
import { cardsPageFr, lcgSettingsFr } from './cardsPage';
import { coverFr } from './cover';
import { decksFr } from './decks';
import { explanationsFr } from './explanations';
import { guideFr } from './guide';
import { logFr } from './log';
import { namesFr } from './names';
import { newGameFr, setUpFr } from './newGame';
import { referenceFr } from './reference';
import { rulesFr } from './rules';
import { scoreFr } from './score';
import { tableFr } from './table';

export const fr: typeof en = {
  cardsPage: cardsPageFr,
  cover: coverFr,
  decks: decksFr,
  explanations: explanationsFr,
  guide: guideFr,
  lcgSettings: lcgSettingsFr,
  log: logFr,
  names: namesFr,
  newGame: newGameFr,
  reference: referenceFr,
  rules: rulesFr,
  score: scoreFr,
  setUp: setUpFr,
  table: tableFr,
};
