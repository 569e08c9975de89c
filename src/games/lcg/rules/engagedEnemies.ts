import type { EncounterCard, PlayerSeat } from '@/games/lcg/state';
import { forbid } from '@/games/lcg/state/refusals';
import { sendToStaging } from './elimination';
import { encounterBy, enemiesOf, enemyBy, idsOf, phaseOf, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { inRounds, notOver } from './moments';
import { enemiesToAttack, hasAttacked } from './turns';
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

/** F, Q&A: in the combat phase, before the enemy has begun its attack on a player it is engaged with (F 1.50: or considered so). */
export const keepFromAttacking: Rule<'keepFromAttacking'> = {
  check: (game, { enemy, player }) => {
    inRounds(game);
    survivorAt(game, player);
    const card = enemyBy(game, enemy);
    if (phaseOf(game.state) !== 'combat') forbid('step/not-now');
    if (!enemiesOf(game.state, player).some(({ id }) => id === enemy)) forbid('attack/not-engaged');
    if (hasAttacked(card, player)) forbid('attack/already');
  },
  play: (game, { enemy, player }) => {
    const card = enemyBy(game, enemy);
    card.keptFrom = [...card.keptFrom.filter((seat) => seat !== player), player];
    tell(game, { line: 'keptFromAttacking', card: card.name, player });
  },
  offers: ({ state }) =>
    survivors(state).flatMap((player) =>
      enemiesToAttack(state, player).map(({ id }) => ({ enemy: id, player })),
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
