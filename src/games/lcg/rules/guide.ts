import type { GameState, Step } from '@/games/lcg/state';
import { attackIsVoid } from './place';
import { enemiesToAttack } from './turns';
import { isTied } from './engagement';
import { mustAssign } from './enemyAttack';
import { needsSplit } from './progress';
import type { Reference } from './references';

/** What is easily forgotten in a step; each has its words and its reference. */
export const REMINDERS = {
  emptyDeck: ['R p.12'],
  commitAtOnce: ['F Q&A'],
  oneByOne: ['R p.14'],
  reshuffleNow: ['R p.14'],
  forcedFirst: ['F 1.24'],
  travelCost: ['R p.23'],
  highestFirst: ['R p.16'],
  extraShadow: ['F Q&A'],
  sentinel: ['R p.24', 'F 1.52'],
  shadowTextOnly: ['R p.23'],
  whenAttacks: ['F Q&A'],
  moved: ['F 1.32'],
  ranged: ['R p.24'],
  tokenLeft: ['R p.22', 'F 1.30'],
} as const satisfies Record<string, readonly Reference[]>;
export type Reminder = keyof typeof REMINDERS;

export type StepGuide = {
  /** Red on R p.30: the rules ask for it. Otherwise players may pass. */
  obligatory: boolean;
  references: readonly Reference[];
  reminders: readonly Reminder[];
};

/** R p.30–31 What each step asks, where it is written, and what is easily forgotten. */
export const STEP_GUIDE: Record<Step, StepGuide> = {
  collect: { obligatory: true, references: ['R p.12', 'F 1.25'], reminders: ['emptyDeck'] },
  planning: { obligatory: false, references: ['R p.12'], reminders: [] },
  questBegins: { obligatory: false, references: ['F p.14'], reminders: [] },
  commit: { obligatory: false, references: ['R p.14', 'F p.14'], reminders: ['commitAtOnce'] },
  staging: { obligatory: true, references: ['R p.14', 'F 1.01'], reminders: ['oneByOne', 'reshuffleNow'] },
  resolution: { obligatory: true, references: ['R p.14', 'F 1.24'], reminders: ['forcedFirst'] },
  travel: { obligatory: false, references: ['R p.15'], reminders: ['travelCost'] },
  engage: { obligatory: false, references: ['R p.16'], reminders: [] },
  checks: { obligatory: true, references: ['R p.16'], reminders: ['highestFirst'] },
  dealShadows: { obligatory: true, references: ['R p.18'], reminders: [] },
  // The Beastmaster's extra shadow card stays at (a); what comes “when it attacks” waits until after (d).
  chooseEnemy: { obligatory: true, references: ['R p.18'], reminders: ['extraShadow'] },
  defend: { obligatory: true, references: ['R p.18', 'F 1.33'], reminders: ['sentinel'] },
  shadow: { obligatory: true, references: ['R p.18', 'R p.23'], reminders: ['shadowTextOnly', 'moved'] },
  enemyDamage: { obligatory: true, references: ['R p.18', 'F 1.41'], reminders: ['whenAttacks'] },
  declareAttack: { obligatory: false, references: ['R p.20', 'F 1.11'], reminders: ['ranged'] },
  strength: { obligatory: true, references: ['R p.20'], reminders: ['moved'] },
  playerDamage: { obligatory: true, references: ['R p.20', 'F 1.48'], reminders: [] },
  combatEnds: { obligatory: true, references: ['R p.20'], reminders: [] },
  refresh: { obligatory: true, references: ['R p.22'], reminders: ['tokenLeft'] },
};

/** What the rules wait for and no tap can go through; null when one step on is enough. */
export type OpenChoice = 'splitProgress' | 'tie' | 'assignDamage' | 'chooseEnemy';

export const openChoice = (state: GameState): OpenChoice | null => {
  const { at, success, stage } = state;
  if (stage !== 'play' || at.window || attackIsVoid(state)) return null;
  if (at.step === 'resolution' && success && needsSplit(state, success.amount)) return 'splitProgress';
  if (at.step === 'checks' && isTied(state)) return 'tie';
  if (at.step === 'enemyDamage' && mustAssign(state)) return 'assignDamage';
  const attackers = at.player === null ? [] : enemiesToAttack(state, at.player);
  return at.step === 'chooseEnemy' && attackers.length > 1 ? 'chooseEnemy' : null;
};
