import { useState } from 'react';
import { View } from 'react-native';
import type { PlayerSeat } from '@/games/tcg/play';
import { BLANK_COMPANION, STARTING_COST, ringBearerOf, startersOf, startingCost } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useGame } from '@/games/tcg/session/game';
import { rememberCharacter } from '@/games/tcg/session/knownCharacters';
import { useWords } from '@/games/tcg/session/useWords';
import { useLeave } from '@/shell/play/useLeave';
import { Button } from '@/ui/Button';
import { FooterPage } from '@/ui/FooterPage';
import { IconButton } from '@/ui/IconButton';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Refusal } from '../Refusal';
import { CharacterForm } from '../sheets/CharacterForm';
import { SumLine } from '../SumLines';
import { UndoRedo } from '../UndoRedo';
import { useNames } from '../useNames';

/** p.10 Starting fellowships in the order of play: companions whose costs come to four at most. */
export const Fellowships = ({ game }: { game: OpenGame }) => {
  const { state } = game;
  const words = useWords().table.fellowships;
  const { player } = useNames(state);
  const act = useGame((store) => store.act);
  const seat = state.at.player ?? 0;
  const [next] = state.at.waiting;
  return (
    <FooterPage
      title={words.title(player(seat))}
      onBack={useLeave()}
      footer={
        <>
          <UndoRedo game={game} brief />
          <Button
            kind="primary"
            icon="company"
            label={next === undefined ? words.begin : words.then(player(next))}
            onPress={() => void act({ type: 'next' })}
          />
        </>
      }
    >
      <Refusal />
      <Text>{words.text}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: SPACE.m }}>
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 380, maxWidth: '100%' }}>
          <Company game={game} seat={seat} />
        </View>
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 380, maxWidth: '100%' }}>
          <NewStarter seat={seat} />
        </View>
      </View>
    </FooterPage>
  );
};

const Company = ({ game: { state }, seat }: { game: OpenGame; seat: PlayerSeat }) => {
  const words = useWords().table.fellowships;
  const { character } = useNames(state);
  const act = useGame((store) => store.act);
  const starters = startersOf(state, seat);
  const bearer = ringBearerOf(state, seat);
  const { burdens = 0, resistance = 0 } = state.players[seat] ?? {};
  const cost = startingCost(starters);
  return (
    <Panel>
      {bearer ? (
        <View>
          <Text font="serifBold" size="story">
            {character(bearer)}
          </Text>
          <Text tone="gold">{words.bearer(burdens, resistance)}</Text>
        </View>
      ) : null}
      {starters.length === 0 ? <Text tone="faded">{words.none}</Text> : null}
      {starters.map((one) => (
        <View key={one.id} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Text font="serifBold" size="story" style={{ flex: 1 }}>
            {character(one)}
          </Text>
          <Text tone="faded">{words.costs(one.twilightCost)}</Text>
          <IconButton
            icon="close"
            label={words.remove(character(one))}
            onPress={() => void act({ type: 'removeStarter', character: one.id })}
          />
        </View>
      ))}
      <SumLine
        label={words.cost(cost.total, STARTING_COST)}
        sum={cost}
        tone={cost.total > STARTING_COST ? 'ember' : 'violet'}
      />
    </Panel>
  );
};

const NewStarter = ({ seat }: { seat: PlayerSeat }) => {
  const words = useWords().table.fellowships;
  const act = useGame((store) => store.act);
  const [fields, setFields] = useState(BLANK_COMPANION);
  const add = () =>
    void act({ type: 'addStarter', player: seat, as: fields }).then((played) => {
      if (!played) return;
      void rememberCharacter(fields);
      setFields(BLANK_COMPANION);
    });
  return (
    <Panel>
      <CharacterForm starting fields={fields} onChange={setFields} />
      <Button icon="check" label={words.add} onPress={add} />
    </Panel>
  );
};
