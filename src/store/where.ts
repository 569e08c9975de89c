import { useState } from 'react';
import { keepWhere } from '@/saves/where';
import { useBook } from './book';
import { useGame } from './game';

/** Where the sheet of the open prompt was left when the save was last put away; its first step otherwise. */
const stepLeft = (steps: number): number => {
  const { game } = useGame.getState();
  if (!game?.left) return 0;
  const { left, slot, history } = game;
  const here = left.slot === slot && left.applied === history.first + history.head;
  return here && left.step < steps ? left.step : 0;
};

/**
 * How far the table has come on this sheet, kept beside the save: an app that was killed opens on the same page again. What
 * cannot be written is not worth stopping anyone for.
 */
export const useStep = (steps: number): [number, (step: number) => void] => {
  const [at, setAt] = useState(() => stepLeft(steps));
  const go = (step: number): void => {
    setAt(step);
    const { game } = useGame.getState();
    const { book } = useBook.getState();
    if (!game || game.slot === null || !book) return;
    const { slot, history } = game;
    void keepWhere(book, { slot, applied: history.first + history.head, step }).catch(() => undefined);
  };
  return [at, go];
};
