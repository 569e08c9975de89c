import { Suspense, useCallback, useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/games/jime/session/useWords';
import type { Camera } from '@/paint/camera';
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

/** `gone`: the pieces that left last. */
type Drawing = { view: BoardView; look: Look; layout: BoardLayout; pieces: Piece[]; gone: Piece[] };

/** So many pieces that left are kept: what undo brings back, or is lit a second time, is not painted anew. */
const KEPT = 40;

const draw = (view: BoardView, look: Look, before?: Drawing): Drawing => {
  const layout = lookedAt(layoutOf(view), look);
  const known = before ? [...before.gone, ...before.pieces] : [];
  const pieces = drawBoard(view, layout, known);
  const shown = new Set(pieces.map(({ key }) => key));
  return { view, look, layout, pieces, gone: known.filter(({ key }) => !shown.has(key)).slice(-KEPT) };
};

/** The drawing of a view, keeping every piece of the ones before that has not changed. */
const useDrawing = (view: BoardView, look: Look): Drawing => {
  const [drawn, setDrawn] = useState(() => draw(view, look));
  if (drawn.view === view && drawn.look === look) return drawn;
  const next = draw(view, look, drawn);
  setDrawn(next);
  return next;
};

type Props = Omit<BoardProps, 'layout' | 'pieces' | 'onRest'> & {
  view: BoardView;
  /** How far the board lies turned, in degrees, whenever that changes. */
  onTurn?(degrees: number): void;
};

/** The map on the table. It is drawn up here, and painted once Skia has come. */
export const Board = ({ onTurn, ...props }: Props) => {
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
};

/** §105.3 The icon that says the whole map is dark, where it cannot be missed. */
const DarkEverywhere = ({ insets }: Pick<BoardProps, 'insets'>) => {
  const words = useWords().board;
  return (
    <View
      role="img"
      aria-label={words.darkEverywhere}
      style={{
        position: 'absolute',
        left: SPACE.m + (insets?.left ?? 0),
        top: SPACE.m + (insets?.top ?? 0),
      }}
    >
      <PieceIcon of={{ token: 'darkness' }} size={64} />
    </View>
  );
};
