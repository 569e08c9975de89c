import type { Happening } from './schema/adventure';
import type { Condition } from './schema/conditions';
import type { Effect } from './schema/effects';
import { LANDS } from './schema/mapPlan';

/** What each word of the story language says, in one line: for editors and for campaigns/LANGUAGE.md. */

export const EFFECT_GISTS: Record<Effect['do'], string> = {
  message:
    'Pages to read aloud, a page with `when` only if it holds; gains that follow stand at the foot of the last.',
  choice: 'One of several ways on; `when` hides an option, `irreversible` shows the interaction icon.',
  dialogue:
    'A conversation by topics, each asked once or `again`, until the company leaves or a topic ends it.',
  test: 'A test by the acting hero or any hero: needed (pass or fail), counted (lines), or cumulative under a name.',
  if: 'Asks a condition now, and plays `then` or `else`.',
  random: 'Plays one of several lists, drawn by weight.',
  reveal: 'Lays a block of the plan, or single tiles of it.',
  placeHeroes: 'Puts the heroes on a space.',
  placeTokens: 'Puts tokens on their spaces.',
  draw: 'Puts down some tokens of a draw, other ones each time.',
  replaceToken: 'Another token takes the place of one; without `token`, of the one being used.',
  removeToken: 'Takes a token away; without `token`, the one being used.',
  placeTerrain: 'Lays terrain of the adventure.',
  removeTerrain: 'Takes terrain away.',
  spawn: 'A group of enemies comes onto the map.',
  encounter: 'Enemies worth a budget, drawn from those named while the box has figures.',
  removeGroup: 'A group leaves the map.',
  bonus: 'A group on the map gains a bonus and becomes elite.',
  exhaust: 'A group is exhausted.',
  attack: 'A group strikes out of turn, if it is on the map; `inRange`: only from where it reaches.',
  applyHits: 'Hits on a group outside an attack.',
  threat: 'Threat rises, or falls with a negative number.',
  suffer: 'Damage and fear, negated by a stat if one is named.',
  recover: 'Heroes discard damage and fear.',
  inspiration: 'Heroes gain inspiration.',
  boon: 'Heroes gain a boon.',
  weakness: 'Weakness cards are shuffled into decks.',
  scout: 'Heroes scout.',
  darkness: 'The whole map falls dark, or is light again.',
  lore: 'The company gains lore.',
  xp: 'Every hero gains experience.',
  title: 'A hero earns a title.',
  trinket: 'A hero finds a trinket.',
  objective: 'Sets the objective shown, or marks one done or failed. All done: the adventure is won.',
  flag: 'Sets a flag (1) or clears it (0); `scope` campaign carries it on.',
  count: 'Adds to a flag.',
  remember: 'The hero who acts is remembered under a name; texts say it in braces, {tied}.',
  carry: 'The company takes up a thing of the story, or lays some down.',
  countdown: 'Something comes in so many rounds: the table sees it, a trigger waits for it.',
  stopCountdown: 'It will not come after all.',
  join: 'A companion on the map goes along with a hero from here on.',
  send: 'A companion goes to a space: at once, or with `moves` so far by itself, unless with a hero or caught.',
  seize: 'A companion is caught: it goes with nobody and nowhere until it is freed.',
  free: 'A companion is caught no longer.',
  harm: 'A companion is hurt, or mended with a negative number; at its `health` it is lost.',
  headcount:
    'How many heroes or groups stand there, or if one or a companion does: the mirror knows, or the table counts.',
  next: 'The adventure that will follow; null ends the campaign.',
  end: 'The adventure ends with a resolution.',
};

export const CONDITION_GISTS: Record<Condition['is'], string> = {
  flag: 'The flag is set, or has counted so far.',
  not: 'The condition does not hold.',
  all: 'Every one of these holds.',
  any: 'One of these holds.',
  some: 'At least so many of these hold.',
  round: 'It is this round or later.',
  phase: 'It is this phase.',
  threat: 'Threat is at least so high.',
  lore: 'The company has so much lore.',
  heroes: 'The company has so many heroes, fallen ones counted.',
  difficulty: 'The campaign is played on this difficulty.',
  inCompany: 'This hero is one of the company.',
  acting: 'Who acts is this hero, of this race, in this role, has this item or title, is remembered so.',
  remembered: 'A hero is remembered under this name.',
  raceInCompany: 'Someone is of this race.',
  carries: 'The company carries the thing, or so many of it.',
  companion:
    'The companion is on the map: goes with who acts or anyone, is caught, hurt so far, is at a space.',
  roleInCompany: 'Someone is in this role.',
  stat: 'The printed stat of who acts, or of anyone, is so high.',
  hasItem: 'Someone carries the item, or one made from it.',
  hasBoon: 'Who acts has the boon: only in the `when` of something offered.',
  chance: 'So many times in a hundred: never in the `when` of something offered.',
  triggered: 'The trigger has fired in this adventure.',
  explored: 'The tile lies explored on the map.',
  tilesExplored: 'So many tiles have been explored.',
  tokenPlaced: 'The token lies on the map.',
  groupDefeated: 'The group was on the map and is gone.',
  groupsDefeated: 'So many groups are gone.',
  groupPlaced: 'The group is on the map.',
  figures: 'So many figures of the group are on the map, or will be when it comes.',
  noEnemies: 'No enemy is on the map.',
  objectiveDone: 'The objective has been done.',
  objective: 'This objective is the one shown.',
  heroDefeated: 'A hero has fallen.',
  hasTitle: 'Someone has the title.',
  hasTrinket: 'The company has the trinket.',
  ended: 'An earlier adventure of the campaign ended so.',
};

