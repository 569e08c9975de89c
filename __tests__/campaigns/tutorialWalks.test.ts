import { TUTORIAL } from './tutorial';
import { needsNoStandIn, walkAdventure } from './randomWalk';

const SEEDS = Array.from({ length: 50 }, (_, seed) => seed + 1);
const MOST_ROUNDS = 40;

const COMPANIES = [2, 3, 4, 5].flatMap((heroes) =>
  (['normal', 'hard'] as const).map((difficulty) => ({ heroes, difficulty })),
);

describe.each(['bell', 'guests'])('walks through the %s', (adventure) => {
  const outcomes = new Set<string>();

  it.each(COMPANIES)(
    '$heroes heroes, $difficulty: no dead end, an end within 40 rounds, the same future after every load',
    ({ heroes, difficulty }) => {
      for (const seed of SEEDS) {
        const mirror = seed % 2 === 0;
        const walk = { adventure, heroes, difficulty, mirror, seed };
        const walked = walkAdventure(TUTORIAL, walk, needsNoStandIn);
        expect(walked.rounds).toBeLessThanOrEqual(MOST_ROUNDS);
        outcomes.add(walked.outcome);
      }
    },
  );

  it('some are won and some are lost', () => {
    expect(outcomes).toEqual(new Set(['won', 'lost']));
  });
});
