import { View } from 'react-native';
import type { Id, PlayerSeat } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { useFollowing } from '../useFollowing';
import { useNames } from '../useNames';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

type Props = StepProps & { player: PlayerSeat; heirs: readonly Id[] };

/** p.17 A card may answer the death of a Ring-bearer; going on says that none does, and the player has lost. */
export const FallenBearer = ({ game, controls, player, heirs }: Props) => {
  const { table } = useWords();
  const words = table.fallen;
  const { player: nameOf, byId } = useNames(game.state);
  const act = useGame((store) => store.act);
  const following = useFollowing(game.state);
  const command = { type: 'next' } as const;
  return (
    <StepFrame game={game} controls={controls} next={{ command, caption: following(command) }}>
      <View role="alert">
        <Text font="serifBold" size="story" tone="ember">
          {words.title}
        </Text>
        <Text>{words.text(nameOf(player))}</Text>
      </View>
      {heirs.map((id) => (
        <Button
          key={id}
          icon="trinket"
          label={words.heir(byId(id))}
          onPress={() => void act({ type: 'makeRingBearer', character: id })}
        />
      ))}
      <Button
        kind="quiet"
        label={table.playing.action}
        onPress={() => controls.open({ kind: 'action', player })}
      />
    </StepFrame>
  );
};
