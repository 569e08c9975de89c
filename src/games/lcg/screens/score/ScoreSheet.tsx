import { View } from 'react-native';
import type { GameState, PlayerScore, Score } from '@/games/lcg/play';
import { EXPLANATIONS, finalScore } from '@/games/lcg/play';
import { useGame } from '@/games/lcg/session/game';
import { useWords } from '@/games/lcg/session/useWords';
import { referenceText } from '@/games/lcg/words/references';
import { Choice } from '@/ui/Choice';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';

type Props = { state: GameState; called(seat: number): string };

/** R p.22; F, scoring: the score by either method, term by term. */
export const ScoreSheet = ({ state, called }: Props) => {
  const { score: words } = useWords();
  const [faq, core] = [finalScore(state, 'faq'), finalScore(state, 'core')];
  const score = finalScore(state);
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text size="heading" heading={2}>
        {words.sheet}
      </Text>
      {score && faq && core ? (
        <>
          <Choice
            label={words.method}
            value={state.scoring}
            options={[
              { value: 'faq', label: words.faq(faq.total) },
              { value: 'core', label: words.core(core.total) },
            ]}
            onChoose={(scoring) => void useGame.getState().act({ type: 'setScoring', scoring })}
          />
          {score.players.map((player, seat) => (
            <PlayerRow key={seat} name={called(seat)} player={player} />
          ))}
          <GroupRows score={score} counts={state.scoring === 'faq'} />
          <Explanation score={score} alone={state.players.length === 1} />
        </>
      ) : (
        <Text>{words.noScore}</Text>
      )}
    </Panel>
  );
};

const Row = ({ title, note, value }: { title: string; note: string; value: string }) => {
  const { colours } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.m,
        paddingVertical: SPACE.xs,
        borderBottomWidth: 1,
        borderColor: `${colours.faded}40`,
      }}
    >
      <View style={{ flex: 1 }}>
        <Text font="serifBold">{title}</Text>
        <Text tone="faded">{note}</Text>
      </View>
      <Text size="heading" font="sansBold">
        {value}
      </Text>
    </View>
  );
};

const PlayerRow = ({ name, player }: { name: string; player: PlayerScore }) => {
  const { score: words } = useWords();
  const terms = words.terms(player.threat, player.dead, player.damage);
  return (
    <Row
      title={name}
      note={player.eliminated ? `${terms}. ${words.eliminated}` : terms}
      value={String(player.subtotal)}
    />
  );
};

const GroupRows = ({
  score: { victory, rounds, forRounds, total },
  counts,
}: {
  score: Score;
  counts: boolean;
}) => {
  const { score: words } = useWords();
  return (
    <>
      <Row title={words.victory} note={words.victoryNote} value={`− ${victory}`} />
      <Row
        title={words.rounds(rounds)}
        note={counts ? words.roundsNote : words.roundsFree}
        value={`+ ${forRounds}`}
      />
      <View
        style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: SPACE.m }}
      >
        <Text size="heading" font="serifBold" style={{ flex: 1 }}>
          {words.total}
        </Text>
        <Text size="numeral" font="sansBold" tone="ember" live>
          {total}
        </Text>
      </View>
    </>
  );
};

const Explanation = ({ score: { explanation, mean }, alone }: { score: Score; alone: boolean }) => {
  const words = useWords();
  const sources = EXPLANATIONS[explanation].map((source) => referenceText(source, words));
  return (
    <Text size="label" tone="faded">
      {[
        words.explanations.said[explanation],
        `(${sources.join(', ')})`,
        ...(alone ? [] : [words.score.mean(mean.toFixed(1))]),
      ].join(' ')}
    </Text>
  );
};
