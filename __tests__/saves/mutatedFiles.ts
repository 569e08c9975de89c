import type { Generator } from '@/kernel/random';
import { int, pick } from '@/kernel/random';
import { exportChecksum } from '@/saves/export';
import { seal, unseal } from '@/saves/seal';

/** Files as malice or chance would make them, each from its seed alone. */

type Json = Record<string, unknown>;
type File = { version: number; appVersion: string; content: { slots: Json[]; imports: Json[] } };

const HOSTILE = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length'] as const;
const JUNK: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  1e300,
  2 ** 53,
  99,
  1_000_000,
  'x',
  '',
  [],
  {},
  true,
  ['x'],
];

const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** Every place inside a value: what holds it, and under which key. */
const placesIn = (value: unknown): { holder: Json; key: string }[] => {
  const places: { holder: Json; key: string }[] = [];
  const visit = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    for (const key of Object.keys(one)) {
      places.push({ holder: one as Json, key });
      visit((one as Json)[key]);
    }
  };
  visit(value);
  return places;
};

const deep = (dice: Generator): string => {
  const depth = pick(dice, [1_000, 20_000, 200_000]);
  return pick(dice, ['['.repeat(depth) + ']'.repeat(depth), '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)]);
};

const huge = (dice: Generator): unknown =>
  pick(dice, [
    () => 'x'.repeat(3_000_000),
    () => '\u0301'.repeat(1_000_000),
    () => ' '.repeat(3_000_000),
    () => Array.from({ length: 200_000 }, (_, at) => at),
    () => Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, at])),
    () => Array.from({ length: 20_000 }, () => ({ id: 'x', at: 1 })),
  ])();

/** Of the same kind as what stood there, so that it may well pass the schema: an absurd state. */
const absurd = (
  dice: Generator,
  here: unknown,
  places: readonly { holder: Json; key: string }[],
): unknown => {
  if (typeof here === 'number') return pick(dice, [0, 1, 2, 3, 7, 50, 9999, -1, here + 1, here - 1]);
  if (typeof here === 'boolean') return !here;
  if (Array.isArray(here))
    return pick(dice, [
      [],
      [...(here as unknown[]), ...(here as unknown[])],
      [...(here as unknown[])].reverse(),
      (here as unknown[]).slice(1),
    ]);
  const alike = places.filter(({ holder, key }) => typeof holder[key] === typeof here);
  const other = alike.length > 0 ? pick(dice, alike) : null;
  return other ? copyOf(other.holder[other.key]) : null;
};

const HARMS = ['bend', 'absurd', 'absurd', 'huge', 'hostile', 'drop'] as const;

/** A value changed somewhere inside; more than once where it is to be absurd and still pass. */
const harmed = (dice: Generator, value: unknown): { value: unknown; harm: string } => {
  const bent = { root: copyOf(value) } as Json;
  const harm = pick(dice, HARMS);
  for (let times = harm === 'absurd' ? int(dice, 1, 4) : 1; times > 0; times -= 1) {
    const places = placesIn(bent);
    const { holder, key } = pick(dice, places);
    if (harm === 'absurd') holder[key] = absurd(dice, holder[key], places);
    else if (harm === 'huge') holder[key] = huge(dice);
    else if (harm === 'drop') delete holder[key];
    else if (harm === 'bend') holder[key] = pick(dice, JUNK);
    else {
      const name = pick(dice, HOSTILE);
      if (typeof holder[key] === 'string' || Array.isArray(holder)) holder[key] = name;
      else Object.defineProperty(holder, name, { value: holder[key], enumerable: true, configurable: true });
    }
  }
  return { value: bent['root'] ?? null, harm };
};

const reseal = ({ version, appVersion, content }: File): string => {
  const sealed = { version, appVersion, content };
  const checksum = exportChecksum(sealed);
  return JSON.stringify({ format: 'red-book', checksum, ...sealed });
};

