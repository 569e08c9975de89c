import { Suspense, useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/games/jime/session/useWords';
import { SPACE } from '@/ui/theme';
import { BoardLoading } from './BoardLoading';
import type { BoardProps } from './BoardTable';
import { BoardTable } from './BoardTable';
import type { Piece } from './pieces';
import { drawBoard } from './drawList';
import type { BoardLayout } from './layout';
import { layoutOf } from './layout';
import { PieceIcon } from './PieceIcon';
import type { BoardView } from './view';

type Drawing = { view: BoardView; layout: BoardLayout; pieces: Piece[] };

const draw = (view: BoardView, before: readonly Piece[]): Drawing => {
  const layout = layoutOf(view);
  return { view, layout, pieces: drawBoard(view, layout, before) };
};

/** The drawing of a view, keeping every piece of the one before that has not changed. */
const useDrawing = (view: BoardView): Drawing => {
  const [drawn, setDrawn] = useState(() => draw(view, []));
  if (drawn.view === view) return drawn;
  const next = draw(view, drawn.pieces);
  setDrawn(next);
  return next;
};

/** The map on the table. It is drawn up here, and painted once Skia has come. */
export const Board = (props: Omit<BoardProps, keyof Drawing> & { view: BoardView }) => (
  <Suspense fallback={<BoardLoading />}>
    <BoardTable {...props} {...useDrawing(props.view)}>
      {props.view.darkEverywhere ? <DarkEverywhere insets={props.insets} /> : null}
      {props.children}
    </BoardTable>
  </Suspense>
);

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
