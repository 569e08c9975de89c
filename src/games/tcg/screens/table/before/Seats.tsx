import { View } from 'react-native';
import type { GameState, PlayerSeat } from '@/games/tcg/play';
import { freePlaces } from '@/games/tcg/play';
import type { OpenGame } from '@/games/tcg/session/game';
import { useGame } from '@/games/tcg/session/game';
import { useWords } from '@/games/tcg/session/useWords';
import { useLeave } from '@/shell/play/useLeave';
import { Button } from '@/ui/Button';
import { FooterPage } from '@/ui/FooterPage';
import { Panel } from '@/ui/Panel';
import { Picture } from '@/ui/Picture';
import { Row } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Refusal } from '../Refusal';
import { UndoRedo } from '../UndoRedo';
import { useNames } from '../useNames';

type Props = { game: OpenGame };

/** p.9 The bids lie open; the highest chooses a place in the order of play, then the next. */
export const Seats = ({ game }: Props) => {
  const { state } = game;
  const words = useWords().table.seats;
  const { player } = useNames(state);
  const [chooser = 0, ...others] = state.choosing;
  return (
    <FooterPage title={words.title} onBack={useLeave()} footer={<UndoRedo game={game} />}>
      <Revealed game={game} />
      <Panel>
        <Text size="heading" heading={2}>
          {words.choose(player(chooser))}
        </Text>
        <Places game={game} chooser={chooser} />
        {others.length > 0 ? <Text tone="faded">{words.order(others.map(player).join(', '))}</Text> : null}
        <Ties game={game} />
      </Panel>
      <Refusal />
    </FooterPage>
  );
};

/** All bids together, the numbers large. */
const Revealed = ({ game: { state } }: Props) => {
  const words = useWords().table.seats;
  const { player: nameOf } = useNames(state);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
      {state.players.map(({ bid, lost }, seat) => (
        <Picture key={seat} label={words.bid(nameOf(seat), bid ?? 0)} style={{ flexGrow: 1, flexBasis: 150 }}>
          <Panel style={{ alignItems: 'center', gap: SPACE.xs }}>
            <Text font="serifBold">{nameOf(seat)}</Text>
            <Text size="numeral" font="sansBold" tone={lost === null ? 'ink' : 'ember'}>
              {bid ?? 0}
            </Text>
            {lost === null ? null : <Text tone="ember">{words.corrupted(nameOf(seat))}</Text>}
          </Panel>
        </Picture>
      ))}
    </View>
  );
};

const Places = ({ game: { state }, chooser }: Props & { chooser: PlayerSeat }) => {
  const words = useWords().table.seats;
  const { player } = useNames(state);
  const act = useGame((store) => store.act);
  const free = freePlaces(state);
  return (
    <Row>
      {state.places.map((taken, place) =>
        taken === null && free.includes(place) ? (
          <Button
            key={place}
            label={words.place(place)}
            onPress={() => void act({ type: 'chooseSeat', player: chooser, place })}
          />
        ) : (
          <Text key={place} font="sansBold" style={{ paddingVertical: SPACE.m }}>
            {words.taken(words.place(place), taken === null ? '' : player(taken))}
          </Text>
        ),
      )}
    </Row>
  );
};

/** Neighbours in the order of choice whose bids are equal. */
const tiesIn = ({ choosing, players }: GameState): number[] =>
  choosing.flatMap((seat, at) => {
    const after = choosing[at + 1];
    return after !== undefined && players[seat]?.bid === players[after]?.bid ? [at] : [];
  });

/** p.9 Chance has decided between equal bids, unless the table tosses for it. */
const Ties = ({ game: { state } }: Props) => {
  const words = useWords().table.seats;
  const { player } = useNames(state);
  const act = useGame((store) => store.act);
  const { choosing } = state;
  return tiesIn(state).map((at) => {
    const [first = 0, second = 0] = choosing.slice(at, at + 2);
    const order = [...choosing.slice(0, at), second, first, ...choosing.slice(at + 2)];
    return (
      <View key={at} style={{ gap: SPACE.s }}>
        <Text>{words.tie([first, second].map(player).join(', '))}</Text>
        <View style={{ alignItems: 'flex-start' }}>
          <Button
            kind="quiet"
            icon="flip"
            label={words.tossed(player(second), player(first))}
            onPress={() => void act({ type: 'settleTies', order })}
          />
        </View>
      </View>
    );
  });
};
