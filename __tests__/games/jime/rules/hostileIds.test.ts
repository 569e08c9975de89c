import type { Command, CommandType, Game } from '@/games/jime/play';
import { REFUSALS, isCommand, legalCommands, play } from '@/games/jime/play';
import { COMMAND_TYPES } from '@/games/jime/state/commands';
import { SET_UP } from '@/games/jime/state/setUpSteps';
import { reachedStates, whereIs } from '../../../house/reachedStates';
import { loadCampaign } from '../sim/loadCampaign';
import { CONTENT } from './company';

/** No id and no number of any table: what every object inherits, nothing, too much, and other types. */
const HOSTILE: readonly unknown[] = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  'x'.repeat(80),
  'x'.repeat(100_000),
  NaN,
  -1,
  0.5,
  1e9,
  null,
  undefined,
  {},
  ['__proto__'],
];

type Fields = Record<string, unknown>;

/** The command with one field, at any depth, replaced by each hostile value in turn. */
const spoilt = (command: Fields): Fields[] =>
  Object.entries(command)
    .filter(([name]) => name !== 'type')
    .flatMap(([name, value]) => [
      ...HOSTILE.map((hostile) => ({ ...command, [name]: hostile })),
      ...(typeof value === 'object' && value !== null && !Array.isArray(value)
        ? spoilt(value as Fields).map((inner) => ({ ...command, [name]: inner }))
        : []),
    ]);

const CONTENTS = [CONTENT, ...['tutorial', 'oath-of-the-lamps', 'example'].map(loadCampaign)];
const GAMES = reachedStates(CONTENTS, 40, (walked) => `${whereIs(walked)} ${walked.after.mirror}`);

/** A legal command of each type: one of this table where there is one, else one of another. */
const samples = new Map<CommandType, Command>();
const LEGAL = GAMES.map(({ state, content }) => {
  const legal = new Map(legalCommands(state, content).map((command) => [command.type, command]));
  legal.forEach((command, type) => samples.set(type, command));
  return legal;
});

const refusalIn = ({ state, content }: Game, command: unknown): string | undefined => {
  const result = play(state, command as Command, content);
  return result.ok ? undefined : result.refusal.code;
};

it('the tables are of every stage and every step of the set-up, with the mirror and without', () => {
  const stages = GAMES.map(({ state }) => `${state.stage} ${state.mirror}`);
  expect(new Set(stages).size).toBe(8);
  const steps = GAMES.map(({ state }) => state.prompts.at(-1)).map((one) =>
    one?.kind === 'setUp' ? one.step : '',
  );
  expect([...SET_UP.new, ...SET_UP.continue].filter((step) => !steps.includes(step))).toEqual([]);
});

it('every command that has fields is tried', () => {
  expect(COMMAND_TYPES.filter((type) => !isCommand({ type }) && !samples.has(type))).toEqual([]);
});

it.each(COMMAND_TYPES)('%s with a hostile field is refused at every table, and changes nothing', (type) => {
  GAMES.forEach((game, index) => {
    const before = JSON.stringify(game.state);
    const command = LEGAL[index]?.get(type) ?? samples.get(type);
    for (const hostile of spoilt({ ...command }).filter(isCommand)) {
      const refusal = refusalIn(game, hostile);
      // Null is an answer where the field knows it: no role, no trinket, no group.
      if (!Object.values(hostile).includes(null as never))
        expect([hostile, REFUSALS]).toEqual([hostile, expect.arrayContaining([refusal])]);
    }
    expect(JSON.stringify(game.state)).toBe(before);
  });
});

it.each(COMMAND_TYPES)('%s with a field of another kind, or without one, is malformed', (type) => {
  const [game] = GAMES as [Game];
  const command: Fields = { ...samples.get(type) };
  const without = Object.keys(command).map((name) => ({ ...command, [name]: undefined }));
  for (const hostile of [...spoilt(command), ...without].filter((one) => !isCommand(one)))
    expect([hostile, refusalIn(game, hostile)]).toEqual([hostile, 'command/malformed']);
});
