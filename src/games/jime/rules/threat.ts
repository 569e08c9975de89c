import type { Game } from './agenda';
import { schedule, scheduleEffects, openPrompt } from './agenda';
import { adventureOf, storyOf } from './lookup';
import { addToChronicle } from './chronicle';
import { forCompany } from './difficulty';
import { endWith } from './endAdventure';
import { teachMoment } from './lessons';
import type { ThreatRise } from '@/games/jime/state';

/** §21.1, §73.3 2 for each hero of the company, fallen or not, 1 for each threat token (§78.4), 1 for each unexplored tile. */
export const threatRise = (game: Game): ThreatRise => {
  const adventure = adventureOf(game);
  const heroes = 2 * adventure.heroes.length;
  const tokens = adventure.tokens.filter(({ kind }) => kind === 'threat').length;
  const tiles = adventure.tiles.filter(({ explored }) => !explored).length;
  return { heroes, tokens, tiles, total: heroes + tokens + tiles };
};

/** §21 The bar's length and its thresholds, scaled to the company. */
export const threatBar = (game: Game): { max: number; thresholds: number[] } => {
  const { max, thresholds } = storyOf(game).threat;
  return { max: forCompany(game, max), thresholds: thresholds.map(({ at }) => forCompany(game, at)) };
};

const isFull = (game: Game): boolean => adventureOf(game).threat >= threatBar(game).max;

/** §21.2, §106.4 A full bar ends the adventure at once. Threat never falls below zero. */
export const raiseThreat = (game: Game, by: number): void => {
  const adventure = adventureOf(game);
  const { max } = threatBar(game);
  adventure.threat = Math.min(max, Math.max(0, adventure.threat + by));
  addToChronicle(game, { line: 'chronicle.threat', by, threat: adventure.threat });
  if (isFull(game)) endWith(game, storyOf(game).endings.threat);
};

/** §73.3 The threat step of the shadow phase; the page after it says how much and why. */
export const threatStep = (game: Game): void => {
  const rise = threatRise(game);
  const { shadow } = adventureOf(game);
  if (shadow) shadow.rise = rise;
  raiseThreat(game, rise.total);
  if (!isFull(game)) teachMoment(game, 'threat');
};

/**
 * §21.3, §73.3 Every threshold reached or passed is resolved, lowest first, and only here: threat that rises in the
 * action phase waits for the threat step.
 */
export const nextThreshold = (game: Game): void => {
  const adventure = adventureOf(game);
  const threshold = storyOf(game).threat.thresholds[adventure.thresholdsResolved];
  if (!threshold) return;
  const at = forCompany(game, threshold.at);
  if (adventure.threat < at) return;
  adventure.thresholdsResolved += 1;
  schedule(game, { do: 'thresholds' });
  scheduleEffects(game, threshold.effects, {});
  openPrompt(game, { kind: 'threshold', at, text: { key: threshold.text } });
};

export interface Forecast {
  next: ThreatRise;
  /** Shadow phases until each remaining threshold and until the bar is full, if nothing else changes. */
  thresholds: { at: number; rounds: number }[];
  full: { at: number; rounds: number };
}

/** §21 What the coming rounds will bring if the map stays as it is. */
export const forecast = (game: Game): Forecast => {
  const adventure = adventureOf(game);
  const { max, thresholds } = threatBar(game);
  const next = threatRise(game);
  const rounds = (at: number): number => Math.max(1, Math.ceil((at - adventure.threat) / next.total));
  return {
    next,
    thresholds: thresholds.slice(adventure.thresholdsResolved).map((at) => ({ at, rounds: rounds(at) })),
    full: { at: max, rounds: rounds(max) },
  };
};
