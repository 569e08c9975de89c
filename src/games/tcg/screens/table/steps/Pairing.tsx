import { View } from 'react-native';
import type { Character, Command, GameState, Id, SkirmishResult } from '@/games/tcg/play';
import { defendersNow, skirmishResult, waitingSkirmishes } from '@/games/tcg/play';
import { useEntered } from '@/games/tcg/session/draftInput';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Pick, Row } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useNames } from '../useNames';
import { useOptions } from './options';
import type { StepProps } from './StepFrame';

/** What their skirmish would come to. */
const foreseen = (state: GameState, minion: Id, defender: Id): SkirmishResult => {
  const under = waitingSkirmishes(state).find((one) => one.defender === defender);
  return skirmishResult(state, {
    id: '',
    fierce: state.at.fierce,
    defender,
    minions: [...(under?.minions ?? []), minion],
    status: 'waiting',
    winner: null,
    overwhelmed: false,
  });
};

type Props = { game: StepProps['game'] } & {
  minions: readonly Character[];
  onPair(minion: Id, to: Id): Command;
};

/** A minion is touched, then who faces it; both totals are said before. */
export const Pairing = ({ game: { state }, minions, onPair }: Props) => {
  const words = useWords().table.assign;
  const { character } = useNames(state);
  const option = useOptions(state);
  const act = useGame((store) => store.act);
  const [chosen, choose] = useEntered<string[]>([]);
  const minion = minions.find(({ id }) => chosen.includes(id)) ?? minions[0];
  if (!minion) return <Text tone="faded">{words.none}</Text>;
  const sizeUp = (one: Character): string => {
    const { freePeoples, shadow } = foreseen(state, minion.id, one.id);
    return words.pair(character(one), freePeoples.total, shadow.total);
  };
  return (
    <>
      <Text font="sansBold">{words.minion}</Text>
      <Pick
        label={words.minion}
        options={minions.map((one) => option(one))}
        chosen={[minion.id]}
        onChange={choose}
      />
      <View role="group" aria-label={words.defender(character(minion))} style={{ gap: SPACE.s }}>
        <Text font="sansBold">{words.defender(character(minion))}</Text>
        <Row>
          {defendersNow(state).map((one) => (
            <Button key={one.id} label={sizeUp(one)} onPress={() => void act(onPair(minion.id, one.id))} />
          ))}
        </Row>
      </View>
    </>
  );
};
