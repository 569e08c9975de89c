import type { CardUse } from '@/games/jime/content';
import type { Now } from '@/games/jime/play';
import { cardsAtHand } from '@/games/jime/play';
import { distancesFrom } from '@/games/jime/map/distance';
import { actsForBearer } from '@/games/jime/rules/actsNow';
import { boardOf } from '@/games/jime/rules/maps';
import type { Company } from './company';
import { company, CONTENT } from './company';

const idsNow = (table: Company, hero: string, now: Now) =>
  cardsAtHand(table.game, [hero], now).map(({ id }) => id);
const idsAt = (table: Company, hero: string, ...moments: Now['moments']) => idsNow(table, hero, { moments });

/** Each hero holds one card ready, and stands in one space or in none that is known. */
const holding = (prepared: Record<string, string[]>, spaces: Record<string, string> = {}) =>
  company({ mirror: true }).set(({ heroes }, { campaign }) => {
    for (const hero of campaign.heroes) hero.items = [];
    for (const one of heroes) {
      one.prepared = prepared[one.hero] ?? [];
      one.space = spaces[one.hero] ?? null;
    }
  });

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
    expect(cardsAtHand(table.game, ['gimli'], { moments: ['test'] })[0]).toEqual({
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
      return cardsAtHand(table.game, ['legolas'], { moments: ['suffer'] }).map(({ id, tick }) => [id, tick]);
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
    expect(idsAt(table, 'gimli', 'scout')).toEqual(['gandalf-1', 'aragorn']);
    expect(idsAt(table, 'gimli', 'explore')).toEqual(['aragorn-1']);
  });

  it('§38.6 damage and fear that last come before everything else, at their own moment', () => {
    const table = company({ mirror: true }).set(({ heroes }) => {
      for (const hero of heroes)
        Object.assign(hero, { damage: { up: 1, down: 0 }, faceup: { damage: ['entangled'], fear: [] } });
    });
    expect(cardsAtHand(table.game, ['gimli'], { moments: ['travel'] })[0]).toMatchObject({
      kind: 'damage',
      name: 'damage.entangled',
      gist: 'damage.entangled.gist',
    });
    expect(idsAt(table, 'gimli', 'attack')).not.toContain('entangled');
  });

  it('§38.6 what lasts before one hero comes before what helps another, where several are asked', () => {
    const table = holding({ aragorn: ['basic-1'] }).set(({ heroes }) => {
      for (const one of heroes)
        if (one.hero === 'gimli')
          Object.assign(one, { damage: { up: 1, down: 0 }, faceup: { damage: ['exhaustion'], fear: [] } });
    });
    const rally: Now = { moments: ['rally', 'scout'] };
    expect(cardsAtHand(table.game, ['aragorn', 'gimli'], rally).map(({ id }) => id)).toEqual([
      'exhaustion',
      'aragorn',
    ]);
  });
});

describe('cards of others', () => {
  const test: Now = { moments: ['test'], test: { stat: 'wit', purposes: ['story'] } };
  const owners = (table: Company, now: Now) =>
    cardsAtHand(table.game, ['gimli'], now).map(({ hero, id }) => `${hero} ${id}`);

  it('§1.1 are named where their card acts for heroes nearby, after those of the hero who acts', () => {
    const table = holding({ gimli: ['basic-5'], legolas: ['burglar-4', 'basic-5'] });
    expect(owners(table, test)).toEqual(['gimli basic-5', 'legolas burglar-4']);
  });

  it('§1.1 are not named when the mirror knows that their hero is too far away', () => {
    const board = boardOf(holding({}).game);
    const [here = ''] = Object.keys(board.spaces);
    const [[far = ''] = []] = Object.entries(distancesFrom(board, here)).filter(([, spaces]) => spaces > 1);
    const cards = { legolas: ['burglar-4'] };
    expect(owners(holding(cards, { gimli: here, legolas: far }), test)).toEqual([]);
    expect(owners(holding(cards, { gimli: here, legolas: here }), test)).toEqual(['legolas burglar-4']);
  });

  it('are silent at the bearer’s own moment where they act for others alone', () => {
    const table = holding({ gimli: ['gimli-4'], legolas: ['gimli-4'] });
    expect(owners(table, test)).toEqual(['legolas gimli-4']);
  });

  it('of the defeated are not named (§112.2)', () => {
    const table = holding({ legolas: ['burglar-4'] }).set(({ heroes }) => {
      for (const one of heroes) if (one.hero === 'legolas') one.defeated = true;
    });
    expect(owners(table, test)).toEqual([]);
  });
});

describe('cards that do not act now', () => {
  const table = holding({ gimli: ['basic-1', 'basic-2'] });
  const testing = (stat: 'might' | 'agility' | 'wit', purposes: readonly ['story' | 'lastStand']): Now => ({
    moments: ['lastStand', 'test'],
    test: { stat, purposes },
  });

  it('§107 are those of another stat', () => {
    expect(idsNow(table, 'gimli', testing('might', ['story']))).toEqual(['basic-1']);
    expect(idsNow(table, 'gimli', testing('agility', ['story']))).toEqual(['basic-2']);
    expect(idsNow(table, 'gimli', testing('wit', ['story']))).toEqual([]);
  });

  it('§19 are those of another purpose; those of last stands come before those of any test', () => {
    const cards = holding({ gimli: ['basic-1', 'guardian-10'] });
    expect(idsNow(cards, 'gimli', testing('might', ['lastStand']))).toEqual(['guardian-10', 'basic-1']);
    expect(idsNow(cards, 'gimli', testing('might', ['story']))).toEqual(['basic-1']);
  });

  it('§38.1 are those against fear when only damage is suffered', () => {
    const cards = holding({ gimli: ['herbalist-7', 'herbalist-9'] });
    const suffering = (...suffered: NonNullable<Now['suffered']>): Now => ({ moments: ['suffer'], suffered });
    expect(idsNow(cards, 'gimli', suffering('damage'))).toEqual(['herbalist-9']);
    expect(idsNow(cards, 'gimli', suffering('damage', 'fear'))).toEqual(['herbalist-7', 'herbalist-9']);
  });

  it('are, where nothing is known of the test, only those that act for others alone', () => {
    const { items, trinkets, skills, titles, heroes } = CONTENT.box;
    const cards: CardUse[] = [items, trinkets, skills, titles, heroes].flatMap((kind) => Object.values(kind));
    const silent = cards.filter((card) => card.when && !actsForBearer(card, { moments: card.when }));
    expect(silent).not.toHaveLength(0);
    for (const { abilities = [] } of silent)
      for (const ability of abilities) expect(ability).toMatchObject({ whose: { besides: true } });
  });
});
