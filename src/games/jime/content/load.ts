import { z } from 'zod';
import type { DataFiles, Fault, Text } from './files';
import { describeFault, fileOf, joinPath } from './files';
import type { Box, Kind, RecordOf } from './schema/box';
import { KINDS } from './schema/box';
import type { SampleMap } from './schema/sampleMap';
import { sampleMapSchema } from './schema/sampleMap';

/** Validates any data against its schema; faults name the place by `at`, then the path inside. */
export const read = <T>(
  schema: z.ZodType<T>,
  data: unknown,
  file: string,
  at: readonly PropertyKey[] = [],
): { value: T | undefined; faults: Fault[] } => {
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, faults: [] };
  const faults = result.error.issues.map((issue) => ({
    file,
    path: joinPath([...at, ...issue.path]),
    message: issue.message,
  }));
  return { value: undefined, faults };
};

const namedSchema = z.looseObject({ id: z.string() });

/** Where a record is, as people look for it: by its id if it has one, else by its place in the list. */
const placeOf = (record: unknown, index: number): PropertyKey => {
  const named = namedSchema.safeParse(record);
  return named.success ? named.data.id : index;
};

const readKind = <K extends Kind>(
  kind: K,
  data: unknown,
  file: string,
): { records: Record<string, RecordOf<K>>; faults: Fault[] } => {
  const records: Record<string, RecordOf<K>> = {};
  const list = read(z.array(z.unknown()), data, file);
  const faults = [...list.faults];
  // The schemas are a union to the compiler; only the key says which one this is.
  const schema = KINDS[kind] as unknown as z.ZodType<RecordOf<K>>;
  list.value?.forEach((item, index) => {
    const { value, faults: found } = read(schema, item, file, [placeOf(item, index)]);
    faults.push(...found);
    if (!value) return;
    if (value.id in records)
      faults.push({ file, path: `[${index}].id`, message: `“${value.id}” is there twice` });
    else records[value.id] = value;
  });
  return { records, faults };
};

/** Reads the whole box, with every fault of shape; records that do not fit their schema are left out. */
export const readBox = (files: DataFiles, folder: string): { box: Box; faults: Fault[] } => {
  const faults: Fault[] = [];
  const entry = (kind: Kind): [Kind, unknown] => {
    const { records, faults: found } = readKind(kind, files[fileOf(kind)], `${folder}/${fileOf(kind)}`);
    faults.push(...found);
    return [kind, records];
  };
  const kinds = Object.keys(KINDS) as Kind[];
  // Each kind is read with its own schema, which the type of a list of entries cannot say.
  const box = Object.fromEntries(kinds.map(entry)) as Box;
  return { box, faults };
};

const refuse = (faults: readonly Fault[]): void => {
  if (faults.length > 0) throw new Error(faults.map(describeFault).join('\n'));
};

/** The box, or an error that names every file and path that is wrong. */
export const loadBox = (files: DataFiles, folder = 'campaigns/core'): Box => {
  const { box, faults } = readBox(files, folder);
  refuse(faults);
  return box;
};

const textSchema = z.record(z.string(), z.string().min(1, 'is empty'));
const verifiedSchema = z.array(z.string());

export const readText = (data: unknown, file: string) => read<Text>(textSchema, data, file);
export const readVerified = (data: unknown, file: string) => read<string[]>(verifiedSchema, data, file);

export const loadText = (data: unknown, file: string): Text => {
  const { value, faults } = readText(data, file);
  refuse(faults);
  return value ?? {};
};

/** The keys whose name in a language is known to be the printed one; every other name is our own translation. */
export const loadVerified = (data: unknown, file: string): Set<string> => {
  const { value, faults } = readVerified(data, file);
  refuse(faults);
  return new Set(value);
};

/** The maps to lay for their own sake, or an error that names every file and path that is wrong. */
export const loadSampleMaps = (files: DataFiles, folder = 'campaigns/sample-maps'): SampleMap[] => {
  const maps = Object.entries(files).map(([file, data]) => read(sampleMapSchema, data, `${folder}/${file}`));
  refuse(maps.flatMap(({ faults }) => faults));
  return maps.flatMap(({ value }) => value ?? []);
};
