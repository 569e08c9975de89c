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

/** What comes is read before what has been, and the end before all. */
const RANK: Record<Notch['state'], number> = { end: 0, coming: 1, past: 2 };

/**
 * The notches whose numbers have room under a bar `width` wide, where a number takes `label`: those that come first, and
 * others only where they lie on none of them. Each still has its notch, and its line on the sheet.
 */
export const numbered = (notches: readonly Notch[], width: number, label: number): ReadonlySet<number> => {
  const spanOf = ({ share, state }: Notch): [number, number] =>
    state === 'end' ? [width - label * 1.4, width] : [share * width - label / 2, share * width + label / 2];
  const ranked = [...notches].sort(
    (a, b) => RANK[a.state] - RANK[b.state] || (a.state === 'past' ? b.at - a.at : a.at - b.at),
  );
  const shown = ranked.reduce<Notch[]>((kept, notch) => {
    const [from, to] = spanOf(notch);
    const free = kept.every((other) => {
      const [left, right] = spanOf(other);
      return to <= left || from >= right;
    });
    return free ? [...kept, notch] : kept;
  }, []);
  return new Set(shown.map(({ at }) => at));
};
