import type { Box, Skill } from '@/games/jime/content';
import type { CardName } from '@/games/jime/session/box';
import type { Translations } from '@/games/jime/words';

export type CardLabels = Record<'skill' | 'numbered' | 'item' | 'title' | 'trinket', (id: string) => string>;

/** Cards by everything printed on them that helps to find them: name, tier, deck and number. */
export const cardLabels = (
  box: Box | null,
  card: (key: string) => CardName,
  words: Translations,
): CardLabels => {
  const both = (key: string): string => {
    const { name, other } = card(key);
    return other ? `${name} (${other})` : name;
  };
  const deckOf = ({ owner }: Skill): string => {
    if (owner.kind === 'basic') return words.box.skill.basic;
    return card(owner.kind === 'hero' ? `hero.${owner.hero}` : `role.${owner.role}`).name;
  };
  const tiered = (key: string, tier: number | null | undefined): string =>
    tier ? `${both(key)}, ${words.campaign.tier(tier)}` : both(key);
  return {
    skill: (id) => {
      const skill = box?.skills[id];
      if (!skill) return id;
      return `${words.campaign.numbered(deckOf(skill), skill.number)} · ${both(`skill.${skill.name}`)}`;
    },
    numbered: (id) => {
      const skill = box?.skills[id];
      return skill ? `${skill.number} · ${both(`skill.${skill.name}`)}` : id;
    },
    item: (id) => tiered(`item.${id}`, box?.items[id]?.tier),
    trinket: (id) => tiered(`trinket.${id}`, box?.trinkets[id]?.tier),
    title: (id) => `${words.box.skill.number(box?.titles[id]?.number ?? 0)} · ${both(`title.${id}`)}`,
  };
};
