import type { Check, Fields, Shaped } from './checks';
import { oneOf, shape } from './checks';

/** Every command of a game and its fields. */
export type CommandTable = Record<string, Fields>;

/** One command, read off the table. */
export type CommandIn<Table extends CommandTable, Type extends keyof Table> = { type: Type } & Shaped<
  Table[Type]
>;

export const typesIn = <Table extends CommandTable>(table: Table): (keyof Table & string)[] =>
  Object.keys(table);

/**
 * Whether a value from outside is a command at all; what the rules say of it comes after. Any command may say or leave out
 * what `besides` names.
 */
export const commandCheck = <Command>(table: CommandTable, besides: Fields = {}): Check<Command> => {
  const shapes = new Map(
    Object.entries(table).map(([type, fields]) => [type, shape({ type: oneOf(type), ...fields })]),
  );
  return (value): value is Command => {
    if (typeof value !== 'object' || value === null || !('type' in value)) return false;
    const entries = Object.entries(value);
    const own = Object.fromEntries(entries.filter(([name]) => !Object.hasOwn(besides, name)));
    return (
      typeof value.type === 'string' &&
      shapes.get(value.type)?.(own) === true &&
      entries.every(([name, field]) => !Object.hasOwn(besides, name) || besides[name]?.(field) === true)
    );
  };
};
