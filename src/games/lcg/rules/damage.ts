import type { Character, EncounterCard } from '@/games/lcg/state';
import { refuse } from '@/games/lcg/state/refusals';
import { removeCharacter } from './elimination';
import { destroyEnemy } from './encounterCards';
import { cardBy, isInPlay } from './lookup';
import { tell } from './log';
import { notOver } from './moments';
import { exploreIfDone } from './progress';
import type { Game, Rule } from './rule';
import { hitPointsLeft } from './stats';

type Card = Character | EncounterCard;

const isCharacter = (card: Card): card is Character => 'kind' in card;

/** F, Q&A: an enemy that cannot leave the staging area stays in play, whatever its damage. */
const staysInPlay = (card: Card): boolean => !isCharacter(card) && card.cannotLeaveStaging;

/** R p.20 At 0 hit points a card is destroyed at once; a printed 0 waits for damage, unknown ones for the table's word. */
const destroyIfDone = (game: Game, card: Card): void => {
  const left = hitPointsLeft(game.state, card);
  if (left === null || left > 0 || staysInPlay(card)) return;
  if (card.hitPoints === 0 && card.damage === 0) return;
  if (!isCharacter(card)) {
    destroyEnemy(game, card);
    return;
  }
  tell(game, { line: 'destroyed', card: card.name });
  removeCharacter(game, card, 'dead');
};

/** After every command: hit points may have gone with a modifier, or numbers been typed anew (F 1.18 for locations). */
export const removeTheDone = (game: Game): void => {
  const { characters, encounter } = game.state;
  const foes = encounter.filter(({ type }) => type !== 'location');
  for (const card of [...characters.filter(isInPlay), ...foes]) destroyIfDone(game, card);
  for (const card of game.state.encounter.filter(({ progress }) => progress > 0)) exploreIfDone(game, card);
};

/** Damage of one attack or effect; what exceeds the hit points is lost. */
export const dealTo = (game: Game, card: Card, amount: number): void => {
  if (amount === 0) return;
  card.damage += amount;
  tell(game, { line: 'damage', card: card.name, amount });
  destroyIfDone(game, card);
};

/** Characters and enemies have hit points; locations and objectives take no damage. */
const damageable = (game: Game, id: string): Card => {
  const card = cardBy(game, id);
  return isCharacter(card) || card.type !== 'location' ? card : refuse('card/no-damage');
};

const damageableIds = ({ state }: Game): string[] => [
  ...state.characters.filter(isInPlay).map(({ id }) => id),
  ...state.encounter.filter(({ type }) => type !== 'location').map(({ id }) => id),
];

export const dealDamage: Rule<'dealDamage'> = {
  check: (game, { card }) => {
    notOver(game);
    damageable(game, card);
  },
  play: (game, { card, amount }) => dealTo(game, cardBy(game, card), amount),
  offers: (game) => damageableIds(game).map((card) => ({ card, amount: 1 })),
};

export const setDamage: Rule<'setDamage'> = {
  check: (game, { card }) => {
    notOver(game);
    damageable(game, card);
  },
  play: (game, { card: id, damage }) => {
    const card = cardBy(game, id);
    card.damage = damage;
    tell(game, { line: 'byHandOn', what: 'damage', card: card.name, amount: damage });
  },
  offers: (game) => damageableIds(game).map((card) => ({ card, damage: 0 })),
};
