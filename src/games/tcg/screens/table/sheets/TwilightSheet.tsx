import { moveCost, moveLimit } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { PrintedStepper, Section } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { SumLine } from '../SumLines';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** The pool by hand, and how many moves the turn has. */
export const TwilightSheet = ({ game, controls }: SheetProps) => {
  const { table } = useWords();
  const { state } = game;
  const { act, actOn } = useGame.getState();
  const limit = moveLimit(state);
  const change = (by: number) => void act({ type: 'changeMoveLimit', name: '', by });
  return (
    <Sheet game={game} title={table.twilight.title} onClose={controls.close}>
      <PrintedStepper
        counted
        label={table.pool}
        value={state.twilight}
        leap={5}
        onStep={(step) =>
          void actOn(({ twilight }) => ({ type: 'setTwilight', twilight: step(twilight) ?? 0 }))
        }
      />
      <Text>{table.twilight.text}</Text>
      <SumLine label={table.twilight.nextMove} sum={moveCost(state)} tone="violet" open={controls.open} />
      <Section title={table.limit.line(state.moves, limit.total)}>
        <SumLine label={table.limit.line(state.moves, limit.total)} sum={limit} open={controls.open} />
        <Button label={table.limit.more} onPress={() => change(1)} />
        <Button label={table.limit.less} onPress={() => change(-1)} />
      </Section>
    </Sheet>
  );
};
