import type { Command } from '@/games/tcg/play';
import { freeMinions, playCost, promptOf } from '@/games/tcg/play';
import { Table, companion, minion } from '../table';

const ORC = minion({ title: 'Orc', twilightCost: 2, strength: 5, vitality: 2, siteNumber: 4, archery: 1 });

/** What a plain table does: minions as long as there are tokens, one defender each, on to the next site when it can. */
const answer = (table: Table): Command => {
  const { state } = table;
  const prompt = promptOf(state);
  switch (prompt.ask) {
    case 'shadow':
      return playCost(state, ORC).total <= state.twilight && freeMinions(state).length < 2
        ? { type: 'playCharacter', player: prompt.player, as: ORC, change: 0 }
        : { type: 'next' };
    case 'act':
      return { type: 'pass', player: prompt.player };
    case 'archery':
      return prompt.wounds.shadow > 0
        ? { type: 'archeryWound', character: `ring-bearer-${state.freePeoples}` }
        : { type: 'archeryWound', character: freeMinions(state)[0]?.id ?? '' };
    case 'assignDefenders': {
      const free = state.characters.filter(
        ({ kind, player, id }) =>
          kind === 'companion' &&
          player === state.freePeoples &&
          !state.skirmishes.some(({ defender }) => defender === id),
      );
      const [orc] = prompt.minions;
      const strongest = free[free.length - 1];
      return orc && strongest ? { type: 'assignDefender', minion: orc, to: strongest.id } : { type: 'next' };
    }
    case 'moveOrReconcile':
      return prompt.mayMove ? { type: 'move' } : { type: 'reconcile', player: prompt.player, discarded: 0 };
    default:
      return { type: 'next' };
  }
};

const playOn = (table: Table, commands: number): Table => {
  for (let each = 0; each < commands && table.state.stage !== 'ended'; each += 1) table.do(answer(table));
  return table;
};

const begun = (count: number): Table => {
  const table = new Table({ count });
  for (let player = 0; player < count; player += 1)
    table.do({ type: 'lockBid', player, bid: count - player, confirmed: false });
  table.do({ type: 'revealBids' });
  while (table.state.stage === 'seats') table.next();
  while (table.state.stage === 'fellowships') {
    const player = table.state.at.player ?? 0;
    for (const title of ['Aragorn', 'Legolas'])
      table.do({
        type: 'addStarter',
        player,
        as: companion({ title, strength: 8, vitality: 4, twilightCost: 2 }),
      });
    table.next();
  }
  return table;
};

it.each([2, 3, 4])(
  '%i players from bids to the end of a game, by what is asked and nothing else',
  (count) => {
    const table = playOn(begun(count), 3_000);
    expect(table.state.stage).toBe('ended');
    const { winner, players } = table.state;
    expect(winner).not.toBeNull();
    const others = players.filter((_, seat) => seat !== winner);
    expect(players[winner ?? 0]?.site === 9 || others.every(({ lost }) => lost !== null)).toBe(true);
  },
);

it('p.11, p.13 four players: every action window goes to the right from whoever plays the Free Peoples', () => {
  const table = begun(4);
  const rows = new Map<number, Set<string>>();
  for (let each = 0; each < 400 && table.state.stage === 'play'; each += 1) {
    const command = answer(table);
    const { freePeoples, at, players } = table.state;
    if (command.type === 'pass' && players.every(({ lost }) => lost === null)) {
      const row = [...at.passed, command.player].join('');
      if (row.length === 4) rows.set(freePeoples, (rows.get(freePeoples) ?? new Set()).add(row));
    }
    table.do(command);
  }
  expect([...(rows.get(0) ?? [])]).toEqual(['0321']);
  expect([...(rows.get(1) ?? [])]).toEqual(['1032']);
});
