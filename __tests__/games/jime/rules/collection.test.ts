import { copiesOffered, heroesOffered, missingProducts, rolesOffered } from '@/games/jime/rules/collection';
import { EVERY_BOX, atCamp, box, content } from './campStates';

const ring = box.items['ring-mail'];

describe('the collection', () => {
  it('§56.2 §13.2 only the heroes of the boxes that are on are offered', () => {
    expect(heroesOffered(box, ['core']).sort()).toEqual(
      ['aragorn', 'beravor', 'bilbo', 'elena', 'gimli', 'legolas'].sort(),
    );
    expect(heroesOffered(box, ['core', 'shadowed-paths'])).toContain('gandalf');
  });

  it('§56.2 nobody is offered with every box off', () => {
    expect(heroesOffered(box, [])).toEqual([]);
    expect(rolesOffered(box, [])).toEqual([]);
  });

  it('§56.2 nor their roles', () => {
    expect(rolesOffered(box, ['core'])).not.toContain('meddler');
    expect(rolesOffered(box, EVERY_BOX)).toContain('meddler');
  });

  it('§56.2 a second box brings a second copy of a card', () => {
    expect(ring && copiesOffered(['core'], ring)).toBe(1);
    expect(ring && copiesOffered(['core', 'shadowed-paths'], ring)).toBe(2);
  });

  it('§56.3 a company of the core box opens with the core box alone', () => {
    expect(missingProducts(content, atCamp({ aragorn: {}, bilbo: {} }).campaign, ['core'])).toEqual([]);
  });

  it('§56.3 a campaign waits for the boxes of its story', () => {
    const story = { ...content, campaign: { ...content.campaign, products: ['spreading-war' as const] } };
    expect(missingProducts(story, atCamp({ aragorn: {}, bilbo: {} }).campaign, ['core'])).toEqual([
      'spreading-war',
    ]);
  });

  it.each([
    ['a hero', { gandalf: {}, bilbo: {} }, {}, 'shadowed-paths'],
    ['a role', { aragorn: { role: 'soldier' }, bilbo: {} }, {}, 'spreading-war'],
    ['a role once played', { aragorn: { rolesPlayed: ['smith'] }, bilbo: {} }, {}, 'shadowed-paths'],
    ['a title', { aragorn: { titles: ['nemesis'] }, bilbo: {} }, {}, 'villains-of-eriador'],
    ['an item', { aragorn: { items: ['plate-armor'] }, bilbo: {} }, {}, 'spreading-war'],
    ['a trinket', { aragorn: {}, bilbo: {} }, { trinkets: ['circlet'] }, 'dwellers-in-darkness'],
  ])('§56.3 a company that has %s from another box waits for that box', (_, heroes, over, product) => {
    const { campaign } = atCamp(heroes, { collection: EVERY_BOX, ...over });
    expect(missingProducts(content, campaign, EVERY_BOX)).toEqual([]);
    expect(missingProducts(content, campaign, ['core'])).toContain(product);
  });
});
