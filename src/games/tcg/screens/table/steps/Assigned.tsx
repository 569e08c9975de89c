import { View } from 'react-native';
import { findCharacter, waitingSkirmishes } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Row, Section } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useNames } from '../useNames';

type Props = { game: OpenGame };

/** What is assigned already, each with a way back. */
export const Assigned = ({ game: { state } }: Props) => {
  const words = useWords().table.assign;
  const { byId } = useNames(state);
  const act = useGame((store) => store.act);
  const skirmishes = waitingSkirmishes(state);
  if (skirmishes.length === 0) return null;
  return (
    <Section title={words.done}>
      {skirmishes.map(({ id, defender, minions }) => (
        <View key={id} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Text style={{ flex: 1 }}>
            {words.line(defender === null ? '' : byId(defender), minions.map(byId).join(', '))}
          </Text>
          {minions.map((minion) => (
            <IconButton
              key={minion}
              icon="close"
              label={words.free(byId(minion))}
              onPress={() => void act({ type: 'unassign', minion })}
            />
          ))}
        </View>
      ))}
    </Section>
  );
};

/** p.27 Whoever owns the minion may add its tokens. */
export const Ambushes = ({ game: { state } }: Props) => {
  const words = useWords().table.assign;
  const { character } = useNames(state);
  const act = useGame((store) => store.act);
  return state.ambushes.flatMap((id) => {
    const minion = findCharacter(state, id);
    if (!minion) return [];
    const answer = (add: boolean) => void act({ type: 'ambush', minion: id, add });
    return (
      <View key={id} role="alert" style={{ gap: SPACE.s }}>
        <Text font="sansBold" tone="violet">
          {words.ambush(character(minion), minion.ambush)}
        </Text>
        <Row>
          <Button label={words.spring(minion.ambush)} onPress={() => answer(true)} />
          <Button kind="quiet" label={words.leave} onPress={() => answer(false)} />
        </Row>
      </View>
    );
  });
};
