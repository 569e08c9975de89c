import type { HeroTale, Tale } from '@/games/jime/play';
import type { Translations } from '@/games/jime/words';
import type { Names } from '../../useNames';

type Naming = {
  company: string;
  heroName(hero: string): string;
  printed(key: string): string;
  names: Pick<Names, 'gender' | 'adventure'>;
};
type Words = Pick<Translations, 'tale' | 'board'>;

const heroLine = (
  { hero, lastStands, falls, titles, trinkets }: HeroTale,
  { tale, board }: Words,
  { heroName, printed, names }: Naming,
): string => {
  const named = (kind: string, ids: readonly string[]) =>
    board.list(...ids.map((id) => printed(`${kind}.${id}`)));
  const deeds = [
    ...(lastStands > 0 ? [tale.lastStands(lastStands)] : []),
    ...(falls > 0 ? [tale.falls(falls, names.gender(hero))] : []),
    ...(titles.length > 0 ? [tale.titles(named('title', titles), titles.length)] : []),
    ...(trinkets.length > 0 ? [tale.trinkets(named('trinket', trinkets))] : []),
  ];
  return deeds.length > 0 ? tale.hero(heroName(hero), board.list(...deeds)) : tale.quietHero(heroName(hero));
};

/** The campaign as its company would tell it: the road, the fights, the longest evening, then hero by hero. */
export const taleLines = (told: Tale, words: Words, naming: Naming): string[] => {
  const { tale } = words;
  const { played, won, rounds, figures, groups, longest, heroes } = told;
  return [
    tale.road(naming.company, played, won),
    figures > 0 ? tale.fights(figures, groups, rounds) : tale.peace(rounds),
    ...(longest && played > 1
      ? [tale.longest(naming.names.adventure(longest.adventure), longest.rounds)]
      : []),
    ...heroes.map((hero) => heroLine(hero, words, naming)),
  ];
};
