import type { EncounterCard, PlayerSeat } from '@/games/lcg/state';
import { forbid } from '@/games/lcg/state/refusals';
import { sendToStaging } from './elimination';
import { encounterBy, enemyBy, idsOf, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { notOver } from './moments';
import type { Game, Rule } from './rule';

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

/** By a card: an enemy, a claimed objective, or the active location, as one of two that change places (F 1.26). */
export const returnToStaging: Rule<'returnToStaging'> = {
  check: (game, { card }) => {
    notOver(game);
    encounterBy(game, card);
  },
  play: (game, { card: id }) => {
    const card = encounterBy(game, id);
    tell(game, { line: 'returned', card: card.name });
    sendToStaging(game, card);
  },
  offers: ({ state }) =>
    state.encounter.filter(({ zone }) => zone !== 'staging').map(({ id }) => ({ card: id })),
};
