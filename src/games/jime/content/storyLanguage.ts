import type { Happening } from './schema/adventure';
import type { Condition } from './schema/conditions';
import type { Effect } from './schema/effects';

/** What each word of the story language says, in one line: for editors and for campaigns/LANGUAGE.md. */

export const EFFECT_GISTS: Record<Effect['do'], string> = {
  message:
    'Pages to read aloud; gains that follow stand at the foot of the last. {hero} is the hero who acts, if any.',
  choice: 'One of several ways on; `when` hides an option, `irreversible` shows the interaction icon.',
  dialogue: 'A conversation by topics, each asked once, until the company leaves or a topic ends it.',
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
  attack: 'A group strikes out of turn, if it is on the map.',
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
  acting: 'Who acts is this hero, or in this role.',
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
  lastStand: 'A hero makes a last stand.',
  heroDefeated: 'A hero falls.',
  objectiveDone: 'An objective is done, and it was not the last.',
  flag: 'A flag is set, or counts up.',
  several: 'All of these have happened, or so many of them.',
};

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
  ].join('\n');
