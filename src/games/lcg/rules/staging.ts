import type { EncounterCard, GameState } from '@/games/lcg/state';
import { reshuffleIfEmpty } from './decks';
import { enterStaging, BLANK_ENEMY, BLANK_LOCATION } from './encounterCards';
import { survivors } from './lookup';
import { tell } from './log';
import { notOver } from './moments';
import { arrive, openWindow } from './place';
import type { Explanation } from './references';
import type { Game, Rule } from './rule';
import { raiseEach } from './threat';

/** R p.14; F, Q&A: one card for each player who is in the game when the step begins. */
export const stagingCount = (state: GameState): { cards: number; explanation: Explanation } => ({
  cards: state.staging?.left ?? survivors(state).length,
  explanation: 'staging/count',
});

/** R p.24 An objective that is revealed as a guard does not guard: one card more is drawn for the first, then for it. */
const guardWith = ({ state }: Game, card: EncounterCard): void => {
  if (card.type !== 'objective') card.guards = state.unguarded.shift() ?? null;
};

/**
 * R p.14 Counts a card of the staging step. One that an effect reveals is none of them, nor is one that guards an objective:
 * it is part of resolving that one. Its Surge is one card more all the same.
 */
const countRevealed = ({ state }: Game, surge: number, byEffect: boolean): void => {
  if (!state.staging) return;
  const besides = byEffect || state.unguarded.length > 0;
  state.staging.revealed += 1;
  state.staging.left = Math.max(0, state.staging.left - (besides ? 0 : 1)) + surge;
};

/** F 1.01 Surge, Doomed and Guarded count for cards that are revealed, also while setting up. */
const applyKeywords = (game: Game, { doomed, surge }: { doomed: number; surge: number }): void => {
  if (doomed > 0) {
    tell(game, { line: 'doomed', amount: doomed });
    raiseEach(game, doomed);
  }
  if (surge > 0) tell(game, { line: 'surge' });
};

/** The window opens by itself when the last card is resolved. */
const finishIfDone = (game: Game): void => {
  const { at, staging, stage, unguarded } = game.state;
  if (stage !== 'play' || at.step !== 'staging' || at.window || !staging) return;
  if (staging.left === 0 && unguarded.length === 0) openWindow(game);
};

export const reveal: Rule<'reveal'> = {
  check: notOver,
  play: (game, { card: fields, doomed, surge, guarded, byEffect }) => {
    if (!byEffect) arrive(game, 'staging');
    reshuffleIfEmpty(game);
    const card = enterStaging(game, fields);
    tell(game, { line: 'revealed', card: card.name, type: card.type });
    countRevealed(game, surge, byEffect);
    guardWith(game, card);
    if (guarded && card.type === 'objective') game.state.unguarded.push(card.id);
    applyKeywords(game, { doomed, surge });
    finishIfDone(game);
  },
  offers: () =>
    [BLANK_ENEMY, BLANK_LOCATION].map((card) => ({
      card,
      doomed: 0,
      surge: 0,
      guarded: false,
      byEffect: false,
    })),
};

/** R p.7, R p.24 A treachery is resolved and discarded; as a guard it leaves the objective unguarded. */
export const revealTreachery: Rule<'revealTreachery'> = {
  check: notOver,
  play: (game, { name, doomed, surge, byEffect }) => {
    if (!byEffect) arrive(game, 'staging');
    reshuffleIfEmpty(game);
    tell(game, { line: 'revealed', card: name, type: 'treachery' });
    countRevealed(game, surge, byEffect);
    game.state.unguarded.shift();
    applyKeywords(game, { doomed, surge });
    finishIfDone(game);
  },
  offers: () => [{ name: '', doomed: 0, surge: 0, byEffect: false }],
};

/** The rest of the cards was revealed at the table and nobody wrote them down. */
export const revealUnrecorded = (game: Game): void => {
  const { staging } = game.state;
  if (staging && staging.left > 0) {
    reshuffleIfEmpty(game);
    tell(game, { line: 'revealedUnrecorded', cards: staging.left });
    staging.revealed += staging.left;
  }
  if (staging) staging.left = 0;
  game.state.unguarded = [];
  openWindow(game);
};
