import { gainLore, nextTier, upgradesOf } from '@/games/jime/rules/lore';
import type { GameState } from '@/games/jime/state';
import { isPlayable } from '@/games/jime/play/isPlayable';
import { EVERY_BOX, after, atCamp, box, content, heroOf, refusal, told } from './campStates';

const withLore = (lore: number, over: Parameters<typeof atCamp>[1] = {}): GameState =>
  atCamp({ bilbo: {}, elena: {} }, { lore, ...over });

const upgrade = (hero: string, item: string, to: string) =>
  ({ type: 'upgradeItem', hero, item, upgrade: to }) as const;

describe('lore', () => {
  it('§34.6 the guide’s example: at lore 25 the Dagger becomes the Ered Luin or the Gondolin Dagger', () => {
    expect(upgradesOf(box, withLore(25).campaign, 'dagger')).toEqual(['ered-luin-dagger', 'gondolin-dagger']);
  });

  it('§34.4 at 24 it does not', () => {
    expect(upgradesOf(box, withLore(24).campaign, 'dagger')).toEqual([]);
    expect(refusal(withLore(24), upgrade('bilbo', 'dagger', 'gondolin-dagger'))).toBe('item/not-enough-lore');
  });

  it('§34.7 the upgraded card takes the place of the first', () => {
    const now = after(withLore(25), upgrade('bilbo', 'dagger', 'gondolin-dagger'));
    expect(heroOf(now, 'bilbo').items).toEqual(['cloak', 'gondolin-dagger']);
  });

  it('§34.7 the first card goes back to the reserve, for another to take its upgrade', () => {
    const now = after(withLore(25), upgrade('bilbo', 'dagger', 'gondolin-dagger'));
    expect(heroOf(now, 'elena').items).toContain('dagger');
    expect(heroOf(now, 'bilbo').items).not.toContain('dagger');
  });

  it('§34.7 of a card that lies once in the box, one hero alone can have it', () => {
    const now = after(withLore(25), upgrade('bilbo', 'dagger', 'gondolin-dagger'));
    expect(upgradesOf(box, now.campaign, 'dagger')).toEqual(['ered-luin-dagger']);
    expect(refusal(now, upgrade('elena', 'dagger', 'gondolin-dagger'))).toBe('item/held-by-another');
  });

  it('§29.4 a Bilbo of an older save keeps the two items he carries, and may upgrade both', () => {
    const state = atCamp({ bilbo: { items: ['cloak', 'dagger', 'harp'] }, gimli: {} }, { lore: 25 });
    expect(isPlayable(state, content)).toBe(true);
    const now = after(
      state,
      upgrade('bilbo', 'dagger', 'gondolin-dagger'),
      upgrade('bilbo', 'harp', 'forlindon-harp'),
    );
    expect(heroOf(now, 'bilbo').items).toEqual(['cloak', 'gondolin-dagger', 'forlindon-harp']);
    expect(isPlayable(now, content)).toBe(true);
  });

  it('§34.1 §34.2 lore gained is the whole company’s', () => {
    const now = told(withLore(20), (game) => gainLore(game, 5));
    expect(now.campaign.lore).toBe(25);
  });

  it('§34.3 upgrading spends no lore', () => {
    expect(after(withLore(28), upgrade('bilbo', 'dagger', 'gondolin-dagger')).campaign.lore).toBe(28);
  });

  it('§34.3 lore is never lost', () => {
    expect(() => told(withLore(20), (game) => gainLore(game, -1))).toThrow('lore cannot be lost');
  });

  it('§34.4 §34.5 no item is upgraded away from camp', () => {
    const now = { ...withLore(99), stage: 'adventure' as const };
    expect(refusal(now, upgrade('bilbo', 'dagger', 'gondolin-dagger'))).toBe('stage/not-at-camp');
  });

  it('§34.5 a hero upgrades what he carries, not what another does', () => {
    expect(refusal(withLore(99), upgrade('bilbo', 'harp', 'forlindon-harp'))).toBe('item/not-carried');
  });

  it('§34.8 any number of items may be upgraded in one stay', () => {
    const now = after(
      withLore(60),
      upgrade('elena', 'cloak', 'ranger-cloak'),
      upgrade('elena', 'harp', 'forlindon-harp'),
      upgrade('elena', 'dagger', 'ered-luin-dagger'),
      upgrade('elena', 'ered-luin-dagger', 'shade-breaker'),
    );
    expect(heroOf(now, 'elena').items).toEqual(['ranger-cloak', 'shade-breaker', 'forlindon-harp']);
  });

  it('§16.8 armour is upgraded like any other item', () => {
    const now = after(withLore(28), upgrade('bilbo', 'cloak', 'ranger-cloak'));
    expect(heroOf(now, 'bilbo').items).toEqual(['ranger-cloak', 'dagger']);
  });

  it('§29.5 the lore needed is the one on the card in hand, not on its upgrade', () => {
    expect(box.items.dagger?.lore).toBe(25);
    expect(box.items['gondolin-dagger']?.lore).toBe(55);
    expect(refusal(withLore(54), upgrade('bilbo', 'dagger', 'shade-breaker'))).toBe('item/not-an-upgrade');
  });

  it('§29.6 tiers are climbed one at a time', () => {
    expect(nextTier(box, withLore(99).campaign, 'dagger')).toEqual(['ered-luin-dagger', 'gondolin-dagger']);
  });

  it('§29.6 within the same series', () => {
    expect(refusal(withLore(99), upgrade('bilbo', 'dagger', 'numenorean-sword'))).toBe('item/not-an-upgrade');
  });

  it('§29.6 at the highest tier there is no upgrade even if the card shows a lore value', () => {
    const now = withLore(200);
    expect(box.items['slip-thorn']?.lore).toBe(92);
    expect(upgradesOf(box, now.campaign, 'slip-thorn')).toEqual([]);
  });

  it('§29.6 a higher tier in a box that is off is out of reach, and in reach once it is on', () => {
    const { campaign } = withLore(200, { collection: EVERY_BOX });
    expect(upgradesOf(box, campaign, 'slip-thorn')).toEqual(['storm-shroud']);
  });

  it('§29.6 a single card without a tier has no upgrade', () => {
    expect(upgradesOf(box, withLore(200, { collection: EVERY_BOX }).campaign, 'hoary-coat')).toEqual([]);
  });

  it('§34.7 trinkets are upgraded for the whole company', () => {
    const now = withLore(22, { trinkets: ['boots', 'rope'] });
    const upgraded = after(now, { type: 'upgradeTrinket', trinket: 'boots', upgrade: 'greenway-boots' });
    expect(upgraded.campaign.trinkets).toEqual(['greenway-boots', 'rope']);
  });

  it('§34.7 a trinket the company does not own cannot be', () => {
    const command = { type: 'upgradeTrinket', trinket: 'boots', upgrade: 'greenway-boots' } as const;
    expect(refusal(withLore(99), command)).toBe('trinket/not-in-inventory');
  });
});
