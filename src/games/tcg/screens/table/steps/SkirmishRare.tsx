import { useState } from 'react';
import type { Skirmish } from '@/games/tcg/play';
import { skirmishResult } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { PrintedStepper, Row } from '@/ui/tableSet';
import type { StepProps } from './StepFrame';

type Props = Pick<StepProps, 'game'> & { skirmish: Skirmish };

/** The table counts for itself, or a card ends the skirmish. */
export const SkirmishRare = ({ game: { state }, skirmish }: Props) => {
  const words = useWords().table.skirmish;
  const { act, actOn } = useGame.getState();
  const { totals } = state;
  const [counting, count] = useState(totals.freePeoples !== null || totals.shadow !== null);
  return (
    <>
      {counting ? (
        <Row>
          {(['freePeoples', 'shadow'] as const).map((side) => (
            <PrintedStepper
              key={side}
              label={words[side]}
              value={totals[side]}
              first={skirmishResult(state, skirmish)[side].total}
              onStep={(step) =>
                void actOn((now) => ({ type: 'setTotals', ...now.totals, [side]: step(now.totals[side]) }))
              }
            />
          ))}
        </Row>
      ) : (
        <Button kind="quiet" label={words.own} onPress={() => count(true)} />
      )}
      <Button
        kind="quiet"
        label={words.cancel}
        onPress={() => void act({ type: 'cancelSkirmish', skirmish: skirmish.id })}
      />
    </>
  );
};
