import type { Refusal as KernelRefusal } from '@/kernel/step';
import { refuse as kernelRefuse } from '@/kernel/step';

/** Every reason a command can be refused for. The interface has a sentence for each, in every language. */
export const REFUSALS = [
  'command/malformed',
  'stage/not-in-adventure',
  'stage/not-ready',
  'phase/not-action',
  'prompt/open',
  'prompt/not-open',
  'choice/no-such-option',
  'hero/not-in-company',
  'hero/defeated',
  'hero/not-offered',
  'turn/already-played',
  'turn/another-hero-acting',
  'turn/already-begun',
  'test/wrong-hero',
  'test/wrong-stat',
  'test/wrong-kind',
  'suffer/more-than-dealt',
  'suffer/facedown-only',
  'suffer/nothing-got-through',
  'suffer/mirror-needs-cards',
  'group/no-such-group',
  'group/not-offered',
  'modifier/twice',
  'provoke/exhausted',
  'provoke/not-in-space',
  'token/no-such-token',
  'token/no-interaction',
  'interact/not-in-space',
  'terrain/no-such-terrain',
  'terrain/nothing-to-do',
  'terrain/no-group-nearby',
  'tile/no-such-tile',
  'tile/explored',
  'tile/not-entered',
  'activation/way-not-offered',
  'activation/worked-out',
  'mirror/off',
  'mirror/already',
  'space/no-such-space',
  'move/not-adjacent',
  'move/closed',
  'move/hero-not-placed',
  'inspiration/over-limit',
  'boon/already',
  'boon/none',
  'prepare/four-already',
  'prepare/not-in-deck',
  'prepare/not-prepared',
  'prepare/already',
  'trinket/not-equipped',
  'trinket/depleted',
] as const;

export type RefusalCode = (typeof REFUSALS)[number];
export type Refusal = KernelRefusal<RefusalCode>;

/** The command stops here and the state stays as it was. */
export const refuse: (code: RefusalCode, params?: Refusal['params']) => never = kernelRefuse;
