import type { EncounterCard, PlayerSeat } from '@/games/lcg/state';
import type { EncounterFields } from '@/games/lcg/state/commands';
import { forbid, refuse } from '@/games/lcg/state/refusals';
import { sendToStaging } from './elimination';
import {
  characterBy,
  encounterBy,
  enemyBy,
  findEncounter,
  locationBy,
  newId,
  survivorAt,
  survivors,
} from './lookup';
import { tell } from './log';
import { notOver } from './moments';
import { exploreLocation, removeEncounter } from './progress';
import type { Game, Rule } from './rule';
import { refuseSecondUnique } from './uniqueness';
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
    attackedBy: [],
    modifiers: [],
  };
  game.state.encounter.push(card);
  return findEncounter(game.state, card.id) ?? card;
};

/** R p.16 However it comes about, enemy and player are then engaged with each other. */
export const engageWith = (
  game: Game,
  enemy: EncounterCard,
  player: PlayerSeat,
  how: 'optional' | 'check' | 'effect',
): void => {
  enemy.zone = 'engaged';
  enemy.engagedWith = player;
  tell(game, { line: 'engaged', player, card: enemy.name, how });
};

const idsOf = ({ state }: Game, type: EncounterCard['type']): string[] =>
  state.encounter.filter((card) => card.type === type).map(({ id }) => id);

export const addEncounter: Rule<'addEncounter'> = {
  check: (game, { card, engagedWith }) => {
    notOver(game);
    if (engagedWith !== null) survivorAt(game, engagedWith);
    if (engagedWith !== null && card.type !== 'enemy') refuse('card/not-an-enemy');
    refuseSecondUnique(game, card);
  },
  play: (game, { card: fields, engagedWith }) => {
    const card = enterStaging(game, fields);
    if (engagedWith !== null) engageWith(game, card, engagedWith, 'effect');
  },
  offers: () => [{ card: BLANK_ENEMY, engagedWith: null }],
};

export const describeEncounter: Rule<'describeEncounter'> = {
  check: (game, { card, as }) => {
    notOver(game);
    if (encounterBy(game, card).type !== as.type) refuse('card/not-in-play');
  },
  play: (game, { card, as }) => {
    Object.assign(encounterBy(game, card), as);
  },
  offers: ({ state }) =>
    state.encounter.map(({ id, type, name }) => ({ card: id, as: { ...BLANK_ENEMY, type, name } })),
};

export const engageByEffect: Rule<'engageByEffect'> = {
  check: (game, { player, enemy }) => {
    notOver(game);
    survivorAt(game, player);
    if (enemyBy(game, enemy).cannotLeaveStaging) forbid('engage/cannot-leave');
  },
  play: (game, { player, enemy }) => engageWith(game, enemyBy(game, enemy), player, 'effect'),
  offers: (game) =>
    survivors(game.state).flatMap((player) => idsOf(game, 'enemy').map((enemy) => ({ player, enemy }))),
};

/** F 1.50 It stays where it is, but attacks and can be attacked. */
export const considerEngaged: Rule<'considerEngaged'> = {
  check: (game, { player, enemy }) => {
    notOver(game);
    survivorAt(game, player);
    enemyBy(game, enemy);
  },
  play: (game, { player, enemy, engaged }) => {
    const card = enemyBy(game, enemy);
    const others = card.consideredEngaged.filter((seat) => seat !== player);
    card.consideredEngaged = engaged ? [...others, player] : others;
  },
  offers: (game) =>
    survivors(game.state).flatMap((player) =>
      idsOf(game, 'enemy').map((enemy) => ({ player, enemy, engaged: true })),
    ),
};

export const returnToStaging: Rule<'returnToStaging'> = {
  check: (game, { enemy }) => {
    notOver(game);
    enemyBy(game, enemy);
  },
  play: (game, { enemy }) => {
    const card = enemyBy(game, enemy);
    tell(game, { line: 'returned', card: card.name });
    sendToStaging(game, card);
  },
  offers: ({ state }) =>
    state.encounter.filter(({ zone }) => zone === 'engaged').map(({ id }) => ({ enemy: id })),
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

export const explore: Rule<'explore'> = {
  check: (game, { location }) => {
    notOver(game);
    locationBy(game, location);
  },
  play: (game, { location }) => exploreLocation(game, locationBy(game, location)),
  offers: (game) => idsOf(game, 'location').map((location) => ({ location })),
};

/** By a card: two active locations may come of it (F 1.34). */
export const makeActive: Rule<'makeActive'> = {
  check: (game, { location }) => {
    notOver(game);
    locationBy(game, location);
  },
  play: (game, { location }) => {
    const card = locationBy(game, location);
    card.zone = 'active';
    tell(game, { line: 'travelled', card: card.name });
  },
  offers: (game) => idsOf(game, 'location').map((location) => ({ location })),
};

const objectiveBy = (game: Game, id: string): EncounterCard => {
  const found = encounterBy(game, id);
  return found.type === 'objective' ? found : refuse('card/not-an-objective');
};

/** R p.24 Guarded: the card that lies with the objective still counts its threat and can be engaged or travelled to. */
export const guard: Rule<'guard'> = {
  check: (game, { card, objective }) => {
    notOver(game);
    encounterBy(game, card);
    if (objective !== null) objectiveBy(game, objective);
  },
  play: (game, { card, objective }) => {
    encounterBy(game, card).guards = objective;
  },
  offers: (game) =>
    idsOf(game, 'objective').flatMap((objective) =>
      idsOf(game, 'enemy').map((card) => ({ card, objective })),
    ),
};

export const isGuarded = ({ state }: Game, objective: string): boolean =>
  state.encounter.some(({ guards }) => guards === objective);

/** R p.24 An objective can be claimed once its guard is gone. */
export const claim: Rule<'claim'> = {
  check: (game, { objective, character }) => {
    notOver(game);
    objectiveBy(game, objective);
    characterBy(game, character);
    if (isGuarded(game, objective)) forbid('guard/still-there');
  },
  play: (game, { objective, character }) => {
    const card = objectiveBy(game, objective);
    card.zone = 'claimed';
    card.claimedBy = character;
    tell(game, { line: 'claimed', card: card.name });
  },
  offers: ({ state }) =>
    state.encounter
      .filter(({ type, zone }) => type === 'objective' && zone === 'staging')
      .flatMap(({ id }) => state.characters.slice(0, 1).map((one) => ({ objective: id, character: one.id }))),
};

/** R p.20 Destroyed: its victory points count, its shadow cards go with it. */
export const destroyEnemy = (game: Game, enemy: EncounterCard): void => {
  tell(game, { line: 'destroyed', card: enemy.name });
  takeVictory(game, enemy);
  removeEncounter(game, enemy.id);
};
