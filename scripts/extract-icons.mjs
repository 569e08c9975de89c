/**
 * Extracts the icons the app uses from game-icons (CC BY 3.0) into src/ui/icons.json: our name → SVG path.
 * To add an icon: one line here, then `npm run icons`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const ICONS = {
  book: 'black-book',
  box: 'cardboard-box',
  collection: 'bookshelf',
  credits: 'scroll-quill',
  rules: 'rule-book',
  settings: 'cog',
  close: 'cross-mark',
  check: 'check-mark',
  info: 'info',
  warning: 'hazard-sign',
  search: 'magnifying-glass',
  save: 'save-arrow',
  retry: 'clockwise-rotation',
  interact: 'hand',
  listen: 'talk',
  leaf: 'oak-leaf',
  day: 'sun',
  night: 'moon',
  lore: 'open-book',
  hero: 'hood',
  enemy: 'goblin-head',
  tile: 'hexes',
  item: 'knapsack',
  skill: 'scroll-unfurled',
  terrain: 'mountains',
  title: 'medal',
  fate: 'three-leaves',
  success: 'oak-leaf',
  ranged: 'bow-arrow',
  damage: 'drop',
  fear: 'dread-skull',
  inspiration: 'candle-light',
  might: 'biceps',
  agility: 'sprint',
  wisdom: 'owl',
  spirit: 'beams-aura',
  wit: 'fox-head',
  armour: 'shield',
  hand: 'crossed-swords',
  mount: 'horse-head',
  trinket: 'gem-pendant',
};

/** Too plain to borrow. */
const OWN = { back: 'M318 56 118 256l200 200 56-56-144-144 144-144z' };

const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const { icons } = JSON.parse(readFileSync(source, 'utf8'));

const paths = { ...OWN };
for (const [name, original] of Object.entries(ICONS)) {
  const icon = icons[original];
  if (!icon) throw new Error(`game-icons has no icon called ${original} (for ${name})`);
  paths[name] = [...icon.body.matchAll(/\bd="([^"]+)"/g)].map((match) => match[1]).join(' ');
}
writeFileSync(new URL('../src/ui/icons.json', import.meta.url), `${JSON.stringify(paths, null, 1)}\n`);
console.log(`${Object.keys(paths).length} icons extracted`);
