import type { Refusal as KernelRefusal } from '@/kernel/step';
import { refuse as kernelRefuse } from '@/kernel/step';

/** Every reason a command can be refused for. The interface has a sentence for each, in every language. */
export const REFUSALS = [
  'command/malformed',
  'not-your-decision',
  'wrong-phase',
  'bad-placement',
  'bad-choice',
  'not-forward',
  'not-adjacent',
  'region-full',
  'path-blocked',
  'river-forbidden',
  'tunnel-forbidden',
  'mountain-sideways',
  'must-attack',
  'must-be-empty',
  'not-single-enemy',
  'watcher-fixed',
  'retreat-blocked',
  'ability-unavailable',
  'not-on-board',
  'card-not-in-hand',
  'card-sent-back',
  'card-not-discarded',
  'special-spent',
  'special-not-held',
  'special-not-now',
  'forced-character',
  'shuffle-frozen',
  'nothing-to-shuffle',
  'undo-barred',
  'copy-barred',
  'game-over',
  'game-not-over',
  'match-over',
] as const;

export type RefusalCode = (typeof REFUSALS)[number];
export type Refusal = KernelRefusal<RefusalCode>;

/** The command stops here and the state stays as it was. */
export const refuse: (code: RefusalCode) => never = kernelRefuse;
