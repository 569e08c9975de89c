import { abilities } from './box/abilities';
import { battleTiles } from './box/battleTiles';
import { counts } from './box/counts';
import { enemies } from './box/enemies';
import { items } from './box/items';
import { purposes } from './box/purposes';
import { references } from './box/references';
import type { Report, Rule } from './box/rule';
import { skills } from './box/skills';
import { terrain } from './box/terrain';
import { checkText } from './box/text';
import { tiles } from './box/tiles';
import type { DataFiles, Fault, TextFiles } from '@/games/jime/content/files';
import { fileOf } from '@/games/jime/content/files';
import { readBox } from '@/games/jime/content/load';
import { textOfBox } from '@/games/jime/content/textKeys';

/** What must hold of the whole box. A new rule is one file and one name here. */
const RULES: readonly Rule[] = [
  references,
  skills,
  items,
  abilities,
  purposes,
  enemies,
  tiles,
  battleTiles,
  terrain,
  counts,
];

/** Every fault of the box: its shape, what its records say of each other, its words in every language. */
export const checkBox = (data: DataFiles, text: TextFiles, folder = 'campaigns/core'): Fault[] => {
  const { box, faults } = readBox(data, folder);
  const report: Report = (kind, id, path, message) =>
    faults.push({ file: `${folder}/${fileOf(kind)}`, path: path === '' ? id : `${id}.${path}`, message });
  for (const rule of RULES) rule(box, report);
  return [...faults, ...checkText(textOfBox(box), text, folder)];
};
