import { moveCost, siteNow } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { PrintedStepper } from '@/ui/tableSet';
import { SumLine } from '../SumLines';
import type { StepProps } from './StepFrame';

/** What the next move adds to the pool; the Shadow number of the site is entered where it is not known. */
export const MoveCost = ({ game: { state }, controls }: StepProps) => {
  const words = useWords().table.move;
  const actOn = useGame((store) => store.actOn);
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
            void actOn(({ sites }) => {
              const { name, laidBy, shadowNumber } = sites.find((one) => one.number === number) ?? site;
              return { type: 'describeSite', number, name, laidBy, shadowNumber: step(shadowNumber) };
            })
          }
        />
      ) : null}
      <SumLine label={words.cost} sum={moveCost(state)} tone="violet" open={controls.open} />
    </>
  );
};
