import { z } from 'zod';
import type { Work } from '@/kernel/slices';
import { conclude } from '@/kernel/slices';
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

function* readingKind<K extends Kind>(
  kind: K,
  data: unknown,
  file: string,
): Work<{ records: Record<string, RecordOf<K>>; faults: Fault[] }> {
  const records: Record<string, RecordOf<K>> = {};
  const list = read(z.array(z.unknown()), data, file);
  const faults = [...list.faults];
  // The schemas are a union to the compiler; only the key says which one this is.
  const schema = KINDS[kind] as unknown as z.ZodType<RecordOf<K>>;
  for (const [index, item] of (list.value ?? []).entries()) {
    yield undefined;
    const { value, faults: found } = read(schema, item, file, [placeOf(item, index)]);
    faults.push(...found);
    if (!value) continue;
    if (value.id in records)
      faults.push({ file, path: `[${index}].id`, message: `“${value.id}” is there twice` });
    else records[value.id] = value;
  }
  return { records, faults };
}

type BoxRead = { box: Box; faults: Fault[] };

/** Reads the whole box, with every fault of shape; records that do not fit their schema are left out. */
export function* readingBox(files: DataFiles, folder: string): Work<BoxRead> {
  const faults: Fault[] = [];
  const entries: [Kind, unknown][] = [];
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const file = `${folder}/${fileOf(kind)}`;
    const { records, faults: found } = yield* readingKind(kind, files[fileOf(kind)], file);
    faults.push(...found);
    entries.push([kind, records]);
  }
  // Each kind is read with its own schema, which the type of a list of entries cannot say.
  return { box: Object.fromEntries(entries) as Box, faults };
}

export const readBox = (files: DataFiles, folder: string): BoxRead => conclude(readingBox(files, folder));

const refuse = (faults: readonly Fault[]): void => {
  if (faults.length > 0) throw new Error(faults.map(describeFault).join('\n'));
};

/** The box, or an error that names every file and path that is wrong. */
export function* loadingBox(files: DataFiles, folder = 'campaigns/core'): Work<Box> {
  const { box, faults } = yield* readingBox(files, folder);
  refuse(faults);
  return box;
}

export const loadBox = (files: DataFiles, folder?: string): Box => conclude(loadingBox(files, folder));

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
