import type { Character, GameState } from '@/games/tcg/state';
import { forbid, refuse } from '@/games/tcg/state/refusals';
import { whereabouts } from './allies';
import { takeFrom } from './cards';
import { cardBy, characterBy, isInPlay } from './lookup';
import { tell } from './log';
import { inStep } from './moments';
import type { Rule } from './rule';
import { addTwilight } from './twilight';

/** p.23–24 Both at the same site; where nobody has typed a home, the table knows. */
const areApart = (state: GameState, one: Character, other: Character): boolean => {
  const [here, there] = [whereabouts(state, one), whereabouts(state, other)];
  return here !== null && there !== null && (here.number !== there.number || here.block !== there.block);
};

/** p.23–24 In the fellowship phase a possession or an artifact changes hands for its twilight cost; that is not playing it. */
export const transfer: Rule<'transfer'> = {
  check: (game, { card: id, to, mayBear }) => {
    const { state } = game;
    inStep(game, 'fellowship', state.freePeoples);
    const { card, bearer } = cardBy(game, id);
    const taker = characterBy(game, to);
    if (bearer === null || taker.id === bearer.id) return refuse('transfer/bearer');
    if (card.kind === 'condition') forbid('transfer/not-an-item');
    if (bearer.kind === 'minion' || taker.kind === 'minion') forbid('transfer/minion');
    else if (bearer.player !== state.freePeoples || taker.player !== state.freePeoples)
      forbid('side/not-yours');
    if (areApart(state, bearer, taker)) forbid('transfer/apart');
    if (!mayBear) forbid('transfer/bearer');
  },
  play: (game, { card: id, to }) => {
    const card = takeFrom(game, id);
    const taker = characterBy(game, to);
    const cost = card.twilightCost ?? 0;
    taker.held.push(card);
    tell(game, { line: 'transferred', card: card.name, to: taker.title, cost });
    addTwilight(game, cost);
  },
  offers: ({ state }) => {
    const own = state.characters.filter((one) => isInPlay(one) && one.player === state.freePeoples);
    return own.flatMap((bearer) =>
      bearer.held.flatMap(({ id }) =>
        own.filter((one) => one !== bearer).map((taker) => ({ card: id, to: taker.id, mayBear: true })),
      ),
    );
  },
};
