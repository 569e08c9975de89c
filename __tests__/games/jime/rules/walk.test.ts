import { isDeepStrictEqual } from 'node:util';
import type { Command, GameState } from '@/games/jime/play';
import { play } from '@/games/jime/play';
import { COMMAND_TYPES } from '@/games/jime/state/commands';
import { applyRow, revertRow } from '@/kernel/history';
import { int, pick, seeded } from '@/kernel/random';
import type { Generator } from '@/kernel/random';
import type { Sitting } from './company';
import { Company } from './company';

/** Sixteen tables, over ten thousand commands in all. */
const STEPS = 650;
/** Comparing whole documents at every step would take longer than the walk. */
const LOOK_EVERY = 10;

/** Corrections of the mirror are legal at any moment: left alone they would drown the game in them. */
const RARE = new Set<Command['type']>([
  'placeHero',
  'placeGroup',
  'setSuffered',
  'setLimit',
  'setInspiration',
  'setBoon',
  'prepare',
  'discardPrepared',
  'mirror',
  'lastStand',
  'replenish',
  'hit',
  'buySkill',
  'sellSkill',
  'chooseRole',
  'chooseTrinket',
]);

/** Need more lore, experience and trinkets than the small adventures are sure to give: `campWalk` plays them. */
const ELSEWHERE = new Set<Command['type']>([
  'buySkill',
  'sellSkill',
  'upgradeItem',
  'upgradeTrinket',
  'chooseTrinket',
  'equip',
  'deplete',
  'replenish',
]);

/** Giving up is always legal; a walk that often did would never get far. */
const choose = (dice: Generator, all: Command[]): Command => {
  const legal = int(dice, 1, 500) === 1 ? all : all.filter(({ type }) => type !== 'concede');
  const usual = legal.filter(({ type }) => !RARE.has(type));
  const pool = usual.length > 0 && int(dice, 1, 10) > 2 ? usual : legal;
  const type = pick(dice, [...new Set(pool.map((command) => command.type))]);
  return pick(
    dice,
    pool.filter((command) => command.type === type),
  );
};

const SITTINGS: Sitting[] = [2, 3, 4, 5].flatMap((heroes) =>
  (['normal', 'hard'] as const).flatMap((difficulty, index): Sitting[] => [
    { heroes, difficulty, adventure: 'road', mirror: index === 1, seed: heroes },
    { heroes, difficulty, adventure: 'bridge', mirror: index === 0, seed: heroes + 40 },
  ]),
);

const played = new Set<string>();
const shown = new Set<string>();

const survives = (table: Company, before: GameState): void => {
  const row = table.history.rows[table.history.rows.length - 1];
  if (!row) throw new Error('no row');
  expect(isDeepStrictEqual(JSON.parse(JSON.stringify(table.state)), table.state)).toBe(true);
  expect(isDeepStrictEqual(revertRow(table.state, row), before)).toBe(true);
  expect(isDeepStrictEqual(applyRow(before, row), table.state)).toBe(true);
};

const replays = (start: GameState, table: Company): void => {
  let state = JSON.parse(JSON.stringify(start)) as GameState;
  for (const { command } of table.history.rows) {
    const result = play(state, command, table.content);
    if (!result.ok) throw new Error(result.refusal.code);
    state = result.state;
  }
  expect(state).toEqual(table.state);
};

/** Walks until the campaign ends or the steps are used up; returns how many were taken. */
const walk = (sitting: Sitting, dice: Generator, most: number): number => {
  const table = new Company(sitting);
  const start = table.state;
  let walked = 0;
  while (walked < most && table.state.stage !== 'ended') {
    const before = table.state;
    const legal = table.legal();
    expect(legal).not.toHaveLength(0);
    const command = choose(dice, legal);
    table.do(command);
    played.add(command.type);
    if (table.prompt) shown.add(table.prompt.kind);
    if (walked % LOOK_EVERY === 0) survives(table, before);
    walked += 1;
  }
  replays(start, table);
  return walked;
};

it.each(SITTINGS)(
  'a random walk of $heroes heroes on the $adventure, $difficulty, mirror $mirror, never throws nor sticks, survives JSON, undoes and replays',
  (sitting) => {
    const dice = seeded(sitting.seed ?? 0);
    let left = STEPS;
    for (let game = 0; left > 0; game += 1)
      left -= walk({ ...sitting, seed: (sitting.seed ?? 0) + 100 * game }, dice, left);
    expect(left).toBe(0);
  },
);

it('together the walks play every command and meet every prompt the small adventures can raise', () => {
  expect(COMMAND_TYPES.filter((type) => !played.has(type) && !ELSEWHERE.has(type))).toEqual([]);
  expect([...shown].sort()).toEqual([
    'activation',
    'attack',
    'checklist',
    'choice',
    'chooseGroup',
    'chooseHero',
    'counterattack',
    'ending',
    'fallback',
    'figuresRemoved',
    'hourglass',
    'lastStand',
    'lastStands',
    'message',
    'panel',
    'placement',
    'provoke',
    'rally',
    'setUp',
    'suffer',
    'tellMirror',
    'terrain',
    'test',
    'threshold',
    'token',
  ]);
});
