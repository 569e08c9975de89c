/**
 * `npm run compare:facts -- <folder>`: lays our data beside the tables of facts it was written from and reports every
 * difference. Differences we want are listed here with the reason; one that no longer occurs is reported too.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openData, openText } from '../campaigns/index';
import { loadBox, loadText } from '../src/games/jime/content/load';
import type { Json } from './facts/rebuild';
import { rebuild } from './facts/rebuild';

/** Fields of the facts that are prose about the tables. */
const PROSE = new Set([
  '_about',
  'conventions',
  'rules',
  'note',
  'pairsNote',
  'perHero',
  'slots',
  'heroHandLimits',
  'statOrderOnCard',
  'source',
  'use',
  'cellsAre',
  'shape',
]);

/** Fields that only some tables of ours have: ids are our own, and most gists are text, in our own words. */
const OPTIONAL = new Set(['id', 'gist']);

const DELIBERATE: Record<string, string> = {
  'roles-and-skills.json roles[Lorekeeper].cards[3].name': 'a slip of the pen in the facts',
  'heroes.json heroes[The Great Bear].suggestedItems': 'its note names the two items of that form',
  'enemies.json enemies[Orc Marauder].figuresInBox': 'the core box holds three, 25 enemy figures in all',
  'tiles.json tiles[320B].spaces[0].printedIcons[0].icon': 'as printed',
  'tiles.json tiles[403B].spaces[1].printedIcons': 'as printed',
  'heroes.json heroes[Balin].skillCards[4].name': 'as printed',
  'heroes.json heroes[Dwalin].skillCards[3].name': 'as printed',
  'heroes.json heroes[Boromir].skillCards[0].keywords': 'as printed',
  'heroes.json heroes[Calaminth Took].skillCards[3].keywords[0]': 'as printed',
  'roles-and-skills.json roles[Smith].cards[10].name': 'as printed',
  'items.json series[Horn].cards[Thunderclap].attackTable': 'a second line is printed',
  'items.json series[Walking Stick].cards[Quick-Nick].attackTable': 'a third line is printed',
  'items.json series[Great Bow].cards[Great Hunting Bow].name': 'as printed',
  'items.json series[Meadow Hart].series': 'as printed',
  'items.json series[Meadow Hart].cards[Meadow Hart].name': 'as printed',
  'items.json series[Sling].cards[Shooting Star].ranged': 'the ranged symbol is printed',
};

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** How a record in a list is called in a path: by a name that no other can have, else by its place. */
const label = (item: Json, index: number): string => {
  if (!isObject(item)) return String(index);
  const { role, series, side, id, number, name } = item;
  const called =
    role ?? series ?? (side === undefined ? undefined : id) ?? (number === undefined ? name : undefined);
  return typeof called === 'string' ? called : String(index);
};

/** Strings differ only in what matters: not in capitals, quotes, or “2 hit”. */
const plain = (text: string): string =>
  text
    .replace(/’/g, "'")
    .replace(/\bhit\b/g, 'hits')
    .toLowerCase();

const numbersOf = (text: string): string => (text.match(/\d+/g) ?? []).map(Number).sort().join(' ');

const sameLeaf = (path: string, facts: Json | undefined, ours: Json | undefined): boolean => {
  if (typeof facts !== 'string' || typeof ours !== 'string') return facts === ours;
  if (/terrain\[[^\]]*\]\.gist$/.test(path)) return numbersOf(facts) === ours;
  if (path.endsWith('.spaceConfidence')) return facts.startsWith(ours);
  return plain(facts) === plain(ours);
};

type Difference = { path: string; facts: Json | undefined; ours: Json | undefined };

let compared = 0;

const differences = (path: string, facts: Json | undefined, ours: Json | undefined): Difference[] => {
  if (isList(facts) && isList(ours) && facts.length === ours.length)
    return facts.flatMap((item, index) => differences(`${path}[${label(item, index)}]`, item, ours[index]));
  if (isObject(facts) && isObject(ours)) {
    const keys = [...new Set([...Object.keys(facts), ...Object.keys(ours)])];
    return keys
      .filter((key) => !PROSE.has(key) && !(OPTIONAL.has(key) && !(key in ours)))
      .flatMap((key) => differences(`${path}${path.endsWith(' ') ? '' : '.'}${key}`, facts[key], ours[key]));
  }
  compared += 1;
  return sameLeaf(path, facts, ours) ? [] : [{ path, facts, ours }];
};

const compare = (folder: string, rebuilt: Record<string, Json>): Difference[] =>
  Object.entries(rebuilt).flatMap(([file, ours]) => {
    const facts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Json;
    return differences(`${file} `, facts, ours);
  });

const main = async (): Promise<void> => {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('say where the facts are: npm run compare:facts -- <folder>');
  const box = loadBox(await openData('core'));
  const en = loadText(await openText('core', 'en'), 'campaigns/core/text/en.json');
  const found = compare(folder, rebuild(box, en));
  const wanted = found.filter(({ path }) => path in DELIBERATE);
  const unwanted = found.filter(({ path }) => !(path in DELIBERATE));
  const stale = Object.keys(DELIBERATE).filter(
    (path) => !found.some((difference) => difference.path === path),
  );
  for (const { path } of wanted) console.log(`wanted: ${path}: ${DELIBERATE[path]}`);
  for (const { path, facts, ours } of unwanted)
    console.error(`${path}: facts ${JSON.stringify(facts)}, ours ${JSON.stringify(ours)}`);
  for (const path of stale) console.error(`${path}: listed as a wanted difference, but there is none`);
  console.log(`${compared} values compared: ${unwanted.length} differ, ${wanted.length} differ on purpose`);
  process.exitCode = unwanted.length + stale.length === 0 ? 0 : 1;
};

void main();
