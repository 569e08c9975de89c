import type { Character, EncounterCard, Id, PlayerSeat } from '@/games/lcg/state';
import type { CommandOf } from '@/games/lcg/state/commands';
import { forbid, refuse } from '@/games/lcg/state/refusals';
import { cardBy, isInPlay, newId, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { notOver } from './moments';
import type { Game, Rule } from './rule';
import { refuseSecondUnique } from './uniqueness';

type Card = Character | EncounterCard;
type Attached = Omit<CommandOf<'attach'>, 'type' | 'through'>;

/** R p.24 Restricted: two on one character; with a third, one of them is discarded at once. */
const MOST_RESTRICTED = 2;

const restrictedOn = ({ attachments }: Card): Id[] =>
  attachments.filter(({ restricted }) => restricted).map(({ id }) => id);

/** Whether another Restricted attachment on this card means that one is discarded. */
export const isLaden = (card: Card): boolean =>
  'kind' in card && restrictedOn(card).length >= MOST_RESTRICTED;

/** R p.24, F 1.47 What keeps an attachment from lying on a card. */
export const refuseAttaching = (game: Game, { on, restricted, discards }: Attached): void => {
  const card = cardBy(game, on);
  if ('immune' in card && card.immune) forbid('attachment/immune', { card: card.name });
  const makesWay = restricted && isLaden(card);
  if (discards !== null && !(makesWay && restrictedOn(card).includes(discards))) refuse('attachment/none');
  if (makesWay && discards === null) forbid('restricted/third', { card: card.name });
};

const discardFrom = (game: Game, card: Card, id: Id): void => {
  const gone = card.attachments.find((one) => one.id === id);
  card.attachments = card.attachments.filter((one) => one !== gone);
  tell(game, { line: 'left', card: gone?.name ?? '' });
};

/** F 1.38 Whoever controls a character controls what is attached to it; on an enemy or a location, who played it does. */
export const attachTo = (game: Game, { player, on, name, unique, restricted, discards }: Attached): void => {
  const card = cardBy(game, on);
  const controller = 'kind' in card ? null : player;
  card.attachments.push({ id: newId(game, 'attachment'), name, unique, restricted, controller });
  if (discards !== null) discardFrom(game, card, discards);
};

/** R p.22, F 1.38 What an eliminated player controls on encounter cards goes with the rest of their cards. */
export const discardAttachmentsOf = ({ state }: Game, seat: PlayerSeat): void => {
  for (const card of state.encounter)
    if (card.attachments.some(({ controller }) => controller === seat))
      card.attachments = card.attachments.filter(({ controller }) => controller !== seat);
};

const cardsInPlay = ({ state }: Game): Card[] => [...state.characters.filter(isInPlay), ...state.encounter];

export const attach: Rule<'attach'> = {
  check: (game, command) => {
    notOver(game);
    survivorAt(game, command.player);
    refuseSecondUnique(game, command);
    refuseAttaching(game, command);
  },
  play: attachTo,
  offers: (game) =>
    cardsInPlay(game).flatMap((card) =>
      survivors(game.state)
        .slice(0, 1)
        .map((player) => ({
          player,
          on: card.id,
          name: '',
          unique: false,
          restricted: true,
          discards: isLaden(card) ? (restrictedOn(card)[0] ?? null) : null,
        })),
    ),
};

export const detach: Rule<'detach'> = {
  check: (game, { from, attachment }) => {
    notOver(game);
    if (!cardBy(game, from).attachments.some(({ id }) => id === attachment)) refuse('attachment/none');
  },
  play: (game, { from, attachment }) => discardFrom(game, cardBy(game, from), attachment),
  offers: (game) =>
    cardsInPlay(game).flatMap(({ id, attachments }) =>
      attachments.map((one) => ({ from: id, attachment: one.id })),
    ),
};
