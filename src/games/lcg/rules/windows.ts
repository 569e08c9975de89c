import type { GameState, Step } from '@/games/lcg/state';
import { survivors } from './lookup';
import { closeWindow } from './round';
import type { Game } from './rule';

/**
 * R p.30 Every window is open to actions, and few are used. The table stops where cards or tokens are to be moved before
 * play goes on (cards drawn, the quest resolved, everything readied), and before the quest is resolved, when both sums are
 * known and an action can still change them. The others are passed by a command that says so.
 */
const STOPS: Record<Step, boolean> = {
  collect: true,
  planning: false,
  questBegins: false,
  commit: false,
  staging: true,
  resolution: true,
  travel: false,
  engage: false,
  checks: false,
  dealShadows: false,
  chooseEnemy: false,
  defend: false,
  shadow: false,
  enemyDamage: false,
  declareAttack: false,
  strength: false,
  playerDamage: false,
  combatEnds: false,
  refresh: true,
};

/** Nobody goes past an elimination or a new stage of the quest without having read of it. */
const newsOf = (state: GameState): string => `${survivors(state).length} ${state.quest.stage}`;

const isPassed = ({ stage, at }: GameState): boolean => stage === 'play' && at.window && !STOPS[at.step];

/** Goes through open windows as far as nothing is to do in them; `settle` follows each, as it follows a command. */
export const passWindows = (game: Game, before: GameState, settle: (game: Game) => void): void => {
  const { state } = game;
  const news = newsOf(before);
  while (isPassed(state) && newsOf(state) === news) {
    const interrupted = state.enemyAttack?.resume ?? null;
    state.justNow.passed.push(state.at.step);
    closeWindow(game);
    settle(game);
    // The window in which a card made an enemy attack was one the table had stopped in.
    if (interrupted && state.enemyAttack === null) return;
  }
};
