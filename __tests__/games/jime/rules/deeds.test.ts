import { deedsOf } from '@/games/jime/play';
import { endWith } from '@/games/jime/rules/endAdventure';
import type { Company } from './company';
import { company } from './company';

/** Ends the adventure where it stands and reads on to camp. */
const end = (table: Company, resolution: string): Company => {
  table.state = structuredClone(table.state);
  endWith(table.game, resolution);
  return table.skip();
};

describe('deeds', () => {
  it('§32 an adventure that still goes on has none', () => {
    expect(deedsOf(company().nextRound().state)).toEqual([]);
  });

  it('§21.1 §106.6 threat is told round by round, as the bar stood when each ended', () => {
    const table = company();
    const bars: number[] = [];
    for (let round = 1; round <= 3; round += 1) {
      table.nextRound();
      bars.push(table.adventure.threat);
    }
    const [deeds] = deedsOf(end(table, 'late').state);
    expect(deeds?.rounds).toBe(4);
    expect(deeds?.threat).toEqual([...bars, bars[2]]);
  });

  it('§112.4 §19.2 figures and groups felled are counted, and last stands hero by hero', () => {
    const table = company({ adventure: 'bridge' });
    const goblins = table.group('goblins');
    const count = goblins.figures.length;
    table
      .do({ type: 'hit', hero: 'gimli', group: goblins.id })
      .do({ type: 'apply', hits: 40, modifiers: ['cleave', 'pierce'] })
      .skip('action')
      .do({ type: 'lastStand', hero: 'gimli', against: 'fear' });
    const { stat } = table.shows('lastStand');
    table.do({ type: 'passTest', hero: 'gimli', stat, passed: true }).skip('action');
    const [deeds] = deedsOf(end(table, 'held').state);
    expect(deeds).toMatchObject({
      figures: count,
      groups: 1,
      lastStands: [{ hero: 'gimli', against: 'fear' }],
      fallen: [],
    });
  });

  it('§32 the same adventure played twice running is told twice', () => {
    const again =
      company().content.adventures.road?.resolutions.map((one) => ({ ...one, next: 'road' })) ?? [];
    const twice = company({ story: { resolutions: again } });
    end(twice.nextRound(), 'late');
    end(twice.setOutAgain().skip(), 'late');
    expect(deedsOf(twice.state).map(({ adventure, rounds }) => [adventure, rounds])).toEqual([
      ['road', 2],
      ['road', 1],
    ]);
  });
});
