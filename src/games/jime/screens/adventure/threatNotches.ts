import type { Game } from '@/games/jime/play';
import { forecast, threatBar } from '@/games/jime/play';

export type Notch = { at: number; share: number; state: 'past' | 'coming' | 'end' };

/** Where the events of the threat bar stand, lowest first, and last the end of the adventure (§21.2, §21.3). */
export const notchesOf = (game: Game): Notch[] => {
  const { max, thresholds } = threatBar(game);
  const resolved = game.state.adventure?.thresholdsResolved ?? 0;
  return [
    ...thresholds.map((at, index): Notch => ({
      at,
      share: at / max,
      state: index < resolved ? 'past' : 'coming',
    })),
    { at: max, share: 1, state: 'end' },
  ];
};

/** Whether the coming round, as things stand, reaches an event or fills the bar (§21.3). */
export const isEventNear = (game: Game): boolean => {
  const { thresholds, full } = forecast(game);
  return thresholds[0]?.rounds === 1 || full.rounds === 1;
};
