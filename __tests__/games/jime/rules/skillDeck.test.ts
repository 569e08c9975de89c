import { preparedSkill, shuffledCount, skillDeck } from '@/games/jime/rules/skillDeck';
import { atCamp, box } from './campStates';
import type { CompanyHero } from '@/games/jime/state';

const aragorn = (hero: Partial<CompanyHero> = {}): CompanyHero => {
  const { campaign } = atCamp(
    { aragorn: { role: 'captain', ...hero }, bilbo: {} },
    { collection: ['core', 'scourges-of-the-wastes'] },
  );
  return campaign.heroes[0] as CompanyHero;
};

const numbered = (owner: string, to: number): string[] =>
  Array.from({ length: to }, (_, index) => `${owner}-${index + 1}`);

describe('the skill deck', () => {
  it('§27.1 the six basic skills', () => {
    expect(skillDeck(box, aragorn()).basic).toEqual(numbered('basic', 6));
  });

  it('§27.1 the five of the hero', () => {
    expect(skillDeck(box, aragorn()).hero).toEqual(numbered('aragorn', 5));
  });

  it('§27.1 the three of the role', () => {
    expect(skillDeck(box, aragorn()).role).toEqual(numbered('captain', 3));
  });

  it('§27.1 every skill bought, of whatever role', () => {
    expect(skillDeck(box, aragorn({ skills: ['burglar-4', 'captain-7'] })).bought).toEqual([
      'burglar-4',
      'captain-7',
    ]);
  });

  it('§27.1 every title earned', () => {
    expect(skillDeck(box, aragorn({ titles: ['elf-friend'] })).titles).toEqual(['elf-friend']);
  });

  it('§27.1 §53.1 and one weakness', () => {
    expect(skillDeck(box, aragorn()).weaknesses).toBe(1);
  });

  it('§84.3 card 1 of the role is prepared', () => {
    expect(preparedSkill(box, aragorn())).toBe('captain-1');
  });

  it('§new.8 a new hero gathers fifteen cards', () => {
    const { basic, hero, role, bought, titles, weaknesses } = skillDeck(box, aragorn());
    expect([basic, hero, role, bought, titles].flat().length + weaknesses).toBe(15);
  });

  it('§new.9 and shuffles the fourteen that remain once the role card is prepared', () => {
    expect(shuffledCount(box, aragorn())).toBe(14);
  });

  it('§new.9 thirteen, with a role that brings two', () => {
    expect(shuffledCount(box, aragorn({ role: 'beast-friend' }))).toBe(13);
    expect(preparedSkill(box, aragorn({ role: 'beast-friend' }))).toBe('beast-friend-1');
  });

  it('§new.9 bought skills and titles make it thicker: a deck has no limit', () => {
    const skills = box.roles.burglar?.skills.slice(3) ?? [];
    expect(shuffledCount(box, aragorn({ skills, titles: ['elf-friend'] }))).toBe(24);
  });

  it.each(['basic', 'hero', 'role'] as const)(
    '§27.1 every hero and role of every box has its %s cards',
    (part) => {
      const heroes = Object.values(box.heroes).filter(({ formOf }) => formOf === undefined);
      const sizes = heroes.map(
        ({ id, suggestedRole }) =>
          skillDeck(box, { ...aragorn(), hero: id, role: suggestedRole })[part].length,
      );
      expect(new Set(sizes)).toEqual(new Set([{ basic: 6, hero: 5, role: 3 }[part]]));
    },
  );
});
