import type { Skill } from '@/games/confrontation/cpu';
import { SKILLS, conclude, greedyPlayer, think, thinkWith, thoughtSeed } from '@/games/confrontation/cpu';
import type { GameState, Options } from '@/games/confrontation/play';
import { perform, viewOf } from '@/games/confrontation/play';
import { seeded } from '@/kernel/random';
import { disguise } from '../disguise';
import { scene } from '../scene';
import { statesOf, tableOf } from './table';

/** As the strengths think, in less time. */
const BRIEF: Skill = { ...SKILLS.normal, iterations: 8, worlds: 1 };

const decisionOf = (state: GameState, skill: Skill, seed: number) => {
  const side = state.prompt?.side ?? 'fellowship';
  return conclude(thinkWith(viewOf(state, side), skill, seed));
};

/** A whole game between two of the same skill; every command must be legal, or `perform` throws. */
const playedOut = (options: Partial<Options>, seed: number): GameState => {
  const state = tableOf(options, seed);
  for (let decision = 0; state.prompt; decision += 1)
    for (const command of decisionOf(state, BRIEF, seed + decision)) perform(state, command);
  return state;
};

describe('the computer player', () => {
  it.each(['classic', 'variant', 'draft'] as const)(
    '§6 does the same whatever is hidden from it, with the same seed: %s',
    (cast) => {
      for (const [index, state] of statesOf(cast, 11, 12).entries()) {
        const side = state.prompt?.side ?? 'fellowship';
        const expected = decisionOf(state, BRIEF, index);
        for (let time = 1; time <= 2; time += 1) {
          const other = disguise(state, side, seeded(100 * index + time));
          expect(decisionOf(other, BRIEF, index)).toEqual(expected);
        }
      }
    },
  );

  it.each<Partial<Options>>([
    { cast: 'variant', specials: 'pickTwo' },
    { cast: 'draft', specials: 'drawn' },
    { cast: 'draft', blind: true, specials: 'handicap', gift: ['crebain', 'gwaihir'] },
  ])('plays a game to its end: %j', (options) => {
    expect(playedOut(options, 5).outcome).not.toBeNull();
  });

  it('plays the same game again from the same seed', () => {
    const [one, other] = [playedOut({ cast: 'variant' }, 8), playedOut({ cast: 'variant' }, 8)];
    expect(one.log).toEqual(other.log);
  });

  it.each(['easy', 'normal'] as const)(
    '%s carries the Ring into Mordor when nothing hinders it',
    (strength) => {
      const table = scene({ 'frodo-c': 'gondor', 'balrog-c': 'mordor' }, { turn: 'fellowship' });
      expect(conclude(think(viewOf(table.state(), 'fellowship'), strength, 2))).toEqual([
        { type: 'move', side: 'fellowship', token: table.token('frodo-c'), to: 'mordor', via: 'plain' },
      ]);
    },
  );

  it('brings a third into the Shire', () => {
    const table = scene({
      ...{ 'frodo-c': 'rhudaur', 'balrog-c': 'shire', 'warg-c': 'shire' },
      ...{ 'shelob-c': 'arthedain', 'orcs-c': 'rohan', 'legolas-c': 'fangorn' },
    });
    expect(conclude(think(viewOf(table.state(), 'sauron'), 'normal', 1))).toEqual([
      { type: 'move', side: 'sauron', token: table.token('shelob-c'), to: 'shire', via: 'plain' },
    ]);
  });

  it('plays a card nobody can foresee', () => {
    const table = scene({
      ...{ 'frodo-c': 'shire', 'gimli-c': 'highPass' },
      ...{ 'blackRider-c': 'mirkwood', 'nazgul-c': 'rohan' },
    });
    table.move('blackRider-c', 'highPass');
    const cards = new Set(
      Array.from({ length: 12 }, (_, seed) => JSON.stringify(decisionOf(table.state(), BRIEF, seed))),
    );
    expect(cards.size).toBeGreaterThan(1);
  });

  it('thinks other thoughts at other decisions of a game', () => {
    const dice = seeded(3);
    expect(thoughtSeed(dice, 1)).toBe(thoughtSeed(seeded(3), 1));
    expect(thoughtSeed(dice, 1)).not.toBe(thoughtSeed(dice, 2));
    expect(thoughtSeed(dice, 1)).not.toBe(thoughtSeed(seeded(4), 1));
  });
});

describe('the greedy player', () => {
  it('lays its highest strength where it may decide, its lowest where it cannot', () => {
    const close = scene({ 'frodo-c': 'shire', 'gimli-c': 'rhudaur', 'nazgul-c': 'highPass' });
    close.move('nazgul-c', 'rhudaur');
    const hopeless = scene(
      { 'frodo-c': 'shire', 'pippin-c': 'rhudaur', 'caveTroll-c': 'highPass' },
      { hands: { fellowship: ['1', '4'], sauron: ['1', '2'] } },
    );
    hopeless.move('caveTroll-c', 'rhudaur');
    hopeless.card('1');
    const cardOf = (state: GameState) => greedyPlayer(2)(viewOf(state, state.prompt?.side ?? 'sauron'), 1);
    expect(cardOf(close.state())).toEqual([{ type: 'card', side: 'sauron', card: '6' }]);
    expect(cardOf(hopeless.state())).toEqual([{ type: 'card', side: 'fellowship', card: '1' }]);
  });
});
