import type { Language } from '../../src/i18n/languages';
import { columns } from '../simulate/table';
import type { Reading, Share } from './report';

const percent = ({ of, keys }: Share): string =>
  of === 0 ? '–' : `${Math.round((100 * keys.length) / of)}%`;

const joined = (shares: readonly Share[]): Share => ({
  of: shares.reduce((sum, { of }) => sum + of, 0),
  keys: shares.flatMap(({ keys }) => keys),
});

const total = (readings: readonly Reading[], of: (reading: Reading) => number): number =>
  readings.reduce((sum, reading) => sum + of(reading), 0);

const rowOf = (reading: Reading): string[] => [
  reading.adventure,
  `${reading.pages}`,
  `${reading.words}`,
  reading.minutes.toFixed(0),
  reading.heard ? reading.heard.minutes.toFixed(1) : '–',
  reading.heard ? `${reading.heard.never.length}` : '–',
  `${reading.long.length}`,
  percent(reading.pronouns),
  percent(reading.similes),
  percent(reading.stings),
  `${reading.heroes}`,
];

const sumRow = (readings: readonly Reading[]): string[] => [
  'all',
  `${total(readings, ({ pages }) => pages)}`,
  `${total(readings, ({ words }) => words)}`,
  total(readings, ({ minutes }) => minutes).toFixed(0),
  '–',
  readings.some(({ heard }) => heard) ? `${total(readings, ({ heard }) => heard?.never.length ?? 0)}` : '–',
  `${total(readings, ({ long }) => long.length)}`,
  percent(joined(readings.map(({ pronouns }) => pronouns))),
  percent(joined(readings.map(({ similes }) => similes))),
  percent(joined(readings.map(({ stings }) => stings))),
  `${total(readings, ({ heroes }) => heroes)}`,
];

const HEAD = [
  'adventure',
  'pages',
  'words',
  'minutes',
  'heard',
  'unheard',
  'long',
  'pronoun',
  'simile',
  'sting',
  'heroes',
];

const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || 'none';

const groupsTold = (numbers: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(numbers)
    .map(([group, keys]) => `${group} (${keys.join(' ')})`)
    .join(', ') || 'none';

/** One row for each adventure, then what its failures do, which openings come back, and what is told of numbers and land. */
export const readingTable = (readings: readonly Reading[], language: Language): string =>
  [
    `\nREADING (${language})`,
    columns(HEAD, [...readings.map(rowOf), sumRow(readings)]),
    '\nfailures',
    ...readings.map(({ adventure, failures }) => `  ${adventure}: ${listed(failures)}`),
    '\nrepeated openings',
    ...readings.map(({ adventure, openings }) => `  ${adventure}: ${listed(openings)}`),
    '\none or several, told the same',
    ...readings.map(({ adventure, numbers }) => `  ${adventure}: ${groupsTold(numbers)}`),
    '\ntiles drawn from many, that do not say what land their texts need',
    ...readings.map(({ adventure, land }) => `  ${adventure}: ${land.join(', ') || 'none'}`),
  ].join('\n');

/** The pages behind the figures, for whoever mends them. */
export const pageLists = (readings: readonly Reading[]): string =>
  readings
    .flatMap(({ adventure, long, pronouns, similes, stings, heard }) =>
      Object.entries({
        long,
        pronoun: pronouns.keys,
        simile: similes.keys,
        sting: stings.keys,
        unheard: heard?.never ?? [],
      }).map(([name, keys]) => `\n${adventure}, ${name}: ${keys.join(' ') || 'none'}`),
    )
    .join('\n');
