import { ScriptedGame } from '../scriptedGame';
import { FIVE, OATH, alone } from './oath';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed + 1);
const TAKES = ['mill.jem.cask', 'mill.jem.pay', 'mill.nell.seen', 'mill.nell.coax'];

interface Play {
  tokens: Set<string>;
  layout: string;
}

/** One play in which everything is tried: the tokens that came, and the map it was played on. */
const playOf = (adventure: string, seed: number): Play => {
  const tokens = new Set<string>();
  let layout = '';
  new ScriptedGame(
    alone(adventure),
    { ...FIVE, seed },
    { passes: true, takes: TAKES },
    ({ adventure: now }) => {
      now?.tokens.forEach(({ id }) => tokens.add(id));
      if (now) layout = JSON.stringify(now.layout);
    },
  ).strive();
  return { tokens, layout };
};

/** How much of the fuller play's tokens the other had too. */
const shared = (one: Play, other: Play): number =>
  [...one.tokens].filter((id) => other.tokens.has(id)).length / Math.max(one.tokens.size, other.tokens.size);

describe.each(Object.keys(OATH.adventures))('%s, played twice', (adventure) => {
  const plays = SEEDS.map((seed) => playOf(adventure, seed));
  const pairs = plays.flatMap((one, index) => plays.slice(0, index).map((other) => [one, other] as const));

  it('never has the same map', () => {
    expect(new Set(plays.map(({ layout }) => layout)).size).toBe(plays.length);
  });

  it('has less than half of its tokens in common', () => {
    const shares = pairs.map(([one, other]) => shared(one, other));
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.5);
  });
});
