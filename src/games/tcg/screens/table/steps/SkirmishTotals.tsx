import type { Character, GameState, Skirmish, SkirmishResult } from '@/games/tcg/play';
import { openSkirmish, sideIn, skirmishResult } from '@/games/tcg/play';
import { useWords } from '@/games/tcg/session/useWords';
import { ResultLine, SumLine } from '../SumLines';
import { useNames } from '../useNames';
import type { StepProps } from './StepFrame';

const losersOf = (state: GameState, skirmish: Skirmish, { winner }: SkirmishResult): Character[] =>
  winner ? sideIn(state, skirmish, winner === 'shadow' ? 'freePeoples' : 'shadow') : [];

/** What a skirmish would come to now, in a sentence, before it is resolved. */
export const useOutcome = (state: GameState): ((skirmish: Skirmish) => string) => {
  const words = useWords().table.skirmish;
  const { character } = useNames(state);
  return (skirmish) => {
    const result = skirmishResult(state, skirmish);
    const { winner, overwhelmed, wounds } = result;
    if (winner === null) return words.nobody;
    const losers = losersOf(state, skirmish, result).map(character).join(', ');
    return overwhelmed ? words.overwhelms[winner](losers) : words.wins[winner](losers, wounds.total);
  };
};

/** p.15 Both totals of the skirmish under way, and who would win it. */
export const SkirmishTotals = ({ game, controls }: StepProps) => {
  const { state } = game;
  const words = useWords().table.skirmish;
  const outcome = useOutcome(state);
  const skirmish = openSkirmish(state);
  if (!skirmish) return null;
  const result = skirmishResult(state, skirmish);
  return (
    <>
      <SumLine label={words.freePeoples} sum={result.freePeoples} open={controls.open} />
      <SumLine label={words.shadow} sum={result.shadow} tone="ember" open={controls.open} />
      <ResultLine
        result={outcome(skirmish)}
        tone={result.winner === 'freePeoples' ? 'moss' : 'ember'}
        explanation={result.explanation}
        open={controls.open}
      />
    </>
  );
};