/** One change to the letters themselves. */
const scratched = (dice: Generator, text: string): string => {
  const at = int(dice, 0, text.length - 1);
  const letter = String.fromCharCode(text.charCodeAt(at) ^ (1 << int(dice, 0, 7)));
  return pick(dice, [
    text.slice(0, at) + letter + text.slice(at + 1),
    text.slice(0, at),
    text.slice(0, at) + text.slice(at + int(dice, 1, 40)),
    text.slice(0, at) + text.slice(Math.max(0, at - int(dice, 1, 40))),
  ]);
};

type Mutated = { text: string; kind: string };

/** Inside one text of a slot that is JSON of its own: its document, its cover, a row, a snapshot. */
const forgedInside = (dice: Generator, slot: Json): string => {
  const journal = slot['journal'] as Json[];
  const snapshots = slot['snapshots'] as Json[];
  const row = journal.length > 0 ? pick(dice, journal) : slot;
  const point = snapshots.length > 0 ? pick(dice, snapshots) : slot;
  const texts: [Json, string][] = [
    [slot, 'document'],
    [slot, 'document'],
    [slot, 'cover'],
    ...(row === slot
      ? []
      : (['patches', 'inverse', 'command'] as const).map((key): [Json, string] => [row, key])),
    [point, 'document'],
  ];
  const [holder, key] = pick(dice, texts);
  if (int(dice, 1, 25) === 1) {
    holder[key] = deep(dice);
    return 'deep inside';
  }
  const { value, harm } = harmed(dice, JSON.parse(String(holder[key])));
  holder[key] = JSON.stringify(value);
  return `${harm} inside`;
};

/** What is sealed is opened, changed and sealed again: the seal keeps nothing from who has the app. */
const opened = (slot: Json): Json =>
  'sealed' in slot ? (unseal(slot as { sealed: string; seed: number }) as Json) : slot;

const forgedSaves = (dice: Generator, file: File, others: readonly File[]): Mutated => {
  const bent = copyOf(file);
  const at = int(dice, 0, bent.content.slots.length - 1);
  const written = bent.content.slots[at] ?? {};
  const slot = opened(written);
  let kind: string;
  if (int(dice, 1, 10) === 1) {
    const other = opened(pick(dice, pick(dice, others).content.slots));
    Object.assign(slot, pick(dice, [{ document: other['document'] }, { game: other['game'] }, other]));
    kind = 'another game';
  } else if (int(dice, 1, 8) === 1) {
    const { value, harm } = harmed(dice, bent.content);
    Object.assign(bent, { content: value });
    return { text: reseal(bent), kind: `${harm} around` };
  } else kind = forgedInside(dice, slot);
  const { game, name } = written as { game: string; name: string };
  bent.content.slots[at] = 'sealed' in written ? { game, name, ...seal(slot) } : slot;
  return { text: reseal(bent), kind };
};

/** A file of saves, changed. */
export const mutatedSaves = (dice: Generator, texts: readonly string[]): Mutated => {
  const text = pick(dice, texts);
  if (int(dice, 1, 4) === 1) return { text: scratched(dice, text), kind: 'scratched' };
  if (int(dice, 1, 60) === 1) {
    const bare = text.slice(0, text.indexOf('"slots"'));
    return { text: `${bare}"slots":${deep(dice)},"imports":[]}}`, kind: 'deep' };
  }
  const files = texts.map((one) => JSON.parse(one) as File);
  return forgedSaves(dice, JSON.parse(text) as File, files);
};

/** A campaign, a catalogue or a checklist, changed. */
export const mutatedContent = (dice: Generator, text: string): Mutated => {
  if (int(dice, 1, 4) === 1) return { text: scratched(dice, text), kind: 'scratched' };
  if (int(dice, 1, 60) === 1)
    return { text: text.replace(/:(\d+|"[^"]*"),/, () => `:${deep(dice)},`), kind: 'deep' };
  const { value, harm } = harmed(dice, JSON.parse(text));
  return { text: JSON.stringify(value), kind: harm };
};
