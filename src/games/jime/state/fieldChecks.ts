/** Small total checks for what comes from outside: the engine must refuse any fuzzed field, and may not use a schema package. */
export type Check<Value> = (value: unknown) => value is Value;
export type Checked<C> = C extends Check<infer Value> ? Value : never;
export type Fields = Record<string, Check<unknown>>;
export type Shaped<F extends Fields> = { [Name in keyof F]: Checked<F[Name]> };

const LONGEST_ID = 80;
const LARGEST_COUNT = 999;

export const id: Check<string> = (value): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= LONGEST_ID;

/** A whole number from 0; −0 is refused since it would not survive JSON. */
export const count: Check<number> = (value): value is number =>
  Number.isInteger(value) &&
  !Object.is(value, -0) &&
  (value as number) >= 0 &&
  (value as number) <= LARGEST_COUNT;

export const flag: Check<boolean> = (value): value is boolean => typeof value === 'boolean';

export const oneOf =
  <const Value extends string>(...values: readonly Value[]): Check<Value> =>
  (value): value is Value =>
    typeof value === 'string' && (values as readonly string[]).includes(value);

export const listOf =
  <Value>(check: Check<Value>): Check<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.length <= LARGEST_COUNT && value.every(check);

export const orNull =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value): value is Value | null =>
    value === null || check(value);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Exactly these fields: an unknown one is a mistake, not a wish. */
export const shape =
  <F extends Fields>(fields: F): Check<Shaped<F>> =>
  (value): value is Shaped<F> =>
    isPlain(value) &&
    Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
    Object.entries(fields).every(([name, check]) => check(value[name]));
