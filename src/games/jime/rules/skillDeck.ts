import type { Box, Skill } from '@/games/jime/content';
import type { CompanyHero } from '@/games/jime/state';

/** §53.1 One weakness each, from the top of its deck. */
export const WEAKNESSES = 1;

/** The cards one hero gathers, by where they come from (§27.1). */
export interface GatheredSkills {
  basic: string[];
  hero: string[];
  role: string[];
  bought: string[];
  titles: string[];
  weaknesses: number;
}

/** Looked up for every card a hero might prepare: the box is searched once. */
const basicOf = new WeakMap<Box, string[]>();

const basicSkills = (box: Box): string[] => {
  const known = basicOf.get(box);
  if (known) return known;
  const isBasic = ({ owner }: Skill): boolean => owner.kind === 'basic';
  const basic = Object.values(box.skills)
    .filter(isBasic)
    .sort((a, b) => a.number - b.number)
    .map(({ id }) => id);
  basicOf.set(box, basic);
  return basic;
};

/** Cards 8 and 11 of the Lorekeeper lie beside the deck: what they do, the app counts. */
const staysOut = (skill: Skill | undefined): boolean =>
  skill?.abilities?.some(
    (ability) => 'at' in ability && (ability.at === 'trinketGained' || ability.at === 'adventureOver'),
  ) ?? false;

/** §27.1, §95.2, §95.6, §31.4 The whole deck; titles set aside in the last adventure are back in it. */
export const skillDeck = (box: Box, hero: CompanyHero): GatheredSkills => ({
  basic: [...basicSkills(box)],
  hero: [...(box.heroes[hero.hero]?.skills ?? [])],
  role: hero.role === null ? [] : [...(box.roles[hero.role]?.startingSkills ?? [])],
  bought: hero.skills.filter((skill) => !staysOut(box.skills[skill])),
  titles: [...hero.titles],
  weaknesses: WEAKNESSES,
});

/** §84.3, §95.3, §new.9, §continue.7 Card 1 of the role is prepared, the rest is shuffled. */
export const preparedSkill = (box: Box, hero: CompanyHero): string | null =>
  (hero.role === null ? undefined : box.roles[hero.role]?.startingSkills[0]) ?? null;

/** §new.9 How many cards are shuffled into the deck once the role card is prepared. */
export const shuffledCount = (box: Box, hero: CompanyHero): number => {
  const { basic, hero: own, role, bought, titles, weaknesses } = skillDeck(box, hero);
  const gathered = [basic, own, role, bought, titles].reduce((sum, cards) => sum + cards.length, weaknesses);
  return gathered - (preparedSkill(box, hero) === null ? 0 : 1);
};
