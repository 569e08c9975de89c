import * as fc from 'fast-check';
import { REFUSALS, isCommand, play } from '@/games/jime/play';
import { COMMAND_TYPES } from '@/games/jime/state/commands';
import type { Company } from './company';
import { company } from './company';

const PROTOTYPES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

/** States with nothing open, with an attack panel, with a test, with an activation. */
const tables = (): Company[] => {
  const road = company({ heroes: 2 });
  const bridge = company({ adventure: 'bridge', mirror: true });
  const panel = company({ adventure: 'bridge' });
  panel.do({ type: 'attack', hero: 'aragorn', group: panel.group('troll').id });
  const activation = company({ adventure: 'bridge', mirror: true }).endActionPhase();
  return [road, bridge, panel, activation];
};
const TABLES = tables();
const LEGAL = TABLES.map((table) => table.legal());

const junk = fc.oneof(
  fc.anything({ maxDepth: 2 }),
  fc.constantFrom('aragorn', 'nobody', 'g1', 'g99', '300A', 'battle-1/1', 'might', 'pierce', ...PROTOTYPES),
  fc.integer({ min: -5, max: 2000 }),
  fc.constantFrom(-0, NaN, Infinity, 0.5, '', null, undefined, [], {}, true),
);

const refusedOrPlayed = (table: Company, value: unknown): void => {
  const before = JSON.stringify(table.state);
  const result = play(table.state, value as never, table.content);
  expect(JSON.stringify(table.state)).toBe(before);
  if (!result.ok) expect(REFUSALS).toContain(result.refusal.code);
  else expect(isCommand(value)).toBe(true);
};

it('a command of any shape is refused with a code or played, and the given state is never touched', () => {
  fc.assert(
    fc.property(
      fc.nat(TABLES.length - 1),
      fc.oneof(
        junk,
        fc.record({ type: junk }),
        fc.record(
          { type: fc.constantFrom(...COMMAND_TYPES), hero: junk, group: junk, space: junk },
          { requiredKeys: ['type'] },
        ),
      ),
      (index, value) => {
        refusedOrPlayed(TABLES[index] as Company, value);
      },
    ),
    { numRuns: 1500 },
  );
});

it('a legal command with one field spoilt is refused as malformed, or means something and is judged', () => {
  fc.assert(
    fc.property(fc.nat(TABLES.length - 1), fc.nat(), fc.nat(), junk, (index, which, field, spoilt) => {
      const legal = LEGAL[index] as object[];
      const command = legal[which % legal.length] as Record<string, unknown>;
      const names = Object.keys(command);
      refusedOrPlayed(TABLES[index] as Company, {
        ...command,
        [names[field % names.length] as string]: spoilt,
      });
    }),
    { numRuns: 1500 },
  );
});

it.each([
  undefined,
  null,
  3,
  'continue',
  [],
  {},
  { type: 'nothing' },
  { type: '__proto__' },
  { type: 'continue', more: 1 },
  { type: 'choose' },
  { type: 'choose', option: -1 },
  { type: 'choose', option: 1.5 },
  { type: 'choose', option: -0 },
  { type: 'takeTurn', hero: '' },
  { type: 'apply', hits: 1, modifiers: ['bite'] },
  { type: 'apply', hits: 1000, modifiers: [] },
  { type: 'suffer', through: true, keeps: { damageUp: 1 } },
])('%j is no command', (value) => {
  expect(TABLES[0]?.refusal(value)).toBe('command/malformed');
});

it('every legal command is really playable', () => {
  TABLES.forEach((table, index) => {
    for (const command of LEGAL[index] ?? [])
      expect([command, table.refusal(command)]).toEqual([command, undefined]);
  });
});
