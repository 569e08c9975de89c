import { companyOf } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { ResultLine } from '../SumLines';
import { useFollowing } from '../useFollowing';
import { useNames } from '../useNames';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** The cover: what comes at the start of a turn; a turn that begins at a sanctuary heals (p.6). */
export const Start = ({ game, controls }: StepProps) => {
  const following = useFollowing(game.state);
  const command = { type: 'next' } as const;
  return (
    <StepFrame game={game} controls={controls} next={{ command, caption: following(command) }}>
      {game.state.sanctuary === null ? null : (
        <Sanctuary game={game} controls={controls} left={game.state.sanctuary} />
      )}
    </StepFrame>
  );
};

const Sanctuary = ({ game: { state }, controls, left }: StepProps & { left: number }) => {
  const words = useWords().table.start;
  const { character } = useNames(state);
  const act = useGame((store) => store.act);
  const wounded = companyOf(state).filter(({ wounds }) => wounds > 0);
  return (
    <>
      <ResultLine result={words.heal(left)} tone="moss" explanation="sanctuary/heals" open={controls.open} />
      {wounded.length === 0 ? <Text tone="faded">{words.nobody}</Text> : null}
      {wounded.map((one) => (
        <Button
          key={one.id}
          label={words.one(character(one), one.wounds)}
          onPress={() => void act({ type: 'healAtSanctuary', character: one.id, amount: 1 })}
        />
      ))}
    </>
  );
};
