import { gainXp, skillList } from '@/games/jime/rules/experience';
import { after, atCamp, box, heroOf, refusal, told } from './campStates';

const WORD_OF_FORTUNE = 'burglar-4';
const SNEAKING = 'burglar-5';
const POCKETS = 'burglar-6';

/** The guide’s own example: Aragorn the burglar, 4 experience, Word of Fortune already his. */
const aragornTheBurglar = () =>
  atCamp({
    aragorn: { role: 'burglar', rolesPlayed: ['burglar'], xp: { burglar: 4 }, skills: [WORD_OF_FORTUNE] },
    bilbo: { role: 'hunter', rolesPlayed: ['burglar', 'hunter'], xp: { burglar: 12, hunter: 3 } },
  });

const standings = (hero: string, role: string, now = aragornTheBurglar()) =>
  Object.fromEntries(skillList(box, now.campaign, hero, role).map((line) => [line.skill, line.standing]));

describe('experience', () => {
  it('§51.5 the guide’s example: Aragorn the burglar with 4 experience may buy Sneaking or Pockets', () => {
    const list = standings('aragorn', 'burglar');
    expect(Object.keys(list).filter((skill) => list[skill] === 'open')).toEqual([SNEAKING, POCKETS]);
  });

  it('§51.5 the guide’s example: he may buy the one or the other, not both', () => {
    const now = after(aragornTheBurglar(), { type: 'buySkill', hero: 'aragorn', skill: SNEAKING });
    expect(heroOf(now, 'aragorn').xp).toEqual({ burglar: 1 });
    expect(refusal(now, { type: 'buySkill', hero: 'aragorn', skill: POCKETS })).toBe('skill/too-dear');
  });

  it('§51.5 what the hero owns is green', () => {
    expect(standings('aragorn', 'burglar')[WORD_OF_FORTUNE]).toBe('owned');
  });

  it('§51.5 what costs too much is red, with its price', () => {
    const line = skillList(box, aragornTheBurglar().campaign, 'aragorn', 'burglar').find(
      ({ skill }) => skill === 'burglar-7',
    );
    expect(line).toEqual({ skill: 'burglar-7', standing: 'too-dear', price: 7 });
  });

  it('§51.5 what another hero owns is red, with that hero', () => {
    const line = skillList(box, aragornTheBurglar().campaign, 'bilbo', 'burglar').find(
      ({ skill }) => skill === WORD_OF_FORTUNE,
    );
    expect(line).toEqual({ skill: WORD_OF_FORTUNE, standing: 'held', by: 'aragorn' });
  });

  it('§51.5 a card another hero holds cannot be bought even with experience to spare', () => {
    const command = { type: 'buySkill', hero: 'bilbo', skill: WORD_OF_FORTUNE } as const;
    expect(refusal(aragornTheBurglar(), command)).toBe('skill/held-by-another');
  });

  it('§51.5 a card sold by one hero is open to another', () => {
    const now = after(
      aragornTheBurglar(),
      { type: 'sellSkill', hero: 'aragorn', skill: WORD_OF_FORTUNE },
      { type: 'buySkill', hero: 'bilbo', skill: WORD_OF_FORTUNE },
    );
    expect(heroOf(now, 'bilbo').skills).toEqual([WORD_OF_FORTUNE]);
  });

  it('§51.1 experience is kept by role', () => {
    const now = aragornTheBurglar();
    expect(heroOf(now, 'bilbo').xp).toEqual({ burglar: 12, hunter: 3 });
  });

  it('§51.2 each hero earns for the role of this adventure and no other', () => {
    const now = told(aragornTheBurglar(), (game) => gainXp(game, 4));
    expect(now.campaign.heroes.map(({ xp }) => xp)).toEqual([{ burglar: 8 }, { burglar: 12, hunter: 7 }]);
  });

  it('§51.2 a role played for the first time starts from nothing', () => {
    const before = atCamp({ aragorn: { role: 'captain' }, bilbo: { role: 'burglar' } });
    const now = told(before, (game) => gainXp(game, 3));
    expect(now.campaign.heroes.map(({ xp }) => xp)).toEqual([{ captain: 3 }, { burglar: 3 }]);
  });

  it('§51.3 skills are bought at camp alone', () => {
    const now = { ...aragornTheBurglar(), stage: 'adventure' as const };
    expect(refusal(now, { type: 'buySkill', hero: 'aragorn', skill: SNEAKING })).toBe('stage/not-at-camp');
  });

  it('§51.3 and sold there alone', () => {
    const now = { ...aragornTheBurglar(), stage: 'setup' as const };
    expect(refusal(now, { type: 'sellSkill', hero: 'aragorn', skill: WORD_OF_FORTUNE })).toBe(
      'stage/not-at-camp',
    );
  });

  it.each([
    [SNEAKING, 3],
    ['burglar-7', 7],
    ['burglar-11', 12],
  ])('§51.4 %s costs what is printed on it', (skill, price) => {
    const now = after(aragornTheBurglar(), { type: 'buySkill', hero: 'bilbo', skill });
    expect(heroOf(now, 'bilbo').xp.burglar).toBe(12 - price);
  });

  it('§51.6 only the experience of the card’s role pays for it', () => {
    const rich = atCamp({
      aragorn: { role: 'captain', rolesPlayed: ['burglar', 'captain'], xp: { captain: 20, burglar: 2 } },
      bilbo: {},
    });
    expect(refusal(rich, { type: 'buySkill', hero: 'aragorn', skill: SNEAKING })).toBe('skill/too-dear');
  });

  it('§51.6 a card is bought once', () => {
    const command = { type: 'buySkill', hero: 'aragorn', skill: WORD_OF_FORTUNE } as const;
    expect(refusal(aragornTheBurglar(), command)).toBe('skill/already-owned');
  });

  it('§51.7 selling gives back the whole price', () => {
    const now = after(aragornTheBurglar(), { type: 'sellSkill', hero: 'aragorn', skill: WORD_OF_FORTUNE });
    expect(heroOf(now, 'aragorn')).toMatchObject({ skills: [], xp: { burglar: 7 } });
  });

  it('§51.7 the price goes to the card’s own role, whatever the hero plays now', () => {
    const now = atCamp({
      bilbo: { role: 'hunter', rolesPlayed: ['burglar', 'hunter'], xp: { hunter: 5 }, skills: ['burglar-7'] },
      gimli: {},
    });
    const sold = after(now, { type: 'sellSkill', hero: 'bilbo', skill: 'burglar-7' });
    expect(heroOf(sold, 'bilbo').xp).toEqual({ hunter: 5, burglar: 7 });
  });

  it('§51.7 what was never bought cannot be sold', () => {
    const command = { type: 'sellSkill', hero: 'aragorn', skill: SNEAKING } as const;
    expect(refusal(aragornTheBurglar(), command)).toBe('skill/not-bought');
  });

  it('§51.7 cards that came with the role cannot be sold', () => {
    const command = { type: 'sellSkill', hero: 'aragorn', skill: 'burglar-1' } as const;
    expect(refusal(aragornTheBurglar(), command)).toBe('skill/not-bought');
  });

  it('§51.8 any number may be bought and sold in one stay at camp', () => {
    const now = after(
      aragornTheBurglar(),
      { type: 'sellSkill', hero: 'aragorn', skill: WORD_OF_FORTUNE },
      { type: 'buySkill', hero: 'aragorn', skill: SNEAKING },
      { type: 'buySkill', hero: 'aragorn', skill: POCKETS },
    );
    expect(heroOf(now, 'aragorn')).toMatchObject({ skills: [SNEAKING, POCKETS], xp: { burglar: 1 } });
  });

  it('§51.8 for every role played, not only the last', () => {
    const now = after(aragornTheBurglar(), { type: 'buySkill', hero: 'bilbo', skill: SNEAKING });
    expect(heroOf(now, 'bilbo')).toMatchObject({ role: 'hunter', skills: [SNEAKING] });
  });

  it('§51.8 for no role never played', () => {
    const command = { type: 'buySkill', hero: 'aragorn', skill: 'captain-4' } as const;
    expect(refusal(aragornTheBurglar(), command)).toBe('skill/role-not-played');
  });

  it('§27.4 the cards numbered 1 to 3 have no price: they come with the role', () => {
    const command = { type: 'buySkill', hero: 'aragorn', skill: 'burglar-1' } as const;
    expect(refusal(aragornTheBurglar(), command)).toBe('skill/starting');
  });

  it('§27.4 a role that brings two cards sells its third', () => {
    const now = atCamp(
      {
        aragorn: { role: 'beast-friend', rolesPlayed: ['beast-friend'], xp: { 'beast-friend': 6 } },
        bilbo: {},
      },
      { collection: ['core', 'scourges-of-the-wastes'] },
    );
    const bought = after(now, { type: 'buySkill', hero: 'aragorn', skill: 'beast-friend-3' });
    expect(heroOf(bought, 'aragorn').xp).toEqual({ 'beast-friend': 0 });
  });

  it('§39.2 experience spent is gone', () => {
    const now = after(aragornTheBurglar(), { type: 'buySkill', hero: 'bilbo', skill: 'burglar-12' });
    expect(heroOf(now, 'bilbo').xp.burglar).toBe(0);
  });

  it('§39.2 basic and hero skills are not for sale', () => {
    const now = aragornTheBurglar();
    expect(refusal(now, { type: 'buySkill', hero: 'aragorn', skill: 'basic-1' })).toBe('skill/not-for-sale');
    expect(refusal(now, { type: 'buySkill', hero: 'aragorn', skill: 'aragorn-1' })).toBe(
      'skill/not-for-sale',
    );
  });
});
