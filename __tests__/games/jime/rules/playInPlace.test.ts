import { freeze } from 'immer';
import type { Command, GameState } from '@/games/jime/play';
import { legalCommands, play, playInPlace } from '@/games/jime/play';
import { pick, seeded } from '@/kernel/random';
import { Company } from './company';

/** A few hundred commands of a random walk, as they were played. */
const walk = (seed: number): { table: Company; start: GameState; commands: Command[] } => {
  const table = new Company({ heroes: 2 + (seed % 4), mirror: seed % 2 === 0, seed });
  const start = structuredClone(table.state);
  const dice = seeded(seed);
  while (table.history.head < 250) {
    const legal = table.legal();
    if (legal.length === 0) break;
    table.do(pick(dice, legal));
  }
  return { table, start, commands: table.history.rows.map(({ command }) => command) };
};

describe('A command played on the document itself', () => {
  it.each([1, 2, 3, 4, 5, 6])('leaves the same document as one played on a draft (walk %i)', (seed) => {
    const { table, start, commands } = walk(seed);
    const content = freeze(table.content, true);
    for (const command of commands) expect(playInPlace(start, command, content)).toBeUndefined();
    expect(start).toEqual(table.state);
  });

  it('is refused for the same reason, and leaves the document as it was', () => {
    const table = new Company();
    const before = structuredClone(table.state);
    const refused: Command = { type: 'hourglass' };
    expect(legalCommands(table.state, table.content, ['hourglass'])).toEqual([]);
    const result = play(table.state, refused, table.content);
    const state = structuredClone(table.state);
    expect(playInPlace(state, refused, table.content)).toEqual(result.ok ? undefined : result.refusal);
    expect(state).toEqual(before);
  });
});
