import { moveCost, siteNow } from '@/games/tcg/play';
import { useWords } from '@/games/tcg/session/useWords';
import { PrintedStepper } from '@/ui/tableSet';
import { describeSite } from '../describeSite';
import { SumLine } from '../SumLines';
import type { StepProps } from './StepFrame';

/** What the next move adds to the pool; the Shadow number of the site is entered where it is not known. */
export const MoveCost = ({ game: { state }, controls }: StepProps) => {
  const words = useWords().table.move;
  const number = siteNow(state) + 1;
  const site = state.sites.find((one) => one.number === number);
  return (
    <>
      {site ? (
        <PrintedStepper
          label={words.shadowNumber(number)}
          value={site.shadowNumber}
          first={3}
          onStep={(step) =>
            void describeSite(number, ({ shadowNumber }) => ({ shadowNumber: step(shadowNumber) }))
          }
        />
      ) : null}
      <SumLine label={words.cost} sum={moveCost(state)} tone="violet" open={controls.open} />
    </>
  );
};
