import type { NestingDo } from '@/games/jime/content/branches';
import { branchesOf, isNesting } from '@/games/jime/content/branches';
import { effectListsOf } from '@/games/jime/content/effectLists';
import type { Adventure } from '@/games/jime/content/schema/adventure';
import type { Effect } from '@/games/jime/content/schema/effects';

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const greatest = (values: readonly number[]): number => Math.max(0, ...values);

/** What the branches of an effect can put on the table together: of several only one is played, topics may all be asked. */
const TOGETHER: Record<NestingDo, (branches: readonly number[]) => number> = {
  choice: greatest,
  dialogue: sum,
  if: greatest,
  random: greatest,
  headcount: greatest,
  test: greatest,
};

/** The most that a list of effects can put on the table. */
const most = (effects: readonly Effect[], worth: (effect: Effect) => number): number =>
  sum(
    effects.map((effect) => {
      if (!isNesting(effect)) return worth(effect);
      const branches = branchesOf(effect).map((branch) => most(branch.effects, worth));
      return worth(effect) + TOGETHER[effect.do](branches);
    }),
  );

/**
 * The most there can be on the map, taking it that nothing ever leaves it: cautious, since what has been removed or
 * defeated frees its pieces. A piece the story calls by name lies on the map once, however often it is placed.
 */
export const mostOnMap = (adventure: Adventure, worth: (effect: Effect) => number): number =>
  sum(
    effectListsOf(adventure)
      // A resolution is played once the map is left.
      .filter(({ part }) => part !== 'resolutions')
      .map(({ effects }) => most(effects, worth)),
  );
