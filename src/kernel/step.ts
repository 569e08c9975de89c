import type { Objectish, Patch } from 'immer';
import { enablePatches, produceWithPatches } from 'immer';

enablePatches();

export type { Patch };

/** What a player is told when a command is impossible: a code the interface translates, with what the sentence needs. */
export interface Refusal<Code extends string = string> {
  code: Code;
  params?: Record<string, string | number>;
}

export type Step<State, Code extends string = string> =
  { ok: true; state: State; patches: Patch[]; inverse: Patch[] } | { ok: false; refusal: Refusal<Code> };

/** Travels from the rule that refuses up to `step`; never leaves the kernel. No Error: a stack trace for each of the many refusals behind `legalCommands` would cost more than the rules. */
class Refused {
  constructor(readonly refusal: Refusal) {}
}

/** Call inside a recipe: the command stops here and the state stays as it was. */
export const refuse = (code: string, params?: Refusal['params']): never => {
  throw new Refused(params ? { code, params } : { code });
};

/**
 * One command: the recipe edits a draft, or refuses. Any other exception is our own mistake and goes on up, so that it is
 * never mistaken for a player's.
 */
export const step = <State extends Objectish, Code extends string = string>(
  state: State,
  recipe: (draft: State) => void,
): Step<State, Code> => {
  try {
    const [next, patches, inverse] = produceWithPatches(state, (draft) => {
      recipe(draft as State);
    });
    return { ok: true, state: next as State, patches, inverse };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal as Refusal<Code> };
    throw error;
  }
};

/** The refusal a check raises, if any; for asking a rule without playing it. */
export const refusalOf = (check: () => void): Refusal | undefined => {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
};
