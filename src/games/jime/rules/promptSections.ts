import type { Prompt } from '@/games/jime/state';

/** The prompts with a rule to look up; the set-up has pages of its own. */
export type RuleKind = Exclude<Prompt['kind'], 'setUp'>;

/** The section of the guide by which each prompt asks: what its “?” opens. */
export const PROMPT_SECTIONS: Record<RuleKind, string> = {
  message: '32',
  choice: '33',
  dialogue: '77',
  headcount: '98',
  test: '107',
  chooseHero: '59',
  chooseGroup: '15',
  placement: '75',
  checklist: 'camp',
  token: '4',
  terrain: '30',
  panel: '15',
  hourglass: '72',
  figuresRemoved: '112',
  counterattack: '35',
  provoke: '87',
  activation: '8',
  fallback: '8',
  attack: '38',
  tellMirror: '17',
  tellSpaces: '98',
  shadow: '73',
  suffer: '38',
  threshold: '100',
  rally: '74',
  lastStands: '19',
  lastStand: '19',
  ending: '106',
};
