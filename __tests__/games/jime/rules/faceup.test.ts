import { faceupOffered } from '@/games/jime/play';
import { recover } from '@/games/jime/rules/damageAndFear';
import type { Company } from './company';
import { company } from './company';
import { playedEffects } from './playedEffects';

const note = (card: string, hero = 'gimli', against: 'damage' | 'fear' = 'damage') =>
  ({ type: 'noteFaceup', hero, against, card }) as const;
const drop = (card: string, to: 'discard' | 'facedown') =>
  ({ type: 'dropFaceup', hero: 'gimli', against: 'damage', card, to }) as const;

/** Two damage cards lie faceup before Gimli. */
const hurt = (): Company =>
  company({ mirror: true }).set(({ heroes }) => {
    for (const one of heroes) if (one.hero === 'gimli') one.damage = { up: 2, down: 1 };
  });
const known = (table: Company): string[] => table.hero('gimli').faceup?.damage ?? [];

describe('damage and fear that lie faceup', () => {
  it('§38.6 are only those that stay so, and each before one hero', () => {
    const table = hurt();
    const before = faceupOffered(table.game, 'damage');
    expect(before).toHaveLength(5);
    expect(table.refusal(note('weariness'))).toBe('faceup/not-offered');
    table.do(note('entangled'));
    expect(known(table)).toEqual(['entangled']);
    expect(faceupOffered(table.game, 'damage')).toHaveLength(4);
    expect(table.refusal(note('entangled'))).toBe('faceup/not-offered');
  });

  it('§38.6 are never more than lie there', () => {
    const table = hurt().do(note('entangled')).do(note('dazed'));
    expect(table.refusal(note('concussion'))).toBe('faceup/none-left');
    expect(table.refusal(note('cower', 'gimli', 'fear'))).toBe('faceup/none-left');
    expect(table.refusal(note('concussion', 'legolas'))).toBe('faceup/none-left');
  });

  it('§38.3 §38.6 are named as they are suffered, in the same step', () => {
    const dealt = () =>
      playedEffects([{ do: 'suffer', who: 'acting', damage: 2, fear: 0 }], { mirror: true });
    const keeps = { damageUp: 1, damageDown: 1, fearUp: 0, fearDown: 0 };
    const suffer = (...damage: string[]) =>
      ({ type: 'suffer', through: true, keeps: { ...keeps, faceup: { damage, fear: [] } } }) as const;
    const table = dealt();
    const { hero } = table.shows('suffer');
    expect(table.refusal(suffer('entangled', 'dazed'))).toBe('faceup/none-left');
    expect(table.refusal(suffer('weariness'))).toBe('faceup/not-offered');
    table.do(suffer('entangled'));
    expect(table.hero(hero ?? '')).toMatchObject({ faceup: { damage: ['entangled'], fear: [] } });
  });

  it('§38.7 are forgotten when they are discarded', () => {
    const table = hurt().do(note('entangled')).do(drop('entangled', 'discard'));
    expect(table.hero('gimli')).toMatchObject({ damage: { up: 1, down: 1 } });
    expect(table.hero('gimli')).not.toHaveProperty('faceup');
    expect(table.refusal(drop('entangled', 'discard'))).toBe('faceup/not-noted');
  });

  it('§38.7 are forgotten when they are turned facedown, and still count', () => {
    const table = hurt().do(note('entangled')).do(drop('entangled', 'facedown'));
    expect(table.hero('gimli')).toMatchObject({ damage: { up: 1, down: 2 } });
    expect(known(table)).toEqual([]);
  });

  it('§38.7 are forgotten from the last when fewer lie there', () => {
    const table = hurt().do(note('entangled')).do(note('dazed'));
    const left = { type: 'setSuffered', hero: 'gimli', damageDown: 0, fearUp: 0, fearDown: 0 } as const;
    table.do({ ...left, damageUp: 1 });
    expect(known(table)).toEqual(['entangled']);
    table.set(() => recover(table.game, 'gimli', 'damage', 1));
    expect(table.hero('gimli')).not.toHaveProperty('faceup');
  });

  it('§38.7 are forgotten one by one: a second copy stays', () => {
    const table = hurt().set(({ heroes }) => {
      for (const one of heroes)
        if (one.hero === 'gimli') one.faceup = { damage: ['dazed', 'dazed'], fear: [] };
    });
    table.do(drop('dazed', 'discard'));
    expect(known(table)).toEqual(['dazed']);
  });

  it('§19.4 go with the last stand that was passed', () => {
    const table = hurt().do(note('entangled')).do({ type: 'lastStand', hero: 'gimli', against: 'damage' });
    const { stat } = table.shows('lastStand');
    table.do({ type: 'passTest', hero: 'gimli', stat, passed: true });
    expect(table.hero('gimli')).not.toHaveProperty('faceup');
  });

  it('are forgotten with the mirror', () => {
    const table = hurt().do(note('entangled')).do({ type: 'mirror', on: false });
    expect(table.hero('gimli')).not.toHaveProperty('faceup');
    expect(table.refusal(note('entangled'))).toBe('mirror/off');
  });
});
