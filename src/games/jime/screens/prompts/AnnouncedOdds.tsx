import type { Effect, Interaction } from '@/games/jime/content';
import { interactionsOffered, standingHeroes } from '@/games/jime/play';
import { Odds } from './Odds';
import type { PromptProps } from './types';
import { useNames } from '../useNames';

type TestEffect = Extract<Effect, { do: 'test' }>;

/** The test an interaction begins with, where its own words name the stat: what they keep back stays hidden. */
export const announcedTest = (
  { effects }: Interaction,
  said: string,
  statName: (stat: string) => string,
): TestEffect | null => {
  const [first] = effects;
  if (first?.do !== 'test' || first.judged.by !== 'needed') return null;
  const names = (stat: string): boolean =>
    new RegExp(`(^|\\P{L})${statName(stat)}(?!\\p{L})`, 'u').test(said);
  return first.stats.every(names) ? first : null;
};

type Props = Pick<PromptProps<'token'>, 'game'> & { interactions: readonly Interaction[]; hero: string };

/** §107 While the company chooses who interacts: the odds of each hero, in a test that is announced. */
export const AnnouncedOdds = ({ game, interactions, hero }: Props) => {
  const names = useNames();
  const offered = hero ? interactionsOffered(game, hero) : [];
  const heroes = standingHeroes(game).map((one) => one.hero);
  return interactions.map((interaction, index) => {
    const test = offered.includes(index)
      ? announcedTest(interaction, names.say(interaction.text), names.stat)
      : null;
    return test && test.judged.by === 'needed' ? (
      <Odds
        key={interaction.text}
        game={game}
        heroes={heroes}
        stats={test.stats}
        needed={test.judged.needed}
      />
    ) : null;
  });
};
