import { useState } from 'react';
import { View } from 'react-native';
import type { Character, Command, GameState, Id, SkirmishResult } from '@/games/tcg/play';
import {
  defendersNow,
  findCharacter,
  freeMinions,
  skirmishResult,
  waitingSkirmishes,
} from '@/games/tcg/play';
import { useEntered } from '@/games/tcg/session/draftInput';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Pick } from '@/ui/Pick';
import { Row, Section } from '@/ui/Sheet';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useFollowing } from '../useFollowing';
import { useNames } from '../useNames';
import { useOptions } from './options';
import type { StepProps } from './StepFrame';
import { StepFrame } from './StepFrame';

/** p.14, p.20 Who fights whom: a minion is touched, then who faces it. */
export const Assign = ({ game, controls }: StepProps) => {
  const { state } = game;
  const following = useFollowing(state);
  const player = state.at.player ?? state.freePeoples;
  const byShadow = state.at.step === 'shadowAssignment';
  const minions = freeMinions(state).filter((one) => !byShadow || one.player === player);
  const command = { type: 'next' } as const;
  return (
    <StepFrame game={game} controls={controls} next={{ command, caption: following(command) }}>
      <Ambushes game={game} controls={controls} />
      <Pairing
        game={game}
        controls={controls}
        minions={minions}
        onPair={(minion, to) =>
          byShadow ? { type: 'assignMinion', player, minion, to } : { type: 'assignDefender', minion, to }
        }
      />
      <Assigned game={game} controls={controls} />
    </StepFrame>
  );
};

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

type PairingProps = StepProps & {
  minions: readonly Character[];
  onPair(minion: Id, to: Id): Command;
};

const Pairing = ({ game: { state }, minions, onPair }: PairingProps) => {
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

/** What is assigned already, each with a way back. */
const Assigned = ({ game: { state } }: StepProps) => {
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
const Ambushes = ({ game: { state } }: StepProps) => {
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

/** p.14 By an assignment action: one against one, both free. */
export const AssignByCard = ({ game, controls }: StepProps) => {
  const { state } = game;
  const words = useWords().table.assign;
  const [shown, show] = useState(false);
  const player = state.at.player ?? state.freePeoples;
  return (
    <>
      <Ambushes game={game} controls={controls} />
      {shown ? (
        <Pairing
          game={game}
          controls={controls}
          minions={freeMinions(state)}
          onPair={(minion, to) => ({ type: 'assignByAction', player, name: '', minion, to })}
        />
      ) : (
        <Button kind="quiet" label={words.byAction} onPress={() => show(true)} />
      )}
      <Assigned game={game} controls={controls} />
    </>
  );
};
