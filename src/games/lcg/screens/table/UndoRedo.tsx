import type { OpenGame } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { canRedo, canUndo } from '@/kernel/history';
import { UndoRedo as Steps } from '@/ui/tableSet';

/** One step back, one step forward, each with the command it touches. */
export const UndoRedo = ({ game, brief = false }: { game: OpenGame; brief?: boolean }) => {
  const { table, rules } = useWords();
  const { undo, redo } = useGame.getState();
  const back = canUndo(game.history)?.command.type;
  const again = canRedo(game.history)?.command.type;
  return (
    <Steps
      words={table.undo}
      back={back ? rules.command[back] : null}
      again={again ? rules.command[again] : null}
      brief={brief}
      onUndo={() => void undo()}
      onRedo={() => void redo()}
    />
  );
};
