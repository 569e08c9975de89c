import type { EncounterCard, EncounterType } from '@/games/lcg/state';
import type { EncounterFields } from '@/games/lcg/state/commands';
import type { RefusalCode } from '@/games/lcg/state/refusals';
import { refuse } from '@/games/lcg/state/refusals';
import { removeEncounter } from './elimination';
import { engageWith } from './engagedEnemies';
import { encounterBy, findEncounter, newId, survivorAt } from './lookup';
import { tell } from './log';
import { notOver } from './moments';
import type { Game, Rule } from './rule';
import { takeVictory } from './victory';

/** An enemy nobody has typed anything of yet. */
export const BLANK_ENEMY: EncounterFields = {
  type: 'enemy',
  name: '',
  unique: false,
  threat: null,
  engagement: null,
  attack: null,
  defence: null,
  hitPoints: null,
  questPoints: null,
  victory: null,
  cannotLeaveStaging: false,
  immune: false,
  faceDown: false,
};
export const BLANK_LOCATION: EncounterFields = { ...BLANK_ENEMY, type: 'location' };
export const BLANK_OBJECTIVE: EncounterFields = { ...BLANK_ENEMY, type: 'objective' };

/** A card comes into the staging area. */
export const enterStaging = (game: Game, fields: EncounterFields): EncounterCard => {
  const card: EncounterCard = {
    ...fields,
    id: newId(game, fields.type),
    zone: 'staging',
    engagedWith: null,
    consideredEngaged: [],
    damage: 0,
    progress: 0,
    shadowCards: 0,
    guards: null,
    claimedBy: null,
    attacked: [],
    keptFrom: [],
    attackedBy: [],
    attachments: [],
    modifiers: [],
  };
  game.state.encounter.push(card);
  return findEncounter(game.state, card.id) ?? card;
};

export const addEncounter: Rule<'addEncounter'> = {
  check: (game, { card, engagedWith }) => {
    notOver(game);
    if (engagedWith !== null) survivorAt(game, engagedWith);
    if (engagedWith !== null && card.type !== 'enemy') refuse('card/not-an-enemy');
  },
  play: (game, { card: fields, engagedWith }) => {
    const card = enterStaging(game, fields);
    if (engagedWith !== null) engageWith(game, card, engagedWith, 'effect');
  },
  offers: () => [{ card: BLANK_ENEMY, engagedWith: null }],
};

const NOT_A = {
  enemy: 'card/not-an-enemy',
  location: 'card/not-a-location',
  objective: 'card/not-an-objective',
} as const satisfies Record<EncounterType, RefusalCode>;

export const describeEncounter: Rule<'describeEncounter'> = {
  check: (game, { card, as }) => {
    notOver(game);
    if (encounterBy(game, card).type !== as.type) refuse(NOT_A[as.type]);
  },
  play: (game, { card, as }) => {
    Object.assign(encounterBy(game, card), as);
  },
  offers: ({ state }) =>
    state.encounter.map(({ id, type, name }) => ({ card: id, as: { ...BLANK_ENEMY, type, name } })),
};

/** F 1.48 Discarded is not destroyed: nothing goes to the victory pile. */
export const discardEncounter: Rule<'discardEncounter'> = {
  check: (game, { card }) => {
    notOver(game);
    encounterBy(game, card);
  },
  play: (game, { card }) => {
    tell(game, { line: 'left', card: encounterBy(game, card).name });
    removeEncounter(game, card);
  },
  offers: ({ state }) => state.encounter.map(({ id }) => ({ card: id })),
};

/** R p.20 Destroyed: its victory points count, its shadow cards go with it. */
export const destroyEnemy = (game: Game, enemy: EncounterCard): void => {
  tell(game, { line: 'destroyed', card: enemy.name });
  takeVictory(game, enemy);
  removeEncounter(game, enemy.id);
};
