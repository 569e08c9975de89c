import { View } from 'react-native';
import { finalScore, scenarioAfter } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { ResultLine } from '../SumLines';
import { useNames } from '../useNames';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** R p.22 Won or lost. Only a won game has a score. */
export const Ended = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { names, table } = useWords();
  const { player } = useNames(state);
  const score = finalScore(state);
  const after = scenarioAfter(state);
  const outcome = state.outcome ?? 'lost';
  return (
    <StepFrame
      game={game}
      controls={controls}
      title={table.ended[outcome]}
      now={table.ended.gist[outcome]}
      next={after && { command: { type: 'nextScenario' }, caption: names.scenario[after] }}
    >
      {score ? (
        <View style={{ gap: SPACE.xs }}>
          {score.players.map(({ threat, dead, damage, subtotal }, seat) => (
            <Text key={seat}>{table.ended.line(player(seat), threat, dead, damage, subtotal)}</Text>
          ))}
          <Text>{table.ended.rounds(score.rounds, score.forRounds)}</Text>
          <Text>{table.ended.victory(score.victory)}</Text>
          <ResultLine
            result={table.ended.total(score.total)}
            tone="gold"
            explanation={score.explanation}
            open={controls.open}
          />
        </View>
      ) : null}
    </StepFrame>
  );
};
