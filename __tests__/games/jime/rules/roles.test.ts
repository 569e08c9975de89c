import { gainXp } from '@/games/jime/rules/experience';
import { beginRoles, checkRoles, rolesOpen } from '@/games/jime/rules/roles';
import { skillDeck } from '@/games/jime/rules/skillDeck';
import { setUpLines } from '@/games/jime/rules/checklist';
import { after, atCamp, atStep, box, heroOf, refusal, refusedBy, told } from './campStates';

const choosing = () => atStep('continue.7', { aragorn: {}, bilbo: {} });
const role = (hero: string, to: string | null) => ({ type: 'chooseRole', hero, role: to }) as const;

describe('roles', () => {
  it('§new.7 each hero takes a role for the first adventure', () => {
    const first = atStep('new.7', { aragorn: {}, bilbo: {} });
    const now = after(first, role('aragorn', 'burglar'), role('bilbo', 'captain'));
    expect(now.campaign.heroes.map((hero) => hero.role)).toEqual(['burglar', 'captain']);
  });

  it('§continue.7 §95.1 and for every one after it', () => {
    const now = after(choosing(), role('aragorn', 'burglar'), role('bilbo', 'captain'));
    expect(now.campaign.heroes.map((hero) => hero.role)).toEqual(['burglar', 'captain']);
  });

  it('§95.1 two heroes never share a role: its cards lie once in the box', () => {
    const now = after(choosing(), role('aragorn', 'burglar'));
    expect(refusal(now, role('bilbo', 'burglar'))).toBe('role/taken');
    expect(rolesOpen(box, now.campaign, 'bilbo')).not.toContain('burglar');
  });

  it('§95.1 a role given up is open to the others', () => {
    const now = after(
      choosing(),
      role('aragorn', 'burglar'),
      role('aragorn', null),
      role('bilbo', 'burglar'),
    );
    expect(heroOf(now, 'bilbo').role).toBe('burglar');
  });

  it('§95.1 a role from a box that is off is not offered', () => {
    expect(refusal(choosing(), role('aragorn', 'meddler'))).toBe('role/not-offered');
  });

  it('§95.1 roles are chosen while setting up, not before and not after', () => {
    expect(refusal(atCamp({ aragorn: {}, bilbo: {} }), role('aragorn', 'burglar'))).toBe(
      'stage/not-setting-up',
    );
    const early = atStep('continue.4', { aragorn: {}, bilbo: {} });
    expect(refusal(early, role('aragorn', 'burglar'))).toBe('setup/not-this-step');
  });

  it('§95.1 nobody sets out without one', () => {
    const { campaign } = after(choosing(), role('aragorn', 'burglar'));
    expect(refusedBy(() => checkRoles(campaign))).toBe('role/none-chosen');
  });

  it('§95.2 the role decides three cards of the deck', () => {
    const now = after(choosing(), role('aragorn', 'burglar'));
    expect(skillDeck(box, heroOf(now, 'aragorn')).role).toEqual(['burglar-1', 'burglar-2', 'burglar-3']);
  });

  it('§95.3 its card 1 is prepared', () => {
    const now = after(choosing(), role('aragorn', 'burglar'));
    expect(setUpLines(box, now.campaign, 'continue.7')).toContainEqual({
      do: 'prepare',
      hero: 'aragorn',
      skill: 'burglar-1',
    });
  });

  it('§95.4 a hero may take another role for each adventure', () => {
    const { campaign } = atCamp({ aragorn: { role: 'burglar', rolesPlayed: ['captain'] }, bilbo: {} });
    beginRoles(campaign);
    expect(campaign.heroes[0]?.rolesPlayed).toEqual(['captain', 'burglar']);
  });

  it('§95.4 or keep the same, which then comes last among those played', () => {
    const { campaign } = atCamp({
      aragorn: { role: 'captain', rolesPlayed: ['captain', 'burglar'] },
      bilbo: {},
    });
    beginRoles(campaign);
    expect(campaign.heroes[0]?.rolesPlayed).toEqual(['burglar', 'captain']);
  });

  it('§95.4 the cards 1 to 3 leave with the former role', () => {
    const { campaign } = atCamp({
      aragorn: { role: 'captain', skills: ['captain-4', 'burglar-7'] },
      bilbo: {},
    });
    expect(setUpLines(box, campaign, 'continue.4')).toContainEqual({
      do: 'putBackSkills',
      hero: 'aragorn',
      skills: ['captain-1', 'captain-2', 'captain-3'],
    });
  });

  it('§95.4 §95.6 the cards 4 and up stay, whatever the role', () => {
    const now = after(
      atStep('continue.7', { aragorn: { skills: ['captain-4', 'burglar-7'] }, bilbo: {} }),
      role('aragorn', 'hunter'),
    );
    expect(skillDeck(box, heroOf(now, 'aragorn'))).toMatchObject({
      role: ['hunter-1', 'hunter-2', 'hunter-3'],
      bought: ['captain-4', 'burglar-7'],
    });
  });

  it('§95.5 the experience of a role once played can be spent at camp, whatever the role now', () => {
    const now = atCamp({
      aragorn: { role: 'captain', rolesPlayed: ['burglar', 'captain'], xp: { burglar: 3 } },
      bilbo: {},
    });
    expect(refusal(now, { type: 'buySkill', hero: 'aragorn', skill: 'burglar-5' })).toBeUndefined();
  });

  it('§95.7 experience goes to the role of the adventure just played', () => {
    const before = atCamp({ aragorn: { role: 'captain', xp: { burglar: 3 } }, bilbo: { role: 'burglar' } });
    const now = told(before, (game) => gainXp(game, 5));
    expect(heroOf(now, 'aragorn').xp).toEqual({ burglar: 3, captain: 5 });
  });

  it('§95.7 and what a sold card gives back, to the role on the card', () => {
    const now = atCamp({ aragorn: { role: 'captain', skills: ['burglar-4'] }, bilbo: {} });
    expect(
      heroOf(after(now, { type: 'sellSkill', hero: 'aragorn', skill: 'burglar-4' }), 'aragorn').xp,
    ).toEqual({
      burglar: 3,
    });
  });
});
