import { mayMove, moveCost, siteNow } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Text } from '@/ui/Text';
import { useFollowing } from '../useFollowing';
import { MoveCost } from './MoveCost';
import { PlayButton, PlayButtons } from './PlayButtons';
import { Remembered } from './Remembered';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** p.11–12 The company is made stronger, and then it moves. */
export const Fellowship = ({ game, controls }: StepProps) => {
  const { state } = game;
  const { table } = useWords();
  const act = useGame((store) => store.act);
  const following = useFollowing(state);
  const { freePeoples: player } = state;
  const moves = mayMove(state);
  const { drawn = 0 } = state.players[player] ?? {};
  const command = { type: 'next' } as const;
  const caption = moves ? table.move.to(siteNow(state) + 1, moveCost(state).total) : following(command);
  return (
    <StepFrame game={game} controls={controls} next={{ command, caption }}>
      <PlayButtons>
        {(['companion', 'ally'] as const).map((as) => (
          <PlayButton
            key={as}
            label={table.playing[as]}
            onPress={() => controls.open({ kind: 'playCharacter', player, as })}
          />
        ))}
        <PlayButton
          label={table.playing.card}
          onPress={() => controls.open({ kind: 'playCard', player, on: null })}
        />
        <PlayButton label={table.playing.action} onPress={() => controls.open({ kind: 'action', player })} />
        <PlayButton label={table.playing.draw} onPress={() => void act({ type: 'draw', player, cards: 1 })} />
      </PlayButtons>
      {drawn > 0 ? <Text tone="faded">{table.playing.drawn(drawn)}</Text> : null}
      <Remembered game={game} player={player} kind="companion" />
      {moves ? <MoveCost game={game} controls={controls} /> : <Text>{table.move.noMore}</Text>}
    </StepFrame>
  );
};
