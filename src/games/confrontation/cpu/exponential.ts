/**
 * e to the power of x by sums, products and quotients alone, which are the same to the last digit on every engine; `Math.exp` is
 * not, and the same seed then gave another game on a device than in a browser.
 */

/** ln 2 in two parts: a whole number of times the first is exact. */
const LN2_HIGH = 0.693145751953125;
const LN2_LOW = 1.4286068203094172e-6;
const LN2 = LN2_HIGH + LN2_LOW;

/** So many terms of the series that the next is less than the last digit, for half of ln 2. */
const TERMS = 14;

const POWERS = [1];
for (let power = 1; power < 1_024; power += 1) POWERS.push(2 * (POWERS[power - 1] as number));

const powerOfTwo = (power: number): number =>
  power < 0 ? 1 / (POWERS[-power] ?? Infinity) : (POWERS[power] ?? Infinity);

export const exponential = (x: number): number => {
  const doublings = Math.round(x / LN2);
  const rest = x - doublings * LN2_HIGH - doublings * LN2_LOW;
  let sum = 1;
  for (let term = TERMS; term > 0; term -= 1) sum = 1 + (rest / term) * sum;
  return sum * powerOfTwo(doublings);
};
