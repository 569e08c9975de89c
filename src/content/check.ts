import { battleTiles } from './check/battle-tiles';
import { counts } from './check/counts';
import { enemies } from './check/enemies';
import { items } from './check/items';
import { references } from './check/references';
import type { Report, Rule } from './check/rule';
import { skills } from './check/skills';
import { terrain } from './check/terrain';
import { checkText } from './check/text';
import { tiles } from './check/tiles';
import type { DataFiles, Fault, TextFiles } from './files';
import { fileOf } from './files';
import { readBox } from './load';
import { textOfBox } from './names';

/** What must hold of the whole box. A new rule is one file and one name here. */
const RULES: readonly Rule[] = [references, skills, items, enemies, tiles, battleTiles, terrain, counts];

/** Every fault of the box: its shape, what its records say of each other, its words in both languages. */
export const checkBox = (data: DataFiles, text: TextFiles, folder = 'campaigns/core'): Fault[] => {
  const { box, faults } = readBox(data, folder);
  const report: Report = (kind, id, path, message) =>
    faults.push({ file: `${folder}/${fileOf(kind)}`, path: path === '' ? id : `${id}.${path}`, message });
  for (const rule of RULES) rule(box, report);
  return [...faults, ...checkText(textOfBox(box), text, folder)];
};
