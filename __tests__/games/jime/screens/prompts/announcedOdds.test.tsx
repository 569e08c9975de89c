import type { Effect, Interaction } from '@/games/jime/content';
import { announcedTest } from '@/games/jime/screens/prompts/AnnouncedOdds';

const test: Effect = {
  do: 'test',
  text: 't',
  who: 'acting',
  stats: ['might', 'wit'],
  judged: { by: 'needed', needed: 2, pass: [], fail: [] },
};
const interaction = (...effects: Effect[]): Interaction => ({ text: 'i', effects });
const names: Record<string, string> = { might: 'Force', wit: 'Ingéniosité' };
const announced = (of: Interaction, said: string) => announcedTest(of, said, (stat) => names[stat] ?? stat);

describe('§107 the test of an interaction', () => {
  it('is announced where its words name every stat', () => {
    expect(announced(interaction(test), 'Pousser (test de Force ou d’Ingéniosité, 2 succès)')).toBe(test);
  });

  it('stays hidden where they keep it back, or something else comes first', () => {
    expect(announced(interaction(test), 'Pousser')).toBeNull();
    expect(announced(interaction(test), 'Pousser (test de Force)')).toBeNull();
    const first: Effect = { do: 'threat', by: 1 };
    expect(announced(interaction(first, test), 'Pousser (Force, Ingéniosité)')).toBeNull();
  });
});
