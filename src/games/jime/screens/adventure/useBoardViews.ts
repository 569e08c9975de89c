import { useMemo } from 'react';
import { boardViewOf } from '@/games/jime/board/gameView';
import type { BoardView } from '@/games/jime/board/view';
import type { HeroId } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
import type { BoardHighlight } from '../prompts/types';

type Views = { view: BoardView; shown: BoardView };

/** The board as the document has it, and as it is shown: with the step of a placement, a way, the spaces in reach. */
export const useBoardViews = (
  { state, content }: OpenGame,
  say: (key: string) => string,
  actor: HeroId,
  highlight: BoardHighlight | null,
  selected: string | null,
): Views | null => {
  const view = useMemo(() => boardViewOf({ state, content }, { say }), [state, content, say]);
  const free = state.prompts.length === 0 && state.adventure?.phase === 'action';
  const shown = useMemo(() => {
    const moving = free ? { hero: actor, moves: 1 } : null;
    const lit = boardViewOf(
      { state, content },
      { say, moving, selected, about: actor, ...(highlight ? { step: highlight.at } : {}) },
    );
    return lit && highlight && highlight.path.length > 0 ? { ...lit, path: highlight.path } : lit;
  }, [state, content, say, actor, highlight, selected, free]);
  return view && shown ? { view, shown } : null;
};
