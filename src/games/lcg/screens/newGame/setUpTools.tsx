import { View } from 'react-native';
import { COMPONENTS } from '@/games/lcg/content';
import { heroesOf, startThreat, survivors } from '@/games/lcg/play';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import type { OpenGame } from '@/games/lcg/session/game';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { NumberPick } from './NumberPick';
import { drawLot } from './drawLot';

type Props = { game: OpenGame };

const act = (command: Parameters<ReturnType<typeof useGame.getState>['act']>[0]): void =>
  void useGame.getState().act(command);

const useCalled = ({ state }: OpenGame): ((seat: number) => string) => {
  const { cover } = useWords();
  return (seat) => state.players[seat]?.name || cover.player(seat + 1);
};

export const Shuffle = ({ game: { state, content } }: Props) => {
  const { setUp: words, names } = useWords();
  const { sets } = content.scenarios[state.scenario];
  const carriesOver = state.variant === 'nightmare' && state.results.length > 0;
  return (
    <>
      <Text>
        {sets.length > 0 ? words.sets(sets.map((set) => names.encounterSet[set]).join(', ')) : words.noSets}
      </Text>
      {carriesOver ? <Text>{words.carried}</Text> : null}
    </>
  );
};

/** R p.10 Each dial with its sum; in a nightmare it may stay where it was. */
export const PlaceHeroes = ({ game }: Props) => {
  const { setUp: words, newGame, explanations } = useWords();
  const called = useCalled(game);
  const { state } = game;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
      {survivors(state).map((seat) => {
        const threat = state.players[seat]?.threat ?? 0;
        const { terms, total } = startThreat(heroesOf(state, seat));
        const sum = terms.map(({ name, value, known }) =>
          known ? `${name} ${value}` : newGame.unknownCost(name),
        );
        return (
          <View key={seat} style={{ flexGrow: 1, flexBasis: 260, gap: SPACE.xs }}>
            <Text font="serifBold">{words.dial(called(seat), threat)}</Text>
            <Text tone="faded">
              {threat === total ? newGame.sum(sum.join(' + ')) : explanations.said['threat/carried']}
            </Text>
          </View>
        );
      })}
    </View>
  );
};

export const Tokens = ({ game: { state } }: Props) => {
  const { setUp: words } = useWords();
  const { damage, progress, resources } = COMPONENTS;
  const { boxes } = state;
  return <Text>{words.tokens(damage * boxes, progress * boxes, resources * boxes)}</Text>;
};

export const FirstPlayer = ({ game }: Props) => {
  const { setUp: words } = useWords();
  const called = useCalled(game);
  const seats = survivors(game.state);
  const choose = (player: number) => act({ type: 'setFirstPlayer', player });
  const drawLots = () => choose(drawLot(seats) ?? 0);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
      <Choice
        label={words.firstPlayer}
        value={String(game.state.firstPlayer)}
        options={seats.map((seat) => ({ value: String(seat), label: called(seat) }))}
        onChoose={(seat) => choose(Number(seat))}
      />
      {seats.length > 1 ? (
        <Button kind="quiet" icon="retry" label={words.drawLots} onPress={drawLots} />
      ) : null}
    </View>
  );
};

/** R p.10 One mulligan each. */
export const DrawHands = ({ game }: Props) => {
  const { setUp: words, app } = useWords();
  const called = useCalled(game);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
      {survivors(game.state).map((seat) =>
        game.state.players[seat]?.mulligan ? (
          <Text key={seat} tone="moss" font="sansBold">
            {app.pair(called(seat), words.mulliganTaken)}
          </Text>
        ) : (
          <Button
            key={seat}
            label={app.pair(called(seat), words.mulligan)}
            said={words.mulliganFor(called(seat))}
            onPress={() => act({ type: 'mulligan', player: seat })}
          />
        ),
      )}
    </View>
  );
};

/** The quest points are asked once for each scenario. */
export const QuestCards = ({ game: { state, content } }: Props) => {
  const { setUp: words } = useWords();
  const { scenario, quest } = state;
  const { cardNumbers } = content.scenarios[scenario];
  const pick = (questPoints: number) => {
    act({ type: 'setQuest', stage: 1, questPoints, blocked: quest.blocked });
    if (scenario !== 'other')
      void useCatalogue.getState().remember([{ kind: 'quest', scenario, stage: 1, questPoints }]);
  };
  return (
    <>
      {cardNumbers.length > 0 ? <Text>{words.cardNumbers(cardNumbers.join(', '))}</Text> : null}
      <NumberPick label={words.questPoints} value={quest.questPoints} from={1} to={16} onPick={pick} />
    </>
  );
};
