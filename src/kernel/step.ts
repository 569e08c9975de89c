import type { Objectish, Patch } from 'immer';
import { enableArrayMethods, enablePatches, produceWithPatches } from 'immer';

enablePatches();
// Asking a list makes no draft of everything in it.
enableArrayMethods();

export type { Patch };

/** What a player is told when a command is impossible: a code the interface translates, with what the sentence needs. */
export interface Refusal<Code extends string = string> {
  code: Code;
  params?: Record<string, string | number | readonly string[]>;
  /** A card may say otherwise: the table may override it, with a reason that is kept. */
  overridable?: true;
}

export type Step<State, Code extends string = string> =
  | {
      ok: true;
      state: State;
      patches: Patch[];
      inverse: Patch[];
      /** What would have refused the command, had the table not overridden it. */
      overridden?: Refusal<Code>[];
    }
  | { ok: false; refusal: Refusal<Code> };

/** Travels from the rule that refuses up to `step`; never leaves the kernel. No Error: a stack trace for each of the many refusals behind `legalCommands` would cost more than the rules. */
class Refused {
  constructor(readonly refusal: Refusal) {}
}

/** Call inside a recipe: the command stops here and the state stays as it was. */
export const refuse = (code: string, params?: Refusal['params']): never => {
  throw new Refused(params ? { code, params } : { code });
};

/** The refusals set aside by the step that runs now; null while nothing is overridden. Steps are synchronous and never nest. */
let setAside: Refusal[] | null = null;

/** Call inside a recipe for a rule that a card may break: refuses, unless the table overrides it. */
export const forbid = (code: string, params?: Refusal['params']): void => {
  const refusal: Refusal = { code, ...(params ? { params } : {}), overridable: true };
  if (!setAside) throw new Refused(refusal);
  setAside.push(refusal);
};

/**
 * One command: the recipe edits a draft, or refuses. Any other exception is our own mistake and goes on up, so that it is
 * never mistaken for a player's. With `override`, what `forbid` forbids is done all the same and listed: the recipe sees the
 * list grow, so that a log can keep every refusal that was set aside.
 */
export const step = <State extends Objectish, Code extends string = string>(
  state: State,
  recipe: (draft: State, overridden: readonly Refusal<Code>[]) => void,
  { override = false }: { override?: boolean } = {},
): Step<State, Code> => {
  const overridden: Refusal<Code>[] = [];
  setAside = override ? overridden : null;
  try {
    const [next, patches, inverse] = produceWithPatches(state, (draft) => {
      recipe(draft as State, overridden);
    });
    const played = { ok: true, state: next as State, patches, inverse } as const;
    return overridden.length > 0 ? { ...played, overridden } : played;
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal as Refusal<Code> };
    throw error;
  } finally {
    setAside = null;
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
