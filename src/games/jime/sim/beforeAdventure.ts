import type { Content } from '@/games/jime/content';
import { isMark, stepsOf } from '@/games/jime/content/steps';
import type { Difficulty, GameState } from '@/games/jime/play';
import { newGame } from '@/games/jime/play';
import type { Generator } from '@/kernel/random';
import { int, pick, seeded } from '@/kernel/random';
import { withRoles } from './company';

export type Company = { heroes: readonly string[]; difficulty: Difficulty; mirror?: boolean; seed: number };

/** A past that may have been: earlier adventures ended in some way, and left some of their flags behind. */
const past = (
  { campaign, adventures }: Content,
  adventure: string,
  dice: Generator,
): Pick<GameState['campaign'], 'history' | 'flags'> => {
  const before = campaign.adventures.slice(0, Math.max(0, campaign.adventures.indexOf(adventure)));
  const stories = before.flatMap((id) => adventures[id] ?? []);
  const history = stories.map(({ id, resolutions }) => {
    const { id: resolution, outcome } = pick(dice, resolutions);
    return { adventure: id, resolution, outcome, rounds: 1 };
  });
  const flags = stories
    .flatMap(stepsOf)
    .flatMap(({ effect }) => (effect?.do === 'flag' && effect.scope === 'campaign' ? [effect.flag] : []))
    .filter((flag) => !isMark(flag) && int(dice, 0, 1) === 1);
  return { history, flags: Object.fromEntries(flags.map((flag) => [flag, 1])) };
};

/** A company about to set out on an adventure, wherever in the campaign it lies. */
export const beforeAdventure = (
  content: Content,
  adventure: string,
  { heroes, difficulty, mirror = false, seed }: Company,
): GameState => {
  const chosen = withRoles(content, heroes).map((hero) => ({ ...hero, items: [] }));
  const game = newGame(content, { seed, difficulty, mirror, company: 'The Wanderers', heroes: chosen });
  return {
    ...game,
    campaign: { ...game.campaign, ...past(content, adventure, seeded(seed)), next: adventure },
  };
};
