import type { PlayerSeat } from '@/games/tcg/play';
import { reconciling } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { PrintedStepper } from '@/ui/tableSet';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { ResultLine } from '../SumLines';
import { useNames } from '../useNames';
import type { StepProps } from './StepFrame';

type Props = StepProps & { player: PlayerSeat; discarded: number; onDiscard(cards: number): void };

/** A hand is reconciled: what may go and what comes, where the table says how many cards are held. */
export const Hand = ({ game: { state }, controls, player, discarded, onDiscard }: Props) => {
  const words = useWords().table.reconcile;
  const { player: nameOf } = useNames(state);
  const actOn = useGame((store) => store.actOn);
  const hand = state.players[player]?.hand ?? null;
  const { mustDiscard, mayDiscard, draws } = reconciling(state, hand ?? 0);
  return (
    <>
      <Text>{words.rule(state.base.handSize, state.base.freeDiscards)}</Text>
      <PrintedStepper
        label={words.hand(nameOf(player))}
        value={hand}
        first={state.base.handSize}
        onStep={(step) =>
          void actOn(({ players }) => ({
            type: 'setHand',
            player,
            cards: step(players[player]?.hand ?? null),
          }))
        }
      />
      {hand === null ? null : (
        <>
          <Text size="label" tone="faded">
            {words.discard}
          </Text>
          <Stepper
            label={words.discard}
            value={discarded}
            min={mustDiscard}
            max={mayDiscard}
            onChange={onDiscard}
          />
          <ResultLine
            result={words.draws(nameOf(player), discarded, draws(discarded))}
            tone="river"
            explanation="reconcile/hand"
            open={controls.open}
          />
        </>
      )}
    </>
  );
};
