import { QUARRELSOME } from '@/games/jime/sim/walk/chooseCommand';
import { walkSequence } from '@/games/jime/sim/walk/walkSequence';
import { STRIFE } from './strife';

/** A share of `npm run walk -- --strife`, which walks three thousand. */
const SEQUENCES = 40;

it('walks of two hundred commands in which all interrupts all break no invariant', () => {
  for (let seed = 0; seed < SEQUENCES; seed += 1) {
    const fault = walkSequence([STRIFE], { seed, commands: 200, leaning: QUARRELSOME });
    expect(fault && [fault.seed, fault.step, fault.what, fault.prompts]).toBeNull();
  }
});
