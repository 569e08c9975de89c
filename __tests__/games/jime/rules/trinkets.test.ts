import type { GameState } from '@/games/jime/play';
import { setUpLines } from '@/games/jime/rules/checklist';
import { freeTrinkets, wearerOf } from '@/games/jime/rules/equip';
import { gainTrinket } from '@/games/jime/rules/trinkets';
import { after, atStep, box, heroOf, inAdventure, refusal, told } from './campStates';

const choosing = (trinkets = ['boots', 'old-map']): GameState =>
  atStep('continue.6', { aragorn: {}, bilbo: {} }, { trinkets });
const choose = (hero: string, trinket: string | null) => ({ type: 'chooseTrinket', hero, trinket }) as const;

/** Aragorn wears the boots, Bilbo nothing, and the map stays in the pack. */
const inPlay = (): GameState =>
  inAdventure(
    { aragorn: { role: 'captain', trinket: 'boots' }, bilbo: { role: 'burglar' } },
    { trinkets: ['boots', 'old-map'] },
  );
const found = (hero: string, trinket: string): GameState =>
  told(inPlay(), (game) => gainTrinket(game, hero, trinket));
const trinketsOf = (now: GameState, hero: string) =>
  now.adventure?.heroes.find((one) => one.hero === hero)?.trinkets ?? [];
const command = (type: 'deplete' | 'replenish') => ({ type, hero: 'aragorn', trinket: 'boots' }) as const;

describe('trinkets', () => {
  it('§continue.6 §99.5 each hero may take one of the company’s', () => {
    const now = after(choosing(), choose('aragorn', 'boots'), choose('bilbo', 'old-map'));
    expect(now.campaign.heroes.map(({ trinket }) => trinket)).toEqual(['boots', 'old-map']);
  });

  it('§99.5 one at most: another choice gives the first back', () => {
    const now = after(choosing(), choose('aragorn', 'boots'), choose('aragorn', 'old-map'));
    expect(heroOf(now, 'aragorn').trinket).toBe('old-map');
    expect(freeTrinkets(now)).toEqual(['boots']);
  });

  it('§99.5 or none', () => {
    const now = after(choosing(), choose('aragorn', 'boots'), choose('aragorn', null));
    expect(freeTrinkets(now)).toEqual(['boots', 'old-map']);
  });

  it('§99.5 choosing again what one has changes nothing, and says so', () => {
    expect(refusal(choosing(), choose('aragorn', null))).toBe('trinket/already');
    expect(refusal(after(choosing(), choose('aragorn', 'boots')), choose('aragorn', 'boots'))).toBe(
      'trinket/already',
    );
  });

  it('§continue.6 not one another hero has taken', () => {
    const now = after(choosing(), choose('aragorn', 'boots'));
    expect(refusal(now, choose('bilbo', 'boots'))).toBe('trinket/in-use');
  });

  it('§continue.6 not one the company has never found', () => {
    expect(refusal(choosing(), choose('aragorn', 'torch'))).toBe('trinket/not-in-inventory');
  });

  it('§continue.6 on the page of this step alone', () => {
    const now = atStep('continue.4', { aragorn: {}, bilbo: {} }, { trinkets: ['boots'] });
    expect(refusal(now, choose('aragorn', 'boots'))).toBe('setup/not-this-step');
  });

  it('§111.3 §76.1 it is taken with the tokens printed on it', () => {
    const now = after(choosing(), choose('aragorn', 'old-map'));
    expect(setUpLines(box, now.campaign, 'continue.6')).toEqual([
      { do: 'takeTrinket', hero: 'aragorn', trinket: 'old-map', tokens: 3 },
    ]);
  });

  it('§111.1 §99.2 a hero may wear those he finds besides the one he came with', () => {
    expect(trinketsOf(found('aragorn', 'torch'), 'aragorn')).toEqual([
      { trinket: 'boots', tokens: 2 },
      { trinket: 'torch', tokens: 1 },
    ]);
  });

  it('§111.2 in that adventure it is its finder’s alone', () => {
    const now = found('bilbo', 'torch');
    expect(wearerOf(now, 'torch')).toBe('bilbo');
    expect(refusal(now, { type: 'equip', hero: 'aragorn', trinket: 'torch' })).toBe('trinket/in-use');
  });

  it('§111.4 and from then on the whole company’s', () => {
    expect(found('bilbo', 'torch').campaign.trinkets).toEqual(['boots', 'old-map', 'torch']);
  });

  it('§111.1 a trinket the company already has is not found again', () => {
    const now = found('bilbo', 'boots');
    expect(now.campaign.trinkets).toEqual(['boots', 'old-map']);
    expect(trinketsOf(now, 'bilbo')).toEqual([]);
  });

  it('§61.3 told to equip one from the inventory, a hero takes one that nobody uses', () => {
    expect(freeTrinkets(inPlay())).toEqual(['old-map']);
    const now = after(inPlay(), { type: 'equip', hero: 'bilbo', trinket: 'old-map' });
    expect(trinketsOf(now, 'bilbo')).toEqual([{ trinket: 'old-map', tokens: 3 }]);
  });

  it('§61.3 never one the company has not found', () => {
    const command = { type: 'equip', hero: 'bilbo', trinket: 'torch' } as const;
    expect(refusal(inPlay(), command)).toBe('trinket/not-in-inventory');
  });

  it('§76.2 §111.5 to deplete takes a token off', () => {
    expect(trinketsOf(after(inPlay(), command('deplete')), 'aragorn')).toEqual([
      { trinket: 'boots', tokens: 1 },
    ]);
  });

  it('§76.2 §111.5 with the last token it lies face down', () => {
    const now = after(inPlay(), command('deplete'), command('deplete'));
    expect(trinketsOf(now, 'aragorn')).toEqual([{ trinket: 'boots', tokens: 0 }]);
  });

  it('§76.2 and cannot be depleted further', () => {
    const now = after(inPlay(), command('deplete'), command('deplete'));
    expect(refusal(now, command('deplete'))).toBe('trinket/depleted');
  });

  it('§76.3 §111.6 a token turns it up again', () => {
    const now = after(inPlay(), command('deplete'), command('deplete'), command('replenish'));
    expect(trinketsOf(now, 'aragorn')).toEqual([{ trinket: 'boots', tokens: 1 }]);
  });

  it('§111.6 there may be more tokens than are printed', () => {
    const now = after(inPlay(), command('replenish'), command('replenish'));
    expect(trinketsOf(now, 'aragorn')).toEqual([{ trinket: 'boots', tokens: 4 }]);
  });

  it('§76.2 a hero depletes what he wears, not what lies in the pack', () => {
    expect(refusal(inPlay(), { type: 'deplete', hero: 'aragorn', trinket: 'old-map' })).toBe(
      'trinket/not-equipped',
    );
  });
});
