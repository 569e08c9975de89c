import { SIDES } from '@/games/confrontation/content';
import type { GameState, Options } from '@/games/confrontation/play';
import { PRINTED, apply, isOpenAsk, legalCommands, newGame, tableView } from '@/games/confrontation/play';
import { pick, seeded } from '@/kernel/random';
import { disguise } from './disguise';

const person = { name: 'Somebody', kind: 'person' } as const;
const MODES: Partial<Options>[] = [
  {},
  { cast: 'variant', specials: 'pickTwo' },
  { cast: 'draft', blind: true, specials: 'drawn' },
];

/** Every state of a game played at random. */
const statesOf = (options: Partial<Options>, seed: number): GameState[] => {
  const dice = seeded(seed);
  const states = [
    newGame({ options: { ...PRINTED, ...options }, players: [person, person], fellowship: 0, seed }),
  ];
  for (let state = states[0]; state && state.stage !== 'over';) {
    // Ready is one of ten commands in a draft: a random player would turn tiles over all day.
    const legal = legalCommands(state);
    const ready = legal.find(({ type }) => type === 'ready');
    const next = apply(state, ready ?? pick(dice, legal));
    if ('refused' in next) throw new Error(next.refused);
    states.push(next);
    state = next;
  }
  return states;
};

describe.each(MODES)('§5 what lies open between the two, %j', (mode) => {
  const states = [3, 4].flatMap((seed) => statesOf(mode, seed));

  it('is the same whoever the hidden pieces are, and whatever lies face down', () => {
    for (const [i, state] of states.entries())
      for (const side of SIDES)
        expect(tableView(disguise(state, side, seeded(i + 1)))).toEqual(tableView(state));
  });

  it('asks there only what hangs on nothing hidden, and always with an answer', () => {
    for (const state of states) {
      const { choices, stage } = tableView(state);
      if (stage === 'over') continue;
      expect(choices.length > 0).toBe(state.prompt !== null && isOpenAsk(state.prompt.ask));
      expect(choices.every(({ type }) => type !== 'special')).toBe(true);
    }
  });
});
