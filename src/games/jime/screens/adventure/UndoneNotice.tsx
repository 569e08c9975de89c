import { useState } from 'react';
import type { GameState } from '@/games/jime/play';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { HandsDo } from './undoText';
import { handsDo, useUndoText } from './undoText';

type Seen = { state: GameState; head: number };

/** §75.1 After undo: the pieces that lie on the table and no longer in the app, or the other way round, until the next step. */
export const UndoneNotice = () => {
  const words = useWords();
  const text = useUndoText();
  const game = useGame((store) => store.game);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [change, setChange] = useState<HandsDo | null>(null);
  if (game && game.state !== seen?.state) {
    const { state, history } = game;
    setSeen({ state, head: history.head });
    setChange(seen && history.head < seen.head ? handsDo(seen.state, state) : null);
  }
  const hands = change ? text.hands(change) : '';
  if (hands === '') return null;
  return (
    <Notice
      kind="info"
      text={words.table.undo.undone(hands)}
      action={<Button icon="check" label={words.prompts.done} onPress={() => setChange(null)} />}
    />
  );
};
