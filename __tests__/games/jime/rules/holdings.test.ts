import { cardsToMove } from '@/games/jime/play';
import { holdingsOf } from '@/games/jime/rules/holdings';
import { endWith } from '@/games/jime/rules/endAdventure';
import type { GameState } from '@/games/jime/play';
import { after, inAdventure, told } from './campStates';

/** A company that comes home with enough lore and experience to change a few cards. */
const home = (): GameState => {
  const heroes = {
    aragorn: { role: 'captain', skills: ['captain-4'], xp: { captain: 3 } },
    bilbo: { role: 'burglar' },
  };
  const playing = inAdventure(heroes, { lore: 40, trinkets: ['boots'] });
  const go = { type: 'continue' } as const;
  return after(
    told(playing, (game) => endWith(game, 'won')),
    ...[go, go, go],
  );
};

describe('cards to move at camp', () => {
  it('§61.5 the company arrives with what it holds, and nothing to move', () => {
    const { campaign } = home();
    expect(campaign.arrived).toEqual(holdingsOf(campaign));
    expect(cardsToMove(campaign)).toEqual({ take: [], putBack: [] });
  });

  it('§51.6 §51.7 a skill bought is taken from the box, a skill sold put back', () => {
    const now = after(
      home(),
      { type: 'sellSkill', hero: 'aragorn', skill: 'captain-4' },
      { type: 'buySkill', hero: 'aragorn', skill: 'captain-5' },
    );
    expect(cardsToMove(now.campaign)).toEqual({
      take: [{ kind: 'skill', card: 'captain-5', hero: 'aragorn' }],
      putBack: [{ kind: 'skill', card: 'captain-4', hero: 'aragorn' }],
    });
  });

  it('§34.7 an upgraded item goes back, the better one comes out; a trinket is nobody’s own', () => {
    const now = after(
      home(),
      { type: 'upgradeItem', hero: 'aragorn', item: 'sword', upgrade: 'numenorean-sword' },
      { type: 'upgradeTrinket', trinket: 'boots', upgrade: 'greenway-boots' },
    );
    const { take, putBack } = cardsToMove(now.campaign);
    expect(take.map(({ card, hero }) => [card, hero])).toEqual([
      ['numenorean-sword', 'aragorn'],
      ['greenway-boots', undefined],
    ]);
    expect(putBack.map(({ card, hero }) => [card, hero])).toEqual([
      ['sword', 'aragorn'],
      ['boots', undefined],
    ]);
  });

  it('§51.7 what is bought and sold again at one camp is not moved', () => {
    const now = after(
      home(),
      { type: 'buySkill', hero: 'aragorn', skill: 'captain-5' },
      { type: 'sellSkill', hero: 'aragorn', skill: 'captain-5' },
    );
    expect(cardsToMove(now.campaign)).toEqual({ take: [], putBack: [] });
  });

  it('§camp.2 the list is forgotten once the company leaves', () => {
    expect(after(home(), { type: 'leaveCamp' }).campaign.arrived).toBeUndefined();
  });
});
