import { Suspense, memo, useCallback, useState } from 'react';
import { useWords } from '@/games/jime/session/useWords';
import type { Camera } from '@/paint/camera';
import { useAfterPaint } from '@/paint/useAfterPaint';
import { Picture } from '@/ui/Picture';
import { SPACE } from '@/ui/theme';
import { BoardLoading } from './BoardLoading';
import type { BoardProps } from './BoardTable';
import { BoardTable } from './BoardTable';
import type { Piece } from './pieces';
import { drawBoard } from './drawList';
import type { BoardLayout, Look } from './layout';
import { TOKEN, layoutOf, lookFrom, lookedAt } from './layout';
import { PieceIcon } from './PieceIcon';
import type { BoardView } from './view';

type Drawing = { view: BoardView; look: Look; layout: BoardLayout; pieces: Piece[] };

const draw = (view: BoardView, look: Look, before: readonly Piece[]): Drawing => {
  const layout = lookedAt(layoutOf(view), look);
  return { view, look, layout, pieces: drawBoard(view, layout, before) };
};

/** The drawing of a view, keeping every piece of the one before that has not changed. */
const useDrawing = (view: BoardView, look: Look): Drawing => {
  const [drawn, setDrawn] = useState(() => draw(view, look, []));
  if (drawn.view === view && drawn.look === look) return drawn;
  const next = draw(view, look, drawn.pieces);
  setDrawn(next);
  return next;
};

type Props = Omit<BoardProps, 'layout' | 'pieces' | 'onRest'> & {
  view: BoardView;
  /** How far the board lies turned, in degrees, whenever that changes. */
  onTurn?(degrees: number): void;
};

/** The map on the table, one painted frame late: what a tap is answered by beside it does not wait for it. */
export const Board = (props: Props) => <DrawnBoard {...useAfterPaint(props)} />;

/** It is drawn up here, and painted once Skia has come. */
const DrawnBoard = memo(function DrawnBoard({ onTurn, ...props }: Props) {
  const { angle = 0, insets, view } = props;
  const [look, setLook] = useState(() => lookFrom({ angle, scale: TOKEN.points }));
  const { layout, pieces } = useDrawing(view, look);
  const onRest = useCallback(
    (camera: Camera) => {
      const next = lookFrom(camera);
      setLook((now) => (now.angle === next.angle && now.radius === next.radius ? now : next));
      onTurn?.(camera.angle);
    },
    [onTurn],
  );
  return (
    <Suspense fallback={<BoardLoading />}>
      <BoardTable {...props} layout={layout} pieces={pieces} onRest={onRest}>
        {view.darkEverywhere ? <DarkEverywhere insets={insets} /> : null}
        {props.children}
      </BoardTable>
    </Suspense>
  );
});

/** §105.3 The icon that says the whole map is dark, where it cannot be missed. */
const DarkEverywhere = ({ insets }: Pick<BoardProps, 'insets'>) => {
  const words = useWords().board;
  return (
    <Picture
      label={words.darkEverywhere}
      style={{
        position: 'absolute',
        left: SPACE.m + (insets?.left ?? 0),
        top: SPACE.m + (insets?.top ?? 0),
      }}
    >
      <PieceIcon of={{ token: 'darkness' }} size={64} />
    </Picture>
  );
};
