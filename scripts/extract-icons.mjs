/**
 * Extracts the icons the app uses from game-icons (CC BY 3.0): our name → SVG path. Those of controls go to
 * src/ui/icons.json, which every screen carries; those of cards and numbers to src/ui/tableIcons.json, which comes with the
 * first game; those of tokens and terrain to src/games/jime/board/icons.json, which only maps do. To add an icon: one line here, then `npm run icons`. Heroes, enemies and persons have heads instead, drawn in
 * src/games/jime/heads.
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
  title: 'medal',
  map: 'treasure-map',
  flip: 'vertical-flip',
  company: 'hiking',
};

/** What stands for cards, tokens and numbers: no page before a game shows it. */
const TABLE_ICONS = {
  lore: 'open-book',
  enemy: 'goblin-head',
  tile: 'hexes',
  item: 'knapsack',
  skill: 'scroll-unfurled',
  terrain: 'mountains',
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
  fit: 'expand',
  hourglass: 'hourglass',
  provoke: 'shouting',
  objective: 'archery-target',
  threat: 'horned-skull',
};

/** What lies on a map: tokens by the words of the rules, then the looks of terrain. */
const BOARD_ICONS = {
  exploration: 'compass',
  search: 'magnifying-glass',
  threat: 'horned-skull',
  darkness: 'horned-helm',
  'difficult-ground': 'walking-boot',
  fortified: 'stone-tower',
  'start-marker': 'flying-flag',
  barrel: 'barrel',
  'stone-pile': 'stone-pile',
  'berry-bush': 'berry-bush',
  campfire: 'campfire',
  fog: 'fog',
  hole: 'hole',
  'stone-bust': 'stone-bust',
  table: 'table',
  hills: 'hills',
  log: 'log',
  'falling-rocks': 'falling-rocks',
  'spider-web': 'spider-web',
  barricade: 'barricade',
  'locked-chest': 'locked-chest',
  fountain: 'fountain',
  'lily-pads': 'lily-pads',
};

/** Too plain to borrow. */
const OWN = {
  back: 'M318 56 118 256l200 200 56-56-144-144 144-144z',
  larger: 'M222 96h68v126h126v68H290v126h-68V290H96v-68h126z',
  smaller: 'M96 222h320v68H96z',
  close: 'M121 76 256 211 391 76l45 45-135 135 135 135-45 45-135-135-135 135-45-45 135-135L76 121z',
  undo: 'M208 80v88h72c97 0 168 71 168 168v96h-64v-96c0-62-42-104-104-104h-72v88L56 200z',
  redo: 'M304 80v88h-72c-97 0-168 71-168 168v96h64v-96c0-62 42-104 104-104h72v88l152-120z',
};
const OWN_OF_TABLE = { crown: 'M80 464V408H432V464ZM72 376L40 136L164 232L256 72L348 232L472 136L440 376Z' };

const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const { icons } = JSON.parse(readFileSync(source, 'utf8'));

const extract = (names, file, own = {}) => {
  const paths = { ...own };
  for (const [name, original] of Object.entries(names)) {
    const icon = icons[original];
    if (!icon) throw new Error(`game-icons has no icon called ${original} (for ${name})`);
    paths[name] = [...icon.body.matchAll(/\bd="([^"]+)"/g)].map((match) => match[1]).join(' ');
  }
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(paths, null, 1)}\n`);
  console.log(`${Object.keys(paths).length} icons in ${file}`);
};

extract(ICONS, '../src/ui/icons.json', OWN);
extract(TABLE_ICONS, '../src/ui/tableIcons.json', OWN_OF_TABLE);
extract(BOARD_ICONS, '../src/games/jime/board/icons.json');
