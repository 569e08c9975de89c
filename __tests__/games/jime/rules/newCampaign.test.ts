import type { NewGame } from '@/games/jime/play';
import { newGame, newGameRefusal } from '@/games/jime/play';
import { heroesFor } from '@/games/jime/rules/company';
import { handsOf, startingItems } from '@/games/jime/rules/items';
import { refusalOf } from '@/kernel/step';
import { EVERY_BOX, box, chosen, content } from './campStates';

const CORE_HEROES = ['aragorn', 'beravor', 'bilbo', 'elena', 'gimli', 'legolas'];
const refused = (wanted: NewGame): string | undefined => newGameRefusal(content, wanted)?.code;
const begun = (wanted: NewGame) => newGame(content, wanted).campaign;
const nobody = (): never => {
  throw new Error('nobody');
};
const withItems = (items: string[]): NewGame =>
  chosen(['elena', 'gimli'], {
    heroes: [
      { hero: 'elena', items },
      { hero: 'gimli', items: ['ring-mail', 'battle-axe'] },
    ],
  });

describe('a new campaign', () => {
  it('§new.1 begins with the first adventure', () => {
    expect(begun(chosen(['aragorn', 'gimli'])).next).toBe('first');
  });

  it('§new.1 is refused while a box it needs is off', () => {
    const wanting = {
      ...content,
      campaign: { ...content.campaign, products: ['core', 'spreading-war'] as const },
    };
    const needs = { ...wanting, campaign: { ...wanting.campaign, products: [...wanting.campaign.products] } };
    expect(newGameRefusal(needs, chosen(['aragorn', 'gimli']))?.code).toBe('campaign/box-is-off');
  });

  it.each(['normal', 'hard'] as const)('§42.1 %s is chosen with the campaign', (difficulty) => {
    expect(begun(chosen(['aragorn', 'gimli'], { difficulty })).difficulty).toBe(difficulty);
  });

  it('§42.1 there is no third level', () => {
    const wanted = { ...chosen(['aragorn', 'gimli']), difficulty: 'easy' } as unknown as NewGame;
    expect(refused(wanted)).toBe('campaign/no-such-difficulty');
  });

  it.each([2, 3, 4, 5])('§new.2 %i players lead one hero each', (players) => {
    const { heroes } = begun(chosen(CORE_HEROES.slice(0, players)));
    expect(heroes).toHaveLength(players);
  });

  it('§new.2 six players are one too many', () => {
    expect(refused(chosen(CORE_HEROES))).toBe('company/players');
  });

  it('§new.2 each player leads one hero, neither more nor fewer', () => {
    expect(refused(chosen(CORE_HEROES.slice(0, 4), { players: 3 }))).toBe('company/heroes');
    expect(refused(chosen(CORE_HEROES.slice(0, 3), { players: 4 }))).toBe('company/heroes');
  });

  it('§59.3 alone, a player leads at least two heroes', () => {
    expect(refused(chosen(['aragorn'], { players: 1 }))).toBe('company/heroes');
    expect(heroesFor(1)).toEqual({ from: 2, to: 4 });
  });

  it.each([2, 3, 4])('§59.3 alone, a player may lead %i', (count) => {
    expect(refused(chosen(CORE_HEROES.slice(0, count), { players: 1 }))).toBeUndefined();
  });

  it('§59.3 but not five: the solo game stops at four', () => {
    expect(refused(chosen(CORE_HEROES.slice(0, 5), { players: 1 }))).toBe('company/heroes');
  });

  it.each([
    ['two heroes of one role', 'role/taken', ['captain', 'captain']],
    ['a role that does not exist', 'role/not-offered', ['captain', 'wizard']],
    ['what every object inherits', 'role/not-offered', ['captain', 'constructor']],
    ['a role of a box that is off', 'role/not-offered', ['captain', 'trickster']],
  ])('§95.1 %s: refused, and nothing begins', (_title, code, [first, second]) => {
    const [aragorn, gimli] = chosen(['aragorn', 'gimli']).heroes;
    const heroes = [
      { ...(aragorn ?? nobody()), role: first ?? null },
      { ...(gimli ?? nobody()), role: second ?? null },
    ];
    const wanted = chosen(['aragorn', 'gimli'], { heroes, collection: ['core'] });
    expect(refused(wanted)).toBe(code);
    expect(refusalOf(() => newGame(content, wanted))?.code).toBe(code);
  });

  it('§95.1 heroes may come with roles, or choose them at the table', () => {
    const [aragorn, gimli] = chosen(['aragorn', 'gimli']).heroes;
    const roles = [
      { ...(aragorn ?? nobody()), role: 'captain' },
      { ...(gimli ?? nobody()), role: null },
    ];
    expect(refused(chosen(['aragorn', 'gimli'], { heroes: roles }))).toBeUndefined();
  });

  it('§new.2 no hero comes twice', () => {
    expect(refused(chosen(['gimli', 'gimli']))).toBe('company/hero-twice');
  });

  it('§new.2 no hero from a box that is off', () => {
    expect(refused(chosen(['gimli', 'gandalf']))).toBe('company/no-such-hero');
  });

  it('§new.2 the back of a hero card is not a hero to choose', () => {
    expect(refused(chosen(['gimli', 'the-great-bear'], { collection: EVERY_BOX }))).toBe(
      'company/no-such-hero',
    );
  });

  it('§new.6 §33.2 the company has a name', () => {
    expect(refused(chosen(['aragorn', 'gimli'], { company: '   ' }))).toBe('company/no-name');
    expect(begun(chosen(['aragorn', 'gimli'], { company: ' Grey Company ' })).company).toBe('Grey Company');
  });

  it('§new.6 it begins with no lore, no experience, no title, no trinket', () => {
    const campaign = begun(chosen(['aragorn', 'gimli']));
    expect(campaign).toMatchObject({ lore: 0, trinkets: [], history: [] });
    expect(campaign.heroes).toEqual(
      campaign.heroes.map((hero) => ({ ...hero, role: null, xp: {}, skills: [], titles: [], trinket: null })),
    );
  });
});

