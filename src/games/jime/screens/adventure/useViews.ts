import { useMemo } from 'react';
import { boardViewOf } from '@/games/jime/board/gameView';
import type { BoardView } from '@/games/jime/board/view';
import type { HeroId } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
import type { Light } from './Asked';

type Views = { view: BoardView; shown: BoardView };

/** The board as the document has it, and as it is shown: with the step of a placement, a way, the spaces in reach. */
export const useViews = (
  { state, content }: OpenGame,
  say: (key: string) => string,
  actor: HeroId,
  light: Light | null,
): Views | null => {
  const view = useMemo(() => boardViewOf({ state, content }, { say }), [state, content, say]);
  const free = state.prompts.length === 0 && state.adventure?.phase === 'action';
  const shown = useMemo(() => {
    const moving = free ? { hero: actor, moves: 1 } : null;
    const lit = boardViewOf({ state, content }, { say, moving, ...(light ? { step: light.at } : {}) });
    return lit && light && light.path.length > 0 ? { ...lit, path: light.path } : lit;
  }, [state, content, say, actor, light, free]);
  return view && shown ? { view, shown } : null;
};
