import { inventory, skillsOwned } from '@/games/jime/rules/inventory';
import { atCamp, box } from './campStates';

const now = atCamp(
  {
    bilbo: { skills: ['burglar-4', 'hunter-5', 'burglar-6'], titles: ['barrel-rider'], trinket: 'rope' },
    gimli: {},
  },
  { lore: 25, trinkets: ['boots', 'rope'] },
);

describe('the inventory', () => {
  it('§61.1 §camp.3 what each hero carries', () => {
    expect(
      inventory(box, now).heroes.map(({ hero, items }) => [hero, items.map(({ card }) => card)]),
    ).toEqual([
      ['bilbo', ['cloak', 'dagger']],
      ['gimli', ['ring-mail', 'battle-axe']],
    ]);
  });

  it('§61.1 the trinkets of the whole company, and §99.4 who wears them', () => {
    expect(inventory(box, now).trinkets.map(({ card, wearer }) => [card, wearer])).toEqual([
      ['boots', undefined],
      ['rope', 'bilbo'],
    ]);
  });

  it('§99.4 the items a hero goes with are the ones shown', () => {
    expect(inventory(box, now).heroes[0]?.items.map(({ card }) => card)).toEqual(['cloak', 'dagger']);
  });

  it('§29.7 §34.6 what can be upgraded shines, the rest does not', () => {
    const { heroes, trinkets } = inventory(box, now);
    const shining = [...heroes.flatMap(({ items }) => items), ...trinkets]
      .filter(({ upgrades }) => upgrades.length > 0)
      .map(({ card }) => card);
    expect(shining).toEqual(['dagger', 'boots']);
  });

  it('§61.2 a hero’s skills by role, and the titles', () => {
    expect(skillsOwned(box, now.campaign, 'bilbo')).toEqual({
      byRole: { burglar: ['burglar-4', 'burglar-6'], hunter: ['hunter-5'] },
      titles: ['barrel-rider'],
    });
  });

  it('§61.2 nothing for a hero who has bought nothing', () => {
    expect(skillsOwned(box, now.campaign, 'gimli')).toEqual({ byRole: {}, titles: [] });
  });
});
