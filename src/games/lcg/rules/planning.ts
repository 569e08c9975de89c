import type { Character, PlayerSeat } from '@/games/lcg/state';
import { forbid } from '@/games/lcg/state/refusals';
import { attachTo, isLaden, refuseAttaching } from './attachments';
import { BLANK_CHARACTER, enterPlay } from './characters';
import { heroesOf, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { inRounds, windowOpen } from './moments';
import type { Payment, Price } from './payment';
import { pay, refusePayment, suggestPayment } from './payment';
import { arrive, reaches } from './place';
import type { Game, Rule } from './rule';
import { refuseSecondUnique } from './uniqueness';

/** R p.12 Allies and attachments are played in the planning phase alone, each player in turn. */
const inPlanningTurn = (game: Game, player: PlayerSeat): void => {
  inRounds(game);
  survivorAt(game, player);
  const place = reaches(game.state, 'planning');
  if (!place) forbid('planning/only');
  else if (place.player !== player) forbid('turn/not-yours');
};

type Played = Price & { player: PlayerSeat; payment: Payment };

const payFor = (game: Game, name: string, { player, cost, free, payment }: Played): void => {
  arrive(game, 'planning');
  pay(game, payment);
  tell(game, { line: 'played', player, card: name, cost: free ? 0 : cost });
};

/** F 1.16 Escape from Dol Guldur: at one stage the whole group plays one ally a round; putting into play is no playing. */
const refuseSecondAlly = ({ state, content }: Game): void => {
  const { oneAllyAtStage } = content.scenarios[state.scenario];
  if (oneAllyAtStage === state.quest.stage && state.alliesPlayed > 0) forbid('ally/one-a-round');
};

/** What the turn of this player could pay; for offers alone. */
const payable = ({ state }: Game, cost: number): { player: PlayerSeat; payment: Payment }[] => {
  const player = reaches(state, 'planning')?.player ?? null;
  if (player === null) return [];
  const found = suggestPayment({ cost, sphere: null, free: false }, heroesOf(state, player));
  return found ? [{ player, payment: found.payment }] : [];
};

export const playAlly: Rule<'playAlly'> = {
  check: (game, command) => {
    inPlanningTurn(game, command.player);
    refuseSecondAlly(game);
    refuseSecondUnique(game, command.ally);
    refusePayment(game, command.player, command, command.payment);
  },
  play: (game, command) => {
    payFor(game, command.ally.name, command);
    game.state.alliesPlayed += 1;
    enterPlay(game, 'ally', command.player, command.ally);
  },
  offers: (game) =>
    payable(game, 1).map(({ player, payment }) => ({
      player,
      ally: BLANK_CHARACTER,
      cost: 1,
      sphere: null,
      payment: [...payment],
      free: false,
    })),
};

export const playAttachment: Rule<'playAttachment'> = {
  check: (game, command) => {
    inPlanningTurn(game, command.player);
    refuseSecondUnique(game, command);
    refuseAttaching(game, command);
    refusePayment(game, command.player, command, command.payment);
  },
  play: (game, command) => {
    payFor(game, command.name, command);
    attachTo(game, command);
  },
  offers: (game) =>
    payable(game, 0).flatMap(({ player }) =>
      heroesOf(game.state, player).map((hero: Character) => ({
        player,
        name: '',
        unique: false,
        restricted: !isLaden(hero),
        discards: null,
        on: hero.id,
        cost: 0,
        sphere: null,
        payment: [],
        free: false,
      })),
    ),
};

/** R p.9, R p.23 An event is an action or a response played from the hand, in any phase. */
export const playEvent: Rule<'playEvent'> = {
  check: (game, { player, response, payment, ...price }) => {
    windowOpen(game, response);
    survivorAt(game, player);
    refusePayment(game, player, price, payment);
  },
  play: (game, { player, name, cost, free, payment }) => {
    pay(game, payment);
    tell(game, { line: 'played', player, card: name, cost: free ? 0 : cost });
  },
  offers: ({ state }) =>
    survivors(state).map((player) => ({
      player,
      name: '',
      cost: 0,
      sphere: null,
      payment: [],
      free: false,
      response: false,
    })),
};
