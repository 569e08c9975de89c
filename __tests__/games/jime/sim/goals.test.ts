import { stepMark, stepsOf } from '@/games/jime/content/steps';
import { answerPrompts } from '@/games/jime/sim/bots/answers';
import { goalsFor } from '@/games/jime/sim/bots/goals';
import { newTable } from '@/games/jime/sim/campaign';
import type { Table } from '@/games/jime/sim/table/table';
import { act, heroOf, layOut } from '@/games/jime/sim/table/table';
import { loadCampaign } from './loadCampaign';

const OATH = loadCampaign('oath-of-the-lamps');
const HERO = 'gimli';
/** In the first adventure: one bites as it gives, one only gives. */
const BITES = 'trap';
const GIVES = 'crate';

/** The first adventure has begun, and both lie where the hero stands. */
const beside = (seen?: ReadonlySet<string>): Table => {
  const sitting = {
    seed: 1,
    heroes: [HERO, 'elena'],
    difficulty: 'normal',
    skill: 'sensible',
    seen,
  } as const;
  const table = newTable(OATH, sitting);
  layOut(table);
  act(table, { type: 'setOut' });
  answerPrompts(table);
  const { space } = heroOf(table, HERO);
  if (space === null) throw new Error('the hero stands nowhere');
  for (const id of [BITES, GIVES]) table.state.adventure?.tokens.push({ id, kind: 'search', space });
  return table;
};

const worthOf = (table: Table, token: string): number => {
  const goals = goalsFor(table, heroOf(table, HERO), { actions: 2, moves: 0 });
  const found = goals.find(({ about }) => about === `token ${token}`);
  if (!found) throw new Error(`nobody thinks of ${token}`);
  return found.worth;
};

describe('What a company hopes of things', () => {
  it('is the same of all it has not tried: nobody sees into a sack', () => {
    const table = beside();
    expect(worthOf(table, BITES)).toBeGreaterThan(0);
    expect(worthOf(table, BITES)).toBe(worthOf(table, GIVES));
  });

  it('is what they hold once it has tried them', () => {
    const table = beside();
    for (const token of [BITES, GIVES]) table.notes.tried[`token ${token} 0`] = 1;
    expect(worthOf(table, BITES)).toBeLessThan(worthOf(table, GIVES));
  });

  it('is more of what no game has seen, if the company has been told what others saw', () => {
    const all = stepsOf(OATH.adventures.cart!).map(({ path }) => path);
    const seen = all.filter((path) => !path.startsWith(`tokens.${BITES}.`));
    const table = beside(new Set(seen.map((path) => stepMark('cart', path))));
    table.notes.zeal = 10;
    expect(worthOf(table, BITES)).toBeGreaterThan(2 * worthOf(table, GIVES));
  });
});
