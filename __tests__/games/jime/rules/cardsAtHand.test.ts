import { cardsAtHand } from '@/games/jime/play';
import { company } from './company';

const idsAt = (
  table: ReturnType<typeof company>,
  hero: string,
  ...moments: Parameters<typeof cardsAtHand>[2]
) => cardsAtHand(table.game, hero, moments).map(({ id }) => id);

describe('cards at hand', () => {
  it('§29 an item acts at the moment its card names, and at no other', () => {
    const table = company({ heroes: 4 }).set((_, { campaign }) => {
      for (const hero of campaign.heroes) hero.items = ['cloak'];
    });
    expect(idsAt(table, 'bilbo', 'suffer')).toContain('cloak');
    expect(idsAt(table, 'bilbo', 'lastStand')).not.toContain('cloak');
  });

  it('§76.2 a trinket acts as long as a token is left on it', () => {
    const withTokens = (tokens: number) =>
      company({ heroes: 4 }).set(({ heroes }) => {
        const bilbo = heroes.find(({ hero }) => hero === 'bilbo');
        bilbo?.trinkets.push({ trinket: 'boots', tokens });
      });

    expect(idsAt(withTokens(1), 'bilbo', 'test')).toContain('boots');
    expect(idsAt(withTokens(0), 'bilbo', 'test')).not.toContain('boots');
  });

  it('§84.5 prepared cards come first, by the name of their skill', () => {
    const table = company({ mirror: true }).set(({ heroes }) => {
      const gimli = heroes.find(({ hero }) => hero === 'gimli');
      if (gimli) gimli.prepared = ['basic-1'];
    });
    expect(cardsAtHand(table.game, 'gimli', ['test'])[0]).toEqual({
      hero: 'gimli',
      kind: 'skill',
      id: 'basic-1',
      name: 'skill.undying-might',
      gist: 'skill.basic-1.gist',
      tick: null,
    });
  });

  it('§76.2 on the mirror a use or a token is ticked off; without it nothing is', () => {
    const ticks = (mirror: boolean) => {
      const table = company({ mirror }).set(({ heroes }, { campaign }) => {
        for (const hero of campaign.heroes) hero.items = ['shield'];
        for (const hero of heroes) hero.trinkets = [{ trinket: 'brooch', tokens: 2 }];
      });
      return cardsAtHand(table.game, 'legolas', ['suffer']).map(({ id, tick }) => [id, tick]);
    };
    expect(ticks(true)).toEqual([
      ['brooch', 'token'],
      ['shield', 'use'],
    ]);
    expect(ticks(false)).toEqual([
      ['brooch', null],
      ['shield', null],
    ]);
  });

  it('§84.2 a card that leads to scouting at another moment is none for the rally', () => {
    const table = company({ mirror: true }).set(({ heroes }) => {
      for (const hero of heroes) hero.prepared = ['aragorn-1', 'gandalf-1'];
    });
    expect(idsAt(table, 'gimli', 'scout')).toEqual(['gandalf-1']);
    expect(idsAt(table, 'gimli', 'explore')).toEqual(['aragorn-1']);
  });

  it('§38.6 damage and fear that last come before everything else, at their own moment', () => {
    const table = company({ mirror: true }).set(({ heroes }) => {
      for (const hero of heroes)
        Object.assign(hero, { damage: { up: 1, down: 0 }, faceup: { damage: ['entangled'], fear: [] } });
    });
    expect(cardsAtHand(table.game, 'gimli', ['travel'])[0]).toMatchObject({
      kind: 'damage',
      name: 'damage.entangled',
      gist: 'damage.entangled.gist',
    });
    expect(idsAt(table, 'gimli', 'attack')).not.toContain('entangled');
  });
});
