import type { Prompt } from '@/games/jime/play';
import { happen, settle } from '../abilities/happen';
import { cardsBeforeLastStand } from '../table/limits';
import { suffer } from '../table/suffering';
import type { Table } from '../table/table';
import { act, currentPrompt } from '../table/table';
import type { PromptOf } from './plainAnswers';
import { proceed } from './plainAnswers';
import { best } from './best';
import { choose, converse, countHeads, nameGroup, nameHero, provokeOne } from './choiceAnswers';
import { activate, afterAttack, fallBack, tellMirror } from './enemyAnswers';
import { rally, readOut } from './pageAnswers';
import { judgeStory, standLast } from './testAnswers';

type Answers = { [Kind in Prompt['kind']]: (table: Table, prompt: PromptOf<Kind>) => void };

const ANSWERS: Answers = {
  message: readOut,
  choice: choose,
  dialogue: converse,
  headcount: countHeads,
  test: judgeStory,
  chooseHero: nameHero,
  chooseGroup: nameGroup,
  placement: proceed,
  checklist: proceed,
  setUp: proceed,
  token: (table) => act(table, { type: 'leave' }),
  terrain: (table) => act(table, { type: 'leave' }),
  panel: (table) => act(table, { type: 'leave' }),
  hourglass: (table) => act(table, { type: 'answer', yes: true }),
  figuresRemoved: proceed,
  counterattack: (table, { inRange, hero }) =>
    act(table, { type: 'answer', yes: inRange === true && table.notes.uncountered !== hero }),
  provoke: provokeOne,
  activation: activate,
  fallback: fallBack,
  attack: (table, prompt) => {
    const through = suffer(table, prompt.hero, prompt);
    afterAttack(table, prompt, through);
  },
  suffer: (table, prompt) => {
    if (prompt.hero) suffer(table, prompt.hero, prompt);
    else proceed(table);
  },
  threshold: readOut,
  rally,
  tellMirror,
  tellSpaces: proceed,
  shadow: proceed,
  lastStands: (table, { hero, against }) => {
    happen(table, { at: 'lastStand', hero });
    const first = best(against, (one) => -cardsBeforeLastStand(table, hero, one)) ?? 'damage';
    act(table, { type: 'lastStand', hero, against: first });
  },
  lastStand: standLast,
  ending: readOut,
};

const answer = (table: Table, prompt: Prompt): void =>
  (ANSWERS[prompt.kind] as Answers[Prompt['kind']])(table, prompt as never);

/** Answers whatever the app asks until it asks nothing more; or only reads the lessons that lie over something else. */
export const answerPrompts = (table: Table, only?: 'lessons'): void => {
  for (;;) {
    const prompt = currentPrompt(table);
    if (!prompt || table.state.stage !== 'adventure') return;
    if (only && !(prompt.kind === 'message' && prompt.lesson)) return;
    answer(table, prompt);
    settle(table);
  }
};
