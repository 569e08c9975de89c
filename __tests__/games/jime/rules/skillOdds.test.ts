import { skillOdds } from '@/games/jime/play';
import type { CompanyHero } from '@/games/jime/play';
import { CONTENT, company } from './company';

const { box } = CONTENT;
const aragorn = company().state.campaign.heroes.find(({ hero }) => hero === 'aragorn') as CompanyHero;
const test = { cards: 4, needed: 2 };
const roleCards = (box.roles.captain?.skills ?? []).flatMap((id) => box.skills[id] ?? []);

describe('§51.5 the odds of a deck with a card and without it', () => {
  it('§107.1 a card without a success thins the deck, one with a success does not', () => {
    const blank = roleCards.find(({ success, xp }) => success === 0 && xp > 0)?.id ?? '';
    const good = roleCards.find(({ success, xp }) => success > 0 && xp > 0)?.id ?? '';
    const worse = skillOdds(box, aragorn, blank, test);
    const better = skillOdds(box, aragorn, good, test);
    expect(worse.with).toBeLessThan(worse.without);
    expect(better.with).toBeGreaterThan(better.without);
  });

  it('is the same for a card that is owned and for one that is not', () => {
    const good = roleCards.find(({ success, xp }) => success > 0 && xp > 0)?.id ?? '';
    const owning = { ...aragorn, skills: [good] };
    expect(skillOdds(box, owning, good, test)).toEqual(skillOdds(box, aragorn, good, test));
  });
});
