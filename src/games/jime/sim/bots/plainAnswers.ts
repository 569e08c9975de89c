import type { CommandType, Prompt } from '@/games/jime/play';
import { legalCommands } from '@/games/jime/play';
import type { Table } from '../table/table';
import { act, currentPrompt } from '../table/table';

export type PromptOf<Kind extends Prompt['kind']> = Extract<Prompt, { kind: Kind }>;

export const proceed = (table: Table): void => act(table, { type: 'continue' });

const ANSWER_TYPES: readonly CommandType[] = [
  'continue',
  'leave',
  'enemyAttacks',
  'noTarget',
  'answer',
  'choose',
];

/** What is left when the mirror does not know enough: any answer the rules allow. */
export const byTheRules = (table: Table): void => {
  const [legal] = legalCommands(table.state, table.content, ANSWER_TYPES);
  if (!legal) throw new Error(`nothing answers ${currentPrompt(table)?.kind}`);
  act(table, legal);
};
