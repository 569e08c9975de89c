import type { Skirmish } from '@/games/tcg/state';
import { forbid, refuse } from '@/games/tcg/state/refusals';
import { kill } from './leavingPlay';
import { tell } from './log';
import { inStep, inTurns } from './moments';
import type { Game, Rule } from './rule';
import { openSkirmish, sideIn, skirmishResult } from './skirmish';
import { waitingSkirmishes } from './assignment';
import { beginSkirmish, defenderTitle, enterSkirmishes } from './turnSequence';
import { takeWounds } from './vitality';

const skirmishBy = ({ state }: Game, id: string): Skirmish =>
  state.skirmishes.find((one) => one.id === id) ?? refuse('skirmish/none');

const isOver = ({ status }: Skirmish): boolean => status !== 'waiting' && status !== 'open';

export const chooseSkirmish: Rule<'chooseSkirmish'> = {
  check: (game, { skirmish: id }) => {
    inStep(game, 'chooseSkirmish');
    const skirmish = skirmishBy(game, id);
    if (isOver(skirmish)) refuse('skirmish/done');
    if (openSkirmish(game.state)) refuse('skirmish/another');
    if (!waitingSkirmishes(game.state).includes(skirmish)) refuse('skirmish/none');
  },
  play: (game, { skirmish }) => beginSkirmish(game, skirmishBy(game, skirmish)),
  offers: ({ state }) => waitingSkirmishes(state).map(({ id }) => ({ skirmish: id })),
};

/** p.15 Losers take their wounds, or are killed where they are overwhelmed. */
export const resolveOpen = (game: Game): void => {
  const { state } = game;
  const skirmish = openSkirmish(state);
  if (!skirmish) return enterSkirmishes(game);
  const { winner, overwhelmed, freePeoples, shadow, wounds } = skirmishResult(state, skirmish);
  const losers = winner ? sideIn(state, skirmish, winner === 'shadow' ? 'freePeoples' : 'shadow') : [];
  const card = defenderTitle(game, skirmish);
  Object.assign(skirmish, { status: winner ? 'won' : 'cancelled', winner, overwhelmed });
  if (winner)
    tell(game, {
      line: 'skirmishWon',
      card,
      winner,
      freePeoples: freePeoples.total,
      shadow: shadow.total,
      overwhelmed,
    });
  for (const one of losers)
    if (overwhelmed) kill(game, one);
    else takeWounds(game, one, wounds.total);
  enterSkirmishes(game);
};

export const resolve: Rule<'resolve'> = {
  check: (game) => {
    inTurns(game);
    if (!openSkirmish(game.state))
      refuse(game.state.skirmishes.some(isOver) ? 'skirmish/done' : 'skirmish/none');
    inStep(game, 'resolution');
  },
  play: resolveOpen,
  offers: () => [{}],
};

/** p.15 A cancelled skirmish ends at once, without a winner. */
export const cancelSkirmish: Rule<'cancelSkirmish'> = {
  check: (game, { skirmish: id }) => {
    inTurns(game);
    if (isOver(skirmishBy(game, id))) refuse('skirmish/done');
  },
  play: (game, { skirmish: id }) => {
    const skirmish = skirmishBy(game, id);
    const wasOpen = skirmish.status === 'open';
    skirmish.status = 'cancelled';
    tell(game, { line: 'skirmishCancelled', card: defenderTitle(game, skirmish) });
    if (wasOpen) enterSkirmishes(game);
  },
  offers: ({ state }) => state.skirmishes.filter((one) => !isOver(one)).map(({ id }) => ({ skirmish: id })),
};

export const setTotals: Rule<'setTotals'> = {
  check: (game) => {
    inTurns(game);
    if (!openSkirmish(game.state)) forbid('skirmish/none');
  },
  play: (game, { freePeoples, shadow }) => {
    game.state.totals = { freePeoples, shadow };
    tell(game, { line: 'ownTotals', ownFreePeoples: freePeoples, ownShadow: shadow });
  },
  offers: () => [
    { freePeoples: 9, shadow: null },
    { freePeoples: null, shadow: null },
  ],
};
