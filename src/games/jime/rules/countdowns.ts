import type { Game } from './agenda';
import { adventureOf } from './lookup';
import { fire } from './triggers';

export const stopCountdown = (game: Game, countdown: string): void => {
  const adventure = adventureOf(game);
  if (adventure.countdowns)
    adventure.countdowns = adventure.countdowns.filter((one) => one.countdown !== countdown);
};

/** Begun again, a countdown has its whole time again. */
export const startCountdown = (game: Game, countdown: string, rounds: number, text: string): void => {
  stopCountdown(game, countdown);
  const adventure = adventureOf(game);
  const round = adventure.round + rounds;
  adventure.countdowns = [...(adventure.countdowns ?? []), { countdown, text, round }];
};

/** §96 At the beginning of a round, what was to come in it comes. */
export const fireCountdowns = (game: Game): void => {
  const { round, countdowns = [] } = adventureOf(game);
  for (const due of countdowns.filter((one) => one.round <= round)) {
    stopCountdown(game, due.countdown);
    fire(game, { moment: 'countdown', countdown: due.countdown }, {});
  }
};
