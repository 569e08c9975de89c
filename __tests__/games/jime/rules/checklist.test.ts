import type { SetUpLine } from '@/games/jime/rules/checklist';
import { setUpLines } from '@/games/jime/rules/checklist';
import { SET_UP } from '@/games/jime/state/setUpSteps';
import { stepAfter } from '@/games/jime/rules/setUp';
import { atCamp, box } from './campStates';

const { campaign } = atCamp(
  {
    aragorn: {
      role: 'captain',
      rolesPlayed: ['burglar', 'captain'],
      skills: ['burglar-4', 'captain-5'],
      titles: ['elf-friend'],
      items: ['travel-garb', 'numenorean-sword', 'banner'],
      trinket: 'boots',
    },
    bilbo: { role: 'burglar', rolesPlayed: ['burglar'] },
  },
  { trinkets: ['boots', 'rope'] },
);

const linesFor = (step: Parameters<typeof setUpLines>[2], hero: string): SetUpLine[] =>
  setUpLines(box, campaign, step).filter((line) => 'hero' in line && line.hero === hero);
const numbered = (owner: string, to: number): string[] =>
  Array.from({ length: to }, (_, index) => `${owner}-${index + 1}`);

describe('the set-up of a new campaign', () => {
  it('§new.2 each player takes a figure and a hero card', () => {
    expect(setUpLines(box, campaign, 'new.2')).toEqual([
      { do: 'takeHero', hero: 'aragorn' },
      { do: 'takeHero', hero: 'bilbo' },
    ]);
  });

  it('§new.3 and the item cards by name', () => {
    expect(linesFor('new.3', 'bilbo')).toEqual([
      { do: 'takeItems', hero: 'bilbo', items: ['cloak', 'dagger'] },
    ]);
  });

  it('§new.4 the damage, fear and weakness decks are shuffled once', () => {
    expect(setUpLines(box, campaign, 'new.4')).toEqual([{ do: 'shuffleDecks' }]);
  });

  it('§new.5 the reserve is sorted once', () => {
    expect(setUpLines(box, campaign, 'new.5')).toEqual([{ do: 'makeReserve' }]);
  });

  it('§new.8 basic 1 to 6, hero 1 to 5, role 1 to 3 and one weakness, in this order', () => {
    expect(linesFor('new.8', 'bilbo')).toEqual([
      { do: 'takeSkills', hero: 'bilbo', of: 'basic', skills: numbered('basic', 6) },
      { do: 'takeSkills', hero: 'bilbo', of: 'hero', skills: numbered('bilbo', 5) },
      { do: 'takeSkills', hero: 'bilbo', of: 'role', skills: numbered('burglar', 3) },
      { do: 'takeWeakness', hero: 'bilbo', count: 1 },
    ]);
  });

  it('§new.9 the role’s card 1 is prepared and the other fourteen shuffled', () => {
    expect(linesFor('new.9', 'bilbo')).toEqual([
      { do: 'prepare', hero: 'bilbo', skill: 'burglar-1' },
      { do: 'shuffleSkills', hero: 'bilbo', count: 14 },
    ]);
  });

  it('§new.10 the list ends with setting out', () => {
    expect(SET_UP.new.at(-1)).toContain('new.10');
    expect(stepAfter('new.10', {})).toBeNull();
  });
});

describe('the set-up of the next adventure', () => {
  it('§continue.2 the decks are shuffled', () => {
    expect(setUpLines(box, campaign, 'continue.2')).toEqual([{ do: 'shuffleDecks' }]);
  });

  it('§continue.3 the reserve is sorted', () => {
    expect(setUpLines(box, campaign, 'continue.3')).toEqual([{ do: 'makeReserve' }]);
  });

  it('§continue.4 skills bought for whatever role, hero, basic, titles and one weakness', () => {
    expect(linesFor('continue.4', 'aragorn').filter((line) => line.do !== 'putBackSkills')).toEqual([
      { do: 'takeSkills', hero: 'aragorn', of: 'bought', skills: ['burglar-4', 'captain-5'] },
      { do: 'takeSkills', hero: 'aragorn', of: 'hero', skills: numbered('aragorn', 5) },
      { do: 'takeSkills', hero: 'aragorn', of: 'basic', skills: numbered('basic', 6) },
      { do: 'takeTitles', hero: 'aragorn', titles: ['elf-friend'] },
      { do: 'takeWeakness', hero: 'aragorn', count: 1 },
    ]);
  });

  it('§continue.4 nothing is asked of a hero who bought and earned nothing', () => {
    const kinds = linesFor('continue.4', 'bilbo').map((line) =>
      line.do === 'takeSkills' ? line.of : line.do,
    );
    expect(kinds).toEqual(['putBackSkills', 'hero', 'basic', 'takeWeakness']);
  });

  it('§continue.5 §61.5 the items as they are now, upgrades included', () => {
    expect(linesFor('continue.5', 'aragorn')).toEqual([
      { do: 'takeHero', hero: 'aragorn' },
      { do: 'takeItems', hero: 'aragorn', items: ['travel-garb', 'numenorean-sword', 'banner'] },
    ]);
  });

  it('§continue.6 the trinket chosen, with its tokens', () => {
    expect(setUpLines(box, campaign, 'continue.6')).toEqual([
      { do: 'takeTrinket', hero: 'aragorn', trinket: 'boots', tokens: 2 },
    ]);
  });

  it('§continue.7 the role’s three cards: 1 prepared, 2 and 3 shuffled with the rest', () => {
    expect(linesFor('continue.7', 'aragorn')).toEqual([
      { do: 'takeSkills', hero: 'aragorn', of: 'role', skills: numbered('captain', 3) },
      { do: 'prepare', hero: 'aragorn', skill: 'captain-1' },
      { do: 'shuffleSkills', hero: 'aragorn', count: 17 },
    ]);
  });

  it('§continue.8 the list ends with setting out', () => {
    expect(SET_UP.continue.at(-1)).toContain('continue.8');
    expect(stepAfter('continue.8', {})).toBeNull();
  });

  it('§31.4 a title set aside in one adventure is back in the next deck', () => {
    expect(linesFor('continue.4', 'aragorn')).toContainEqual({
      do: 'takeTitles',
      hero: 'aragorn',
      titles: ['elf-friend'],
    });
  });

  it('§53.1 one weakness each, at every adventure', () => {
    const weaknesses = (['new.8', 'continue.4'] as const).map((step) =>
      setUpLines(box, campaign, step).filter((line) => line.do === 'takeWeakness'),
    );
    expect(weaknesses.map((lines) => lines.length)).toEqual([2, 2]);
  });
});
