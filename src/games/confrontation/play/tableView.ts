import type { Side } from '@/games/confrontation/content/sides';
import { otherSide } from '@/games/confrontation/content/sides';
import { sideOf } from '@/games/confrontation/rules/lookup';
import type { Ask, GameState } from '@/games/confrontation/state';
import type { LineView, View } from './view';
import { viewOf } from './view';

/** §5 Questions whose answers hang on what both sides see: they are answered on the open table. */
const OPEN_ASKS: readonly Ask[] = [
  ...(['target', 'retreat', 'noCards', 'magic'] as const),
  ...(['redraw', 'mouth', 'retreatTo', 'wormtongue'] as const),
];

export const isOpenAsk = (ask: Ask): boolean => OPEN_ASKS.includes(ask);

/** §5 What lies open between the two: everything of a side as the other sees it. */
export const tableView = (state: GameState): View => {
  const seen: Record<Side, View> = {
    fellowship: viewOf(state, 'sauron'),
    sauron: viewOf(state, 'fellowship'),
  };
  const { fellowship, sauron } = seen;
  const { prompt } = state;
  const asked = prompt && isOpenAsk(prompt.ask) ? seen[otherSide(prompt.side)].choices : [];
  const battle = fellowship.battle &&
    sauron.battle && {
      ...fellowship.battle,
      played: {
        fellowship: fellowship.battle.played.fellowship,
        sauron: sauron.battle.played.sauron,
      },
    };
  return {
    ...fellowship,
    side: 'fellowship',
    tokens: fellowship.tokens.map((token, id) => seen[sideOf(id)].tokens[id] ?? token),
    cards: { fellowship: fellowship.cards.fellowship, sauron: sauron.cards.sauron },
    battle,
    log: fellowship.log.map((line, i): LineView => {
      const owner = 'token' in line && line.token !== null ? sideOf(line.token) : 'fellowship';
      return seen[owner].log[i] ?? line;
    }),
    // Which special cards somebody could play is their own affair.
    choices: asked.filter(({ type }) => type !== 'special'),
  };
};
