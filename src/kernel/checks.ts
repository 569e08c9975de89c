/** Small total checks for what comes from outside, without a schema package: none of them throws, whatever it is given. */
export type Check<Value> = (value: unknown) => value is Value;
export type Checked<C> = C extends Check<infer Value> ? Value : never;
export type Fields = Record<string, Check<unknown>>;
/** Fields made with `optional`: they may be left out. */
type LeftOut<F extends Fields> = {
  [Name in keyof F]: unknown extends Checked<F[Name]>
    ? never
    : undefined extends Checked<F[Name]>
      ? Name
      : never;
}[keyof F];
export type Shaped<F extends Fields> = { [Name in Exclude<keyof F, LeftOut<F>>]: Checked<F[Name]> } & {
  [Name in LeftOut<F>]?: Checked<F[Name]>;
};

export const anything: Check<unknown> = (value): value is unknown => value !== undefined;

export const flag: Check<boolean> = (value): value is boolean => typeof value === 'boolean';

/** Text of a length between the two, both included. */
export const text =
  (shortest = 0, longest = Infinity): Check<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length >= shortest && value.length <= longest;

/** A whole number between the two, both included; −0 is refused since it would not survive JSON. */
export const whole =
  (lowest: number, highest: number): Check<number> =>
  (value): value is number =>
    Number.isInteger(value) &&
    !Object.is(value, -0) &&
    (value as number) >= lowest &&
    (value as number) <= highest;

export const oneOf =
  <const Value extends string>(...values: readonly Value[]): Check<Value> =>
  (value): value is Value =>
    typeof value === 'string' && (values as readonly string[]).includes(value);

export const listOf =
  <Value>(check: Check<Value>, longest = Infinity): Check<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.length <= longest && value.every(check);

export const orNull =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value): value is Value | null =>
    value === null || check(value);

/** A field that what was written before it came does not have; it is there or left out, never undefined. */
export const optional =
  <Value>(check: Check<Value>): Check<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || check(value);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field there is passes its check; one there is not passes only where it is optional. */
const fits = (value: Record<string, unknown>, name: string, check: Check<unknown>): boolean =>
  Object.hasOwn(value, name) ? value[name] !== undefined && check(value[name]) : check(undefined);

/** Exactly these fields: an unknown one is a mistake, not a wish. */
export const shape =
  <F extends Fields>(fields: F): Check<Shaped<F>> =>
  (value): value is Shaped<F> =>
    isPlain(value) &&
    Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
    Object.entries(fields).every(([name, check]) => fits(value, name, check));

/** One of several shapes. */
export const anyOf =
  <const Checks extends readonly Check<unknown>[]>(...checks: Checks): Check<Checked<Checks[number]>> =>
  (value): value is Checked<Checks[number]> =>
    checks.some((check) => check(value));
