import type { Box, Hero, KeywordId, Stat } from '@/games/jime/content';
import { STATS } from '@/games/jime/content/vocabulary';

/** What a hero is good at: the highest stat, and those that come within one card of it when they are few. */
export const strengthsOf = ({ stats }: Hero): Stat[] => {
  const best = Math.max(...STATS.map((stat) => stats[stat]));
  const top = STATS.filter((stat) => stats[stat] === best);
  const next = STATS.filter((stat) => stats[stat] === best - 1);
  return top.length === 1 && next.length < 3 ? [...top, ...next] : top;
};

/** What a role is good at: the keywords most of its cards bring, the commonest first. */
export const keywordsOf = (box: Box, role: string, most = 3): { keyword: KeywordId; cards: number }[] => {
  const counts = new Map<KeywordId, number>();
  (box.roles[role]?.skills ?? []).forEach((skill) =>
    box.skills[skill]?.keywords.forEach(({ keyword }) => counts.set(keyword, (counts.get(keyword) ?? 0) + 1)),
  );
  return [...counts]
    .map(([keyword, cards]) => ({ keyword, cards }))
    .filter(({ cards }) => cards > 1)
    .sort((a, b) => b.cards - a.cards)
    .slice(0, most);
};
