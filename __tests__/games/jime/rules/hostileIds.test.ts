import type { Command, CommandType, Game } from '@/games/jime/play';
import { REFUSALS, isCommand, legalCommands, play } from '@/games/jime/play';
import { walkSequence } from '@/games/jime/sim/walk/walkSequence';
import { COMMAND_TYPES } from '@/games/jime/state/commands';
import { SET_UP } from '@/games/jime/state/setUpSteps';
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

/** The command with one field, at any depth, replaced by a value. */
const spoiltBy = (command: Fields, hostile: unknown): Fields[] =>
  Object.entries(command)
    .filter(([name]) => name !== 'type')
    .flatMap(([name, value]) => [
      { ...command, [name]: hostile },
      ...(typeof value === 'object' && value !== null && !Array.isArray(value)
        ? spoiltBy(value as Fields, hostile).map((inner) => ({ ...command, [name]: inner }))
        : []),
    ]);

/** Tables by what is asked at them and whether the mirror is on, and by the command played there. */
const tables = new Map<string, Game>();
/** A legal command of each type. */
const samples = new Map<CommandType, Command>();

const CONTENTS = [CONTENT, ...['tutorial', 'oath-of-the-lamps', 'example'].map(loadCampaign)];
for (let seed = 1; seed <= 60; seed += 1)
  walkSequence(CONTENTS, { seed, commands: 200 }, ({ content, before: state, command }) => {
    const prompt = state.prompts.at(-1);
    const asked = prompt?.kind === 'setUp' ? prompt.step : prompt?.kind;
    samples.set(command.type, command);
    tables.set(command.type, { content, state });
    tables.set(`${state.stage} ${asked} ${state.mirror}`, { content, state });
  });
const GAMES = [...tables.values()];

const refusalIn = ({ state, content }: Game, command: unknown): string | undefined => {
  const result = play(state, command as Command, content);
  return result.ok ? undefined : result.refusal.code;
};

const isRefusal = (code: string | undefined): boolean => REFUSALS.some((known) => known === code);

it('the tables are of every stage and every step of the set-up, with the mirror and without', () => {
  const where = [...tables.keys()];
  for (const stage of ['setup', 'adventure', 'camp', 'ended'])
    for (const mirror of [true, false])
      expect(where).toContainEqual(expect.stringMatching(`^${stage} .* ${mirror}$`));
  const pages = [...SET_UP.new, ...SET_UP.continue];
  expect(pages.filter(([step]) => !where.some((one) => one.includes(` ${step} `)))).toEqual([]);
});

it('every command is tried', () => {
  expect(COMMAND_TYPES.filter((type) => !samples.has(type))).toEqual([]);
});

/** A legal command of the type: one of this table where there is one, else one of another. */
const sampleIn = ({ state, content }: Game, type: CommandType): Fields => {
  const [command = samples.get(type)] = legalCommands(state, content, [type]);
  return { ...command };
};

describe.each(COMMAND_TYPES)('%s', (type) => {
  it('with a hostile id is refused at every table, and changes nothing', () => {
    for (const game of GAMES) {
      const before = JSON.stringify(game.state);
      const sample = sampleIn(game, type);
      const tried = HOSTILE.flatMap((hostile) =>
        spoiltBy(sample, hostile)
          .filter(isCommand)
          .map((command) => ({ hostile, command, refusal: refusalIn(game, command) })),
      );
      // Null is an answer where the field knows it: no role, no trinket, no group.
      const played = tried.filter(({ hostile, refusal }) => hostile !== null && !isRefusal(refusal));
      expect(played).toEqual([]);
      expect(JSON.stringify(game.state)).toBe(before);
    }
  });

  it('with a field of another kind, or one too many, is malformed', () => {
    const [game] = GAMES as [Game];
    const command: Fields = { ...samples.get(type) };
    const values = [{ ...command, more: 1 }, ...HOSTILE.flatMap((hostile) => spoiltBy(command, hostile))];
    for (const value of values.filter((one) => !isCommand(one)))
      expect([value, refusalIn(game, value)]).toEqual([value, 'command/malformed']);
  });
});
