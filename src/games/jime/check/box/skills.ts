import type { Box } from '@/games/jime/content/schema/box';
import type { SkillOwner } from '@/games/jime/content/schema/skill';
import type { Report, Rule } from './rule';

const ownerName = (owner: SkillOwner): string => {
  if (owner.kind === 'hero') return owner.hero;
  return owner.kind === 'role' ? owner.role : 'basic';
};

const cardsOf = (box: Box, kind: SkillOwner['kind'], id: string): string[] =>
  Object.values(box.skills)
    .filter(({ owner }) => owner.kind === kind && ownerName(owner) === id)
    .sort((a, b) => a.number - b.number)
    .map((skill) => skill.id);

const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

const HERO_SKILLS = 5;

const checkHeroes = (box: Box, report: Report): void => {
  for (const hero of Object.values(box.heroes)) {
    if (!same(hero.skills, cardsOf(box, 'hero', hero.id)))
      report('heroes', hero.id, 'skills', 'are not the cards this hero owns, in order');
    if (!hero.formOf && hero.skills.length !== HERO_SKILLS)
      report('heroes', hero.id, 'skills', `${hero.skills.length} cards, a hero has ${HERO_SKILLS}`);
  }
};

const checkRoles = (box: Box, report: Report): void => {
  for (const role of Object.values(box.roles)) {
    if (!same(role.skills, cardsOf(box, 'role', role.id)))
      report('roles', role.id, 'skills', 'are not the cards this role owns, in order');
    const free = role.skills.filter((id) => box.skills[id]?.xp === 0);
    if (!same(role.startingSkills, free))
      report('roles', role.id, 'startingSkills', 'are not the cards that cost nothing');
  }
};

/** A card is named after its owner and number, and owners list exactly the cards they own (§27.1, §95.2). */
export const skills: Rule = (box, report) => {
  for (const { id, owner, number } of Object.values(box.skills)) {
    const expected = `${ownerName(owner)}-${number}`;
    if (id !== expected) report('skills', id, 'id', `should be “${expected}” after its owner and number`);
  }
  checkHeroes(box, report);
  checkRoles(box, report);
};
