import { int, seeded } from '@/kernel/random';
import type { Generator } from '@/kernel/random';

/** One try at laying a plan; null when it got stuck. */
export type Attempt<Laid> = (generator: Generator) => Laid | null;

const ATTEMPTS = 20;
/** The attempts the content check makes, and the last resort of every map: what it proved can be laid, is laid. */
const PROOF_SEED = 1;
const PROOF_ATTEMPTS = 200;

const firstOf = <Laid>(attempts: number, attempt: Attempt<Laid>, generator: Generator): Laid | null => {
  for (let count = 0; count < attempts; count += 1) {
    const laid = attempt(generator);
    if (laid) return laid;
  }
  return null;
};

/** The same result every time; null when there seems to be none. */
export const provenLayout = <Laid>(attempt: Attempt<Laid>): Laid | null =>
  firstOf(PROOF_ATTEMPTS, attempt, seeded(PROOF_SEED));

/** A result drawn with one number from the game's generator. A plan that cannot be laid is the author's mistake: it throws. */
export const drawLayout = <Laid>(attempt: Attempt<Laid>, generator: Generator): Laid => {
  const own = seeded(int(generator, 0, 0x7fffffff));
  const laid = firstOf(ATTEMPTS, attempt, own) ?? provenLayout(attempt);
  if (!laid) throw new Error('The plan of this map cannot be laid with these boxes');
  return laid;
};
