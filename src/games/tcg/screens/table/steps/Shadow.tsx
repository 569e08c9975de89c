import { siteToControl } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { useFollowing } from '../useFollowing';
import { useNames } from '../useNames';
import { PlayButton, PlayButtons } from './PlayButtons';
import { Remembered } from './Remembered';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** p.12 One Shadow player plays minions and other cards with the tokens of the pool. */
export const Shadow = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { table } = useWords();
  const { player: nameOf } = useNames(state);
  const act = useGame((store) => store.act);
  const following = useFollowing(state);
  const player = state.at.player ?? 0;
  const passed = siteToControl(state);
  const command = { type: 'next' } as const;
  return (
    <StepFrame game={game} controls={controls} next={{ command, caption: following(command) }}>
      <PlayButtons>
        <PlayButton
          label={table.playing.minion}
          onPress={() => controls.open({ kind: 'playCharacter', player, as: 'minion' })}
        />
        <PlayButton
          label={table.playing.card}
          onPress={() => controls.open({ kind: 'playCard', player, on: null })}
        />
        <PlayButton label={table.playing.action} onPress={() => controls.open({ kind: 'action', player })} />
      </PlayButtons>
      <Remembered game={game} player={player} kind="minion" />
      {passed ? (
        <Button
          kind="quiet"
          icon="crown"
          label={table.control.take(nameOf(player), passed.number)}
          onPress={() => void act({ type: 'takeControl', player, site: passed.number })}
        />
      ) : null}
    </StepFrame>
  );
};