export const MOMENT_GISTS: Record<Happening['moment'] | 'several', string> = {
  round: 'A round begins: any, or this one.',
  shadow: 'The shadow phase begins.',
  rally: 'The rally phase ends.',
  explored: 'A tile is explored: any, or this one.',
  interacted: 'A token is used: any, or this one.',
  groupDefeated: 'The last group of a name has left the map.',
  groupHealth: 'The health of a group that still stands has come down so far.',
  countdown: 'The rounds of a countdown have passed.',
  companionLost: 'A companion has been hurt more than it can bear.',
  lastStand: 'A hero makes a last stand.',
  heroDefeated: 'A hero falls.',
  objectiveDone: 'An objective is done, and it was not the last.',
  flag: 'A flag is set, or counts up.',
  several: 'All of these have happened, or so many of them.',
};

/** How words go together, for what a word alone does not say. */
const PATTERNS = `## A companion

A person token with a \`name\` and \`"companion": { "health": [2, 2, 3, 3] }\` (without \`health\` nothing can befall them). Place the token
first (\`placeTokens\`), then \`join\` it to a hero: with the mirror on it follows; with it off the table moves it along, and is asked where it is. The objective
line shows who goes with whom, who is caught, and what health is left.

- Let them walk by a rule of their own: a trigger \`{ "on": { "moment": "rally" }, "again": true }\` with
  \`{ "do": "send", "companion": "nell", "to": "bridge/far", "moves": 1 }\`. They stay while a hero leads them or an enemy holds them.
- Let enemies catch or hurt them: in the same trigger \`headcount\` of \`groups\`, or of \`{ "group": "men" }\` where the
  page says who it is, at \`{ "token": "nell" }\`, and \`seize\` or \`harm\` from 1 on.
- Whether they have arrived: an interaction at the place with \`{ "is": "companion", "companion": "nell", "goesWith": "acting" }\`, which holds
  with and without the mirror; after a \`send\`, \`"at": ["bridge/far"]\`.
- \`send\` without \`moves\` sends them ahead, or lets captors drag them off. \`{ "near": "acting", "within": 0, "otherwise": … }\`: they stay here.

## A divided company

\`headcount\` of \`heroes\` at \`spaces\`, a \`tile\` or a \`token\`. The mirror knows; without it the table reads \`text\`, a plain question, and
touches a number. Its first line is for 0, and lines climb. Two lamps in one round: a headcount inside a line of the other.

## A boss in phases

The trigger on \`groupHealth\` (at a mark) or \`groupDefeated\` (at its fall) plays \`removeGroup\` if it still stands, then \`spawn\` of another
group with \`"space": { "near": { "group": "reeve" }, "within": 0, "otherwise": "hall/hearth" }\`: where it stood or fell. Tell of it beforehand.

## One or several

\`{wolves:a wolf rises|wolves rise}\` in a text says the first of a group that comes as one figure, the second of several; in both
languages. A whole page: \`{ "page": …, "when": { "is": "figures", "group": "wolves", "atLeast": 2 } }\`. A text that fits one alone, or
several alone, is kept honest by \`"told": "one"\` or \`"told": "several"\` on the group: the checker proves it for every company.

## Terrain on a journey

Terrain of the adventure with \`"tile": "reeds"\` lies in a space or on a border of that tile, wherever it is drawn. It comes with
\`placeTerrain\`, or with the tile itself when the tile of the plan lists it: \`"terrain": ["brook", "bushes"]\`.

## What the land is

A tile of the plan says what its texts need: \`"needs": ["wood", "water"]\`. The checker holds it against every side that may be drawn. The
words: LANDS.

## To begin later

A campaign may let companies begin with a later adventure: \`starts\` in \`campaign.json\`. \`at\` is the adventure, \`pages\` the story so far,
\`lore\` (one number, or one for each company size) and \`xp\` what an average company has by then; \`npm run simulate\` knows. \`questions\` ask what the
company did: each answer is a sentence that is read after the first page, and gives flags, trinkets, and how earlier adventures \`ended\`.
\`pasts\` are sets of answers told in a line each, for those who do not wish to be asked.

- Nobody is remembered from adventures that were not played: a text may say {tied} only where \`remembered\` has been asked, or in the adventure
  that remembers. The check holds every text to it.
- Items and skills are bought by a fire before the adventure. \`npm run simulate -- --campaign my-campaign --start hearths\` plays from there.
`;

const table = (title: string, word: string, gists: Record<string, string>): string[] => [
  `## ${title}`,
  '',
  `| \`${word}\` | |`,
  '|---|---|',
  ...Object.entries(gists).map(([name, gist]) => `| \`${name}\` | ${gist} |`),
  '',
];

/** The whole language on one page. */
export const languagePage = (): string =>
  [
    '# The story language',
    '',
    'Every word an adventure may use. Written by `npm run schema`: change `src/games/jime/content/storyLanguage.ts`, not this page.',
    'The fields of each are in `adventure.schema.json`; an editor completes them as you type.',
    '',
    ...table('Effects', 'do', EFFECT_GISTS),
    ...table('Conditions', 'is', CONDITION_GISTS),
    ...table('Moments a trigger waits for', 'moment', MOMENT_GISTS),
    PATTERNS.replace('LANDS', Object.keys(LANDS).join(', ')),
  ].join('\n');