describe('starting items', () => {
  it.each(CORE_HEROES)('§new.3 the items on %s’s card may be taken', (hero) => {
    const other = hero === 'gimli' ? 'aragorn' : 'gimli';
    expect(refused(chosen([hero, other]))).toBeUndefined();
  });

  it('§new.3 every hero of every box can begin with the items on its card', () => {
    const heroes = Object.values(box.heroes).filter(({ formOf }) => formOf === undefined);
    const cannot = heroes.filter(({ id }) => {
      const other = id === 'bilbo' ? 'gimli' : 'bilbo';
      return refused(chosen([id, other], { collection: EVERY_BOX })) !== undefined;
    });
    expect(cannot.map(({ id }) => id)).toEqual([]);
  });

  it('§new.3 a card the others have taken is no longer offered', () => {
    expect(startingItems(box, ['core'], 'gimli', ['battle-axe'])).not.toContain('battle-axe');
    expect(startingItems(box, ['core'], 'gimli', ['cloak', 'cloak'])).toContain('cloak');
    expect(startingItems(box, ['core'], 'gimli', ['cloak', 'cloak', 'cloak'])).not.toContain('cloak');
  });

  it('§new.3 nor is one that lies in a box that is off', () => {
    expect(refused(withItems(['cloak', 'mace']))).toBe('item/not-offered');
  });

  it('§29.3 §29.4 a hero wears one armour', () => {
    expect(refused(withItems(['cloak', 'travel-garb', 'dagger']))).toBe('item/slot-taken');
  });

  it('§16.6 and never goes without one', () => {
    expect(refused(withItems(['dagger']))).toBe('item/no-armour');
  });

  it('§29.4 §99.1 two items of one hand fill both hands', () => {
    expect(refused(withItems(['cloak', 'dagger', 'harp']))).toBeUndefined();
    expect(refused(withItems(['cloak', 'dagger', 'harp', 'banner']))).toBe('item/hands-full');
  });

  it('§29.4 §99.1 one item of two hands fills them alone', () => {
    expect(refused(withItems(['cloak', 'great-bow']))).toBeUndefined();
    expect(refused(withItems(['cloak', 'great-bow', 'dagger']))).toBe('item/hands-full');
  });

  it('§99.1 hands may stay empty', () => {
    expect(refused(withItems(['cloak']))).toBeUndefined();
  });

  it('§29.4 everyone has two hands, but for the heroes whose own cards say otherwise', () => {
    const heroes = Object.keys(box.heroes).filter((hero) => handsOf(box, hero) !== 2);
    expect(heroes.map((hero) => [hero, handsOf(box, hero)])).toEqual([
      ['bilbo', 1],
      ['calaminth-took', 1],
      ['freahild', 3],
    ]);
  });

  const equips = (hero: string, ...items: string[]): string | undefined => {
    const { heroes } = chosen([hero, 'gimli'], { collection: EVERY_BOX });
    const outfits = heroes.map((one) => (one.hero === hero ? { ...one, items: ['cloak', ...items] } : one));
    return refused(chosen([hero, 'gimli'], { collection: EVERY_BOX, heroes: outfits }));
  };

  it.each(['bilbo', 'calaminth-took'])('§29.4 %s equips one one-handed item only', (hero) => {
    expect(equips(hero, 'dagger')).toBeUndefined();
    expect(equips(hero, 'dagger', 'sword')).toBe('item/hands-full');
    expect(equips(hero, 'staff')).toBe('item/hands-full');
    expect(startingItems(box, EVERY_BOX, hero, [])).toContain('sword');
    expect(startingItems(box, EVERY_BOX, hero, [])).not.toContain('staff');
  });

  it('§29.4 Fréahild equips a one-handed item beside a two-handed one, never three', () => {
    expect(equips('freahild', 'spear', 'shield')).toBeUndefined();
    expect(equips('freahild', 'sword', 'shield')).toBeUndefined();
    expect(equips('freahild', 'sword', 'shield', 'dagger')).toBe('item/hands-full');
    expect(equips('freahild', 'spear', 'staff')).toBe('item/hands-full');
  });

  it('§29.4 no card of a name every object answers to is equipped', () => {
    for (const item of ['__proto__', 'constructor', 'toString', ''])
      expect(equips('bilbo', item)).toBe('item/not-offered');
  });

  it('§29.6 starting items are of tier I', () => {
    expect(refused(withItems(['cloak', 'gondolin-dagger']))).toBe('item/not-offered');
  });

  it('§29.6 a card without a tier belongs to the hero that names it', () => {
    expect(startingItems(box, EVERY_BOX, 'freahild', [])).toContain('snowbright');
    expect(startingItems(box, EVERY_BOX, 'bilbo', [])).not.toContain('snowbright');
  });
});
