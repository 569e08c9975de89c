import type { Condition } from './schema/conditions';
import type { Effect, Judged } from './schema/effects';

/** How effects nest in each other. Whoever walks a story walks it with these; nobody else knows which fields hold effects. */

/** `true` where a value of this type holds effects, at any depth. Conditions nest without end and hold none. */
type HoldsEffects<Value> = Value extends readonly (infer Item)[]
  ? HoldsEffects<Item>
  : Value extends { do: string }
    ? true
    : Value extends { is: string }
      ? never
      : Value extends object
        ? { [Field in keyof Value]-?: HoldsEffects<Value[Field]> }[keyof Value]
        : never;

/** The fields of a record that hold effects. */
export type FieldsWithEffects<Value> = {
  [Field in keyof Value]-?: true extends HoldsEffects<Value[Field]> ? Field : never;
}[keyof Value];

type EffectOf<Do extends Effect['do']> = Extract<Effect, { do: Do }>;

/** The effects that hold effects, worked out from the schema: one more there does not compile until it is handled. */
export type NestingDo = {
  [Do in Effect['do']]: [FieldsWithEffects<EffectOf<Do>>] extends [never] ? never : Do;
}[Effect['do']];
export type NestingEffect = EffectOf<NestingDo>;

const NESTING: Record<NestingDo, true> = {
  choice: true,
  dialogue: true,
  test: true,
  if: true,
  random: true,
  headcount: true,
};

export const isNesting = (effect: Effect): effect is NestingEffect => Object.hasOwn(NESTING, effect.do);

/** Something the table may choose, with its path: an option, a topic, an interaction, an action of the adventure. */
export type Offer = { path: string; text: string; when?: Condition };

/** A list of effects inside an effect. */
export type Branch = {
  /** Where the list is, seen from the effect: `judged.pass`. */
  path: string;
  effects: Effect[];
  /** What must hold for it to be played. */
  when?: Condition;
  offer?: Offer;
};

type Change = (branch: Branch) => Effect[];

/** Options or topics, by the field they are kept in. */
const changeOffers = <One extends { text: string; when?: Condition; effects: Effect[] }>(
  field: string,
  offers: readonly One[],
  change: Change,
): One[] =>
  offers.map((one, index) => {
    const { text, when, effects } = one;
    const path = `${field}[${index}]`;
    return {
      ...one,
      effects: change({ path: `${path}.effects`, effects, when, offer: { path, text, when } }),
    };
  });

/** Lines of a test or cases of a draw, by the field they are kept in. */
const changeLines = <One extends { effects: Effect[] }>(
  field: string,
  lines: readonly One[],
  change: Change,
): One[] =>
  lines.map((one, index) => ({
    ...one,
    effects: change({ path: `${field}[${index}].effects`, effects: one.effects }),
  }));

const changeJudged = (judged: Judged, change: Change): Judged => {
  const list = (field: string, effects: Effect[]): Effect[] => change({ path: `judged.${field}`, effects });
  switch (judged.by) {
    case 'needed':
      return { ...judged, pass: list('pass', judged.pass), fail: list('fail', judged.fail) };
    case 'counted':
      return { ...judged, lines: changeLines('judged.lines', judged.lines, change) };
    case 'cumulative':
      return { ...judged, pass: list('pass', judged.pass), notYet: list('notYet', judged.notYet) };
  }
};

const changeNesting = (effect: NestingEffect, change: Change): Effect => {
  switch (effect.do) {
    case 'choice':
      return { ...effect, options: changeOffers('options', effect.options, change) };
    case 'dialogue':
      return { ...effect, topics: changeOffers('topics', effect.topics, change) };
    case 'test':
      return { ...effect, judged: changeJudged(effect.judged, change) };
    case 'headcount':
      return { ...effect, lines: changeLines('lines', effect.lines, change) };
    case 'random':
      return { ...effect, of: changeLines('of', effect.of, change) };
    case 'if': {
      const { when, then, else: otherwise } = effect;
      return {
        ...effect,
        then: change({ path: 'then', effects: then, when }),
        ...(otherwise && {
          else: change({ path: 'else', effects: otherwise, when: { is: 'not', condition: when } }),
        }),
      };
    }
  }
};

/** The same effect with each list of effects directly inside it changed; the lists come in the order of the schema. */
export const withBranches = (effect: Effect, change: Change): Effect =>
  isNesting(effect) ? changeNesting(effect, change) : effect;

const found = new WeakMap<Effect, readonly Branch[]>();

const findBranches = (effect: Effect): readonly Branch[] => {
  const branches: Branch[] = [];
  withBranches(effect, (branch) => {
    branches.push(branch);
    return branch.effects;
  });
  found.set(effect, branches);
  return branches;
};

const NONE: readonly Branch[] = [];

/**
 * The lists of effects directly inside an effect, in the order of the schema; an `else` only where one is written.
 * Computer players ask for the same effects at every turn, so the answer is kept.
 */
export const branchesOf = (effect: Effect): readonly Branch[] =>
  isNesting(effect) ? (found.get(effect) ?? findBranches(effect)) : NONE;
