import type { ReactNode } from 'react';
import type { OpenGame } from '@/games/tcg/session/game';
import { Sheet as Frame } from '@/ui/tableSet';
import { useTableLayout } from '@/ui/useTableLayout';
import { Refusal } from '../Refusal';
import { UndoRedo } from '../UndoRedo';

type Props = {
  game: OpenGame;
  title: string;
  foot?: ReactNode;
  onClose(): void;
  /** A long list brings its own scrolling. */
  scrolls?: boolean;
  children: ReactNode;
};

/** A sheet of the table: what was refused and the way back are at its foot. */
export const Sheet = ({ game, onClose, ...props }: Props) => {
  const { compact } = useTableLayout();
  return (
    <Frame
      {...props}
      refusal={<Refusal onOverridden={onClose} />}
      undo={<UndoRedo game={game} brief={compact} />}
      onClose={onClose}
    />
  );
};
