import { charactersOf, valueOf } from '@/games/lcg/play';
import { useEntered } from '@/games/lcg/session/draftInput';
import { useWords } from '@/games/lcg/session/useWords';
import { Pick } from '@/ui/tableSet';
import { useNames } from '../useNames';
import { useOptions } from './options';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** R p.14 Each player in turn commits all chosen characters at once. */
export const Commit = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { names, table } = useWords();
  const { player: nameOf } = useNames(state);
  const option = useOptions(state);
  const [chosen, choose] = useEntered<string[]>([]);
  const player = state.at.player ?? state.firstPlayer;
  const all = charactersOf(state, player);
  const committed = all.filter(({ id }) => chosen.includes(id));
  const willpower = committed.reduce((sum, one) => sum + valueOf(state, one, 'willpower'), 0);
  return (
    <StepFrame
      game={game}
      controls={controls}
      title={names.step.commit}
      now={table.now.commit(nameOf(player))}
      next={{
        command: { type: 'commit', player, characters: committed.map(({ id }) => id) },
        caption: table.commit.next(committed.length, willpower),
      }}
    >
      <Pick
        many
        label={table.commit.who}
        options={all.map((one) => option.character(one, 'willpower'))}
        chosen={committed.map(({ id }) => id)}
        onChange={choose}
      />
    </StepFrame>
  );
};
