import type { Skill } from '@/games/jime/content';
import { useWords } from '@/games/jime/session/useWords';
import { useTable } from './useTable';

type Naming = (id: string) => string;

/** Cards by everything printed on them that helps to find them: name, tier, deck and number. */
export const useCardNames = (): Record<'skill' | 'numbered' | 'item' | 'title' | 'trinket', Naming> => {
  const words = useWords();
  const { game, names } = useTable();
  const { skills, items, titles, trinkets } = game.content.box;
  const both = (key: string): string => {
    const { name, other } = names.card(key);
    return other ? `${name} (${other})` : name;
  };
  const deckOf = ({ owner }: Skill): string => {
    if (owner.kind === 'basic') return words.box.skill.basic;
    return names.card(owner.kind === 'hero' ? `hero.${owner.hero}` : `role.${owner.role}`).name;
  };
  const tiered = (key: string, tier: number | null | undefined): string =>
    tier ? `${both(key)}, ${words.campaign.tier(tier)}` : both(key);
  return {
    skill: (id) => {
      const skill = skills[id];
      if (!skill) return id;
      return `${words.campaign.numbered(deckOf(skill), skill.number)} · ${both(`skill.${skill.name}`)}`;
    },
    numbered: (id) => {
      const skill = skills[id];
      return skill ? `${skill.number} · ${both(`skill.${skill.name}`)}` : id;
    },
    item: (id) => tiered(`item.${id}`, items[id]?.tier),
    trinket: (id) => tiered(`trinket.${id}`, trinkets[id]?.tier),
    title: (id) => `${words.box.skill.number(titles[id]?.number ?? 0)} · ${both(`title.${id}`)}`,
  };
};
